import TypedCells

/// Why a cell, a header or a footer could not be dequeued, found before UIKit raises an exception.
public enum DequeuingError: Error, Hashable, Sendable {
  /// There is no bundle at the path that a registration names.
  case noBundle(path: String, nib: String)

  /// The bundle has no nib of the name that a registration gives.
  case noNib(name: String, bundlePath: String)

  /// No prototype of the identifier is connected to the table in its storyboard.
  case noPrototype(String)

  /// A collection view can't be asked whether its storyboard has a prototype with this identifier.
  case uncheckedPrototype(String)

  /// The table or collection view was deallocated.
  case noView
}

extension DequeuingError: CustomStringConvertible {
  /// What was looked for and is not there, in a sentence.
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
