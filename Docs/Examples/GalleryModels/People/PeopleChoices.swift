/// The user's choices on the screen of people.
@MainActor
public final class PeopleChoices {
  /// Whether the people are hidden.
  public var hidesPeople = false

  /// The favourites, in the order in which the user added them.
  public private(set) var favourites: [NumberedPerson] = []

  /// Creates choices without favourites, which show all people.
  public init() {}

  /// Whether a person is among the favourites.
  ///
  /// - Parameter person: the person.
  public func isFavourite(_ person: NumberedPerson) -> Bool {
    favourites.contains(person)
  }

  /// Adds a person to the favourites, unless they are a favourite already.
  ///
  /// - Parameter person: the person.
  public func add(_ person: NumberedPerson) {
    if !isFavourite(person) { favourites.append(person) }
  }

  /// Removes a person from the favourites.
  ///
  /// - Parameter person: the person.
  public func remove(_ person: NumberedPerson) {
    favourites.removeAll { $0 == person }
  }
}
