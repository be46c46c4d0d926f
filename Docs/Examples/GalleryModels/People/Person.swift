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
public typealias PeopleFile = DataPage<Person>

extension PeopleFile {
  /// Reads people.
  ///
  /// - Parameter file: a file such as `Data/people.json`.
  /// - Throws: a ``DataFileError`` that names the place of the first mistake.
  public init(_ file: DataFile) throws(DataFileError) {
    try self.init(file.root(), items: "people") { entry, previous throws(DataFileError) in
      try Person(entry, notBefore: previous?.year)
    }
  }
}

extension Person {
  /// - Parameter year: the year of the person before; the file is in the order of time.
  fileprivate init(_ entry: DataEntry, notBefore year: Int?) throws(DataFileError) {
    try entry.checkKeys(["name", "year", "field"])
    name = try entry.text("name")
    self.year = try entry.required("year").year(notBefore: year, "that of the one before")
    field = try entry.text("field")
  }
}
