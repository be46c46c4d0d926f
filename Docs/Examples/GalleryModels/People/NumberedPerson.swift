/// A person and their number in the list. It is the model of the person's row.
public struct NumberedPerson: Identifiable, Hashable, Sendable {
  /// The number, counted from 1.
  public let number: Int

  /// The person.
  public let person: Person

  public var id: Int { number }

  /// Creates a numbered person.
  ///
  /// - Parameters:
  ///   - number: the number, counted from 1.
  ///   - person: the person.
  public init(number: Int, person: Person) {
    self.number = number
    self.person = person
  }
}
