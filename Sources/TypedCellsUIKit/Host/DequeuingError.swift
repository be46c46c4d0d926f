import TypedCells

/// The reason why a cell, header or footer can't be dequeued, found before UIKit raises an exception.
public enum DequeuingError: Error, Hashable, Sendable {
  /// No bundle exists at the path of the registration.
  case noBundle(path: String, nib: String)

  /// The bundle contains no nib with the name of the registration.
  case noNib(name: String, bundlePath: String)

  /// The table's storyboard has no prototype with the identifier.
  case noPrototype(String)

  /// The prototype can't be checked, because a collection view has no method that looks for one.
  case uncheckedPrototype(String)

  /// The table or collection view was deallocated.
  case viewIsGone
}

extension DequeuingError: CustomStringConvertible {
  /// The problem and how to fix it, in a sentence.
  public var description: String {
    switch self {
    case .noBundle(let path, let nib):
      "there is no bundle at '\(path)' for the nib '\(nib)'; register the nib with the path of its bundle"
    case .noNib(let name, let bundlePath):
      "the bundle '\(bundlePath)' has no nib '\(name)'; register it with the path of the bundle that contains it"
    case .noPrototype(let identifier):
      "the storyboard has no prototype with the identifier '\(identifier)'; set it on a prototype of this table"
    case .uncheckedPrototype(let identifier):
      "the prototype with the identifier '\(identifier)' can't be checked, because a collection view has no method "
        + "that looks for one; show the row in a test"
    case .viewIsGone: "the table or collection view was deallocated; keep it while you use the list"
    }
  }
}
