public import TypedCells

/// An error that a ``HeadlessList`` throws if it can't dequeue a cell.
public enum HeadlessListError: Error, Equatable {
  /// The identifier isn't registered. The description repeats the message of UIKit's exception.
  case unregistered(ReuseIdentifier)

  /// A registration names a nib that wasn't provided.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - identifier: the identifier registered for the nib.
  case missingNib(name: String, identifier: ReuseIdentifier)

  /// A registration relies on a prototype that wasn't provided.
  case missingPrototype(ReuseIdentifier)
}

extension HeadlessListError: CustomStringConvertible {
  /// The identifier and the missing registration, nib or prototype, in a sentence.
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
