/// A person with a career.
public struct Employee: Hashable, Sendable {
  /// The person's name.
  public let name: String

  /// The field that the person is known for.
  public let field: String

  /// The person's workplaces in chronological order, at least one.
  public let workplaces: [Workplace]
}

/// An institution and the years that a person spent there. It is also the model of a row.
public struct Workplace: Hashable, Sendable {
  /// The institution's name.
  public let institution: String

  /// The first year.
  public let from: Int

  /// The last year, or `nil` if the file doesn't contain it.
  public let to: Int?

  /// The years as text, for example `1931–1943` or `since 1972`.
  public var years: String {
    to.map { "\(from)–\($0)" } ?? "since \(from)"
  }
}

/// The content of a file of employees.
public typealias EmployeeFile = DataPage<Employee>

extension EmployeeFile {
  /// Reads employees.
  ///
  /// - Parameter file: a file such as `Data/employees.json`.
  /// - Throws: a ``DataFileError`` with the path of the first mistake.
  public init(_ file: DataFile) throws(DataFileError) {
    try self.init(file.root(), items: "people") { entry, _ throws(DataFileError) in
      try Employee(entry)
    }
  }
}

extension Employee {
  fileprivate init(_ entry: DataEntry) throws(DataFileError) {
    try entry.checkKeys(["name", "field", "workplaces"])
    name = try entry.text("name")
    field = try entry.text("field")
    workplaces = try entry.list("workplaces") { entry, previous throws(DataFileError) in
      try Workplace(entry, notBefore: previous?.from)
    }
  }
}

extension Workplace {
  /// - Parameter year: the first year of the previous workplace, because the file is in chronological order.
  fileprivate init(_ entry: DataEntry, notBefore year: Int?) throws(DataFileError) {
    try entry.checkKeys(["institution", "from", "to"])
    institution = try entry.text("institution")
    let from = try entry.required("from").year(notBefore: year, "when the one before began")
    self.from = from
    to = try entry.member("to")?.year(notBefore: from, "the first year there")
  }
}
