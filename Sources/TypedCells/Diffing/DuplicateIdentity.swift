/// Two elements have one identity, where each was to have its own.
public struct DuplicateIdentity: Error, Hashable {
  /// What kind of element it is: an element, a section or a row.
  public let noun: String

  /// The identity, in words.
  public let identity: String

  /// Where the elements are, ascending; a row's place is its section and its position there.
  public let places: [String]

  @usableFromInline
  init(noun: String, identity: String, places: [String]) {
    self.noun = noun
    self.identity = identity
    self.places = places
  }
}

extension DuplicateIdentity: CustomStringConvertible {
  /// The identity and all places where it occurs, in a sentence.
  public var description: String {
    let others = places.dropLast().joined(separator: ", ")
    return "the identity \(identity) is that of \(noun)s \(others) and \(places.last ?? "")"
  }
}
