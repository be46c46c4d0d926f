/// The source of new cells: their class, a nib or a prototype. Each host interprets it for its toolkit.
///
/// Declare it in the cell class with ``ReusableCell/cellSource``, or pass it to ``CellRegistry/register(_:as:from:)``:
///
/// ```swift
/// try registry.register(PriceCell.self, from: .nib(name: "PriceCell"))
/// ```
public enum CellSource: Hashable, Sendable {
  /// The host creates instances of the registered class.
  case cellClass

  /// The host loads a nib.
  ///
  /// - Parameters:
  ///   - name: the nib's file name without its extension.
  ///   - bundlePath: the path of the bundle that contains it, such as `Bundle.module.bundlePath`; `nil`
  ///     for the bundle of the cell class.
  case nib(name: String, bundlePath: String? = nil)

  /// The identifier is registered with the view already, because the view's storyboard has a prototype.
  case prototype
}

extension CellSource: CustomStringConvertible {
  /// The source in words, such as `nib 'PriceCell'`.
  public var description: String {
    switch self {
    case .cellClass: "class"
    case .nib(let name, nil): "nib '\(name)'"
    case .nib(let name, let bundlePath?): "nib '\(name)' in '\(bundlePath)'"
    case .prototype: "prototype"
    }
  }
}
