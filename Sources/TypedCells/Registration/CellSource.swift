/// Where a host gets new cells from: data that each host interprets in its own toolkit's terms.
public enum CellSource: Hashable, Sendable {
  /// The host creates instances of the registered class.
  case cellClass

  /// The host loads a nib.
  ///
  /// - Parameters:
  ///   - name: the nib's file name without its extension.
  ///   - bundlePath: the path of the bundle that holds it, as in `Bundle.module.bundlePath`; `nil`
  ///     for the bundle that holds the cell class.
  case nib(name: String, bundlePath: String? = nil)

  /// The host knows the identifier already, as a storyboard's table knows its prototypes.
  case prototype
}

extension CellSource: CustomStringConvertible {
  /// The source in words, as in `nib 'PriceCell'`.
  public var description: String {
    switch self {
    case .cellClass: "class"
    case .nib(let name, nil): "nib '\(name)'"
    case .nib(let name, let bundlePath?): "nib '\(name)' in '\(bundlePath)'"
    case .prototype: "prototype"
    }
  }
}
