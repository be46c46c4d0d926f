/// A person with the year that made them known.
public struct Person: Hashable, Sendable {
  /// The person's name.
  public let name: String

  /// The year.
  public let year: Int

  /// What the person is known for.
  public let field: String
}

/// The content of a file of people.
public struct PeopleFile: Hashable, Sendable {
  /// What the persons have in common.
  public let title: String

  /// Where the facts can be checked.
  public let source: String

  /// The persons, in the file's order; at least one.
  public let people: [Person]
}

extension PeopleFile {
  /// Reads people.
  ///
  /// - Parameter file: a file such as `Data/people.json`.
  /// - Throws: a ``DataFileError`` that names the place of the first mistake.
  public init(_ file: DataFile) throws(DataFileError) {
    let root = try file.root()
    try root.checkKeys("title", "source", "people")
    title = try root.required("title").text()
    source = try root.required("source").text()
    var people: [Person] = []
    for entry in try root.required("people").elements() {
      people.append(try Person(entry, notBefore: people.last?.year))
    }
    self.people = people
  }
}

extension Person {
  /// - Parameter year: the year of the person before; the file is in the order of time.
  fileprivate init(_ entry: DataEntry, notBefore year: Int?) throws(DataFileError) {
    try entry.checkKeys("name", "year", "field")
    name = try entry.required("name").text()
    self.year = try entry.required("year").year(notBefore: year, "that of the one before")
    field = try entry.required("field").text()
  }
}
