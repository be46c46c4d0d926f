/// A person and their number in the list; also the model of their row.
public struct NumberedPerson: Identifiable, Hashable, Sendable {
  /// The number, counted from 1.
  public let number: Int

  /// The person.
  public let person: Person

  public var id: Int { number }
}

/// As many people as are asked for, from a few who come again and again.
///
/// The elements are made when they are read, so that a million of them take no more room, and no
/// more time to begin with, than a handful.
public struct NumberedPeople: RandomAccessCollection, Sendable {
  private let people: [Person]
  private let length: Int

  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - people: those who come in turn.
  ///   - count: how many there are to be, when `people` has any.
  public init(_ people: [Person], count: Int) {
    self.people = people
    self.length = people.isEmpty ? 0 : Swift.max(count, 0)
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { length }

  public subscript(position: Int) -> NumberedPerson {
    NumberedPerson(number: position + 1, person: people[position % people.count])
  }
}
