import TypedCells

/// The reason why a cell, header or footer can't be dequeued, found before UIKit raises an exception.
public enum DequeuingError: Error, Hashable, Sendable {
  /// No bundle exists at the path of the registration.
  case noBundle(path: String, nib: String)

  /// The bundle contains no nib with the name of the registration.
  case noNib(name: String, bundlePath: String)

  /// The table's storyboard contains no prototype with the identifier.
  case noPrototype(String)

  /// A collection view has no method that tells whether its storyboard has a prototype with this identifier.
  case uncheckedPrototype(String)

  /// The table or collection view was deallocated.
  case noView
}

extension DequeuingError: CustomStringConvertible {
  /// A sentence that names the missing nib, prototype or cell.
  public var description: String {
    switch self {
    case .noBundle(let path, let nib): "there is no bundle at '\(path)' for the nib '\(nib)'"
    case .noNib(let name, let bundlePath): "the bundle '\(bundlePath)' has no nib '\(name)'"
    case .noPrototype(let identifier):
      "the storyboard connects no prototype with the identifier '\(identifier)'"
    case .uncheckedPrototype(let identifier):
      "a collection view can't be asked whether it has a prototype with the identifier '\(identifier)'"
    case .noView: "the view was deallocated"
    }
  }
}
