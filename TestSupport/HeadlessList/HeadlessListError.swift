public import TypedCells

/// Why a ``HeadlessList`` could not dequeue a cell.
public enum HeadlessListError: Error, Equatable {
  /// Nobody registered the identifier; UIKit raises an exception in these words.
  case unregistered(ReuseIdentifier)

  /// A registration names a nib that was never provided.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - identifier: the identifier that was registered for it.
  case missingNib(name: String, identifier: ReuseIdentifier)

  /// A registration relies on a prototype that was never provided.
  case missingPrototype(ReuseIdentifier)
}

extension HeadlessListError: CustomStringConvertible {
  /// What was asked for and is not there, in a sentence.
  public var description: String {
    switch self {
    case .unregistered(let identifier):
      "unable to dequeue a cell with identifier '\(identifier)': "
        + "must register a nib or a class for the identifier or connect a prototype"
    case .missingNib(let name, let identifier):
      "could not load the nib '\(name)' for identifier '\(identifier)': "
        + "no nib of that name was provided"
    case .missingPrototype(let identifier):
      "there is no prototype with identifier '\(identifier)'"
    }
  }
}
