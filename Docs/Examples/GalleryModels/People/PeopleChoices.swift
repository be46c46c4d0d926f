/// What the user has chosen on the screen of people.
@MainActor
public final class PeopleChoices {
  /// Whether the people are hidden.
  public var hidesPeople = false

  /// The people that the user likes best, the latest last.
  public private(set) var favourites: [NumberedPerson] = []

  /// Creates the choices of a user who has made none.
  public init() {}

  /// Whether a person is among the favourites.
  ///
  /// - Parameter person: the person.
  public func isFavourite(_ person: NumberedPerson) -> Bool {
    favourites.contains(person)
  }

  /// Adds a person to the favourites, unless they are among them.
  ///
  /// - Parameter person: the person.
  public func add(_ person: NumberedPerson) {
    if !isFavourite(person) { favourites.append(person) }
  }

  /// Takes a person from the favourites.
  ///
  /// - Parameter person: the person.
  public func remove(_ person: NumberedPerson) {
    favourites.removeAll { $0 == person }
  }
}
