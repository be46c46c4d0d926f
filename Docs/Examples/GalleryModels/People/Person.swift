/// A person with the year and the field that they are known for.
public struct Person: Hashable, Sendable {
  /// The person's name.
  public let name: String

  /// The year that the person is known for.
  public let year: Int

  /// The field that the person is known for.
  public let field: String
}

/// The content of a file of people.
public typealias PeopleFile = DataPage<Person>

extension PeopleFile {
  /// Reads people.
  ///
  /// - Parameter file: a file such as `Data/people.json`.
  /// - Throws: a ``DataFileError`` with the path of the first mistake.
  public init(_ file: DataFile) throws(DataFileError) {
    try self.init(file.root(), items: "people") { entry, previous throws(DataFileError) in
      try Person(entry, notBefore: previous?.year)
    }
  }
}

extension Person {
  /// - Parameter year: the year of the previous person, because the file is in chronological order.
  fileprivate init(_ entry: DataEntry, notBefore year: Int?) throws(DataFileError) {
    try entry.checkKeys(["name", "year", "field"])
    name = try entry.text("name")
    self.year = try entry.required("year").year(notBefore: year, "that of the one before")
    field = try entry.text("field")
  }
}
