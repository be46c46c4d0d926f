import TypedCells

/// Where the views of a reuse identifier come from.
@MainActor
enum ViewSource<View: AnyObject> {
  /// Views are created by their class.
  case viewClass(View.Type)
  /// A nib is registered with the view.
  case nib
  /// The nib of the view that shows the list contains a prototype.
  case prototype
  /// Nothing is registered, because the nib doesn't exist.
  case missing(DequeuingError)

  /// Finds the source of an identifier's views, and registers its nib or its class.
  ///
  /// - Parameters:
  ///   - registration: the registration.
  ///   - register: registers a nib, or the class itself if it's `nil`.
  init(of registration: CellRegistration<View>, register: (NSNib?) -> Void) {
    switch registration.source {
    case .cellClass:
      register(nil)
      self = .viewClass(registration.cellClass)
    case .nib(let name, let path):
      guard let bundle = path.map({ Bundle(path: $0) }) ?? Bundle(for: registration.cellClass)
      else {
        self = .missing(.noBundle(path: path ?? "", nib: name))
        return
      }
      guard let nib = NSNib(nibNamed: name, bundle: bundle) else {
        self = .missing(.noNib(name: name, bundlePath: bundle.bundlePath))
        return
      }
      register(nib)
      self = .nib
    case .prototype:
      self = .prototype
    }
  }
}

/// The reason why a cell, header or footer can't be made.
public enum DequeuingError: Error, Hashable, Sendable {
  /// No bundle exists at the path of the registration.
  case noBundle(path: String, nib: String)

  /// The bundle contains no nib with the name of the registration.
  case noNib(name: String, bundlePath: String)

  /// The view returned no view for the identifier: its nib has no prototype, or contains nothing of the cell's class.
  case noPrototype(String)

  /// The list can't use prototypes of this view.
  case unsupportedPrototype(String)

  /// The table or collection view was deallocated.
  case viewIsGone
}

extension DequeuingError: CustomStringConvertible {
  /// The problem and its cure, in a sentence.
  public var description: String {
    switch self {
    case .noBundle(let path, let nib):
      "there is no bundle at '\(path)' for the nib '\(nib)'; register the nib with the path of its bundle"
    case .noNib(let name, let bundlePath):
      "the bundle '\(bundlePath)' has no nib '\(name)'; register it with the path of the bundle that contains it"
    case .noPrototype(let identifier):
      "the table has no NSTableCellView with the identifier '\(identifier)'; set it on a view of the table's nib"
    case .unsupportedPrototype(let identifier):
      "a collection view of AppKit has no prototypes; register a class or a nib for '\(identifier)'"
    case .viewIsGone: "the table or collection view was deallocated; keep it while you use the list"
    }
  }
}
