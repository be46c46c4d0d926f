/// The content of a file of employees.
public struct EmployeeFile: Hashable, Sendable {
  /// What the persons have in common.
  public let title: String

  /// Where the facts can be checked.
  public let source: String

  /// The persons, in the file's order; at least one.
  public let people: [Employee]
}

extension EmployeeFile {
  /// Reads employees.
  ///
  /// - Parameter file: a file such as `Data/employees.json`.
  /// - Throws: a ``DataFileError`` that names the place of the first mistake.
  public init(_ file: DataFile) throws(DataFileError) {
    let root = try file.root()
    try root.checkKeys("title", "source", "people")
    title = try root.required("title").text()
    source = try root.required("source").text()
    var people: [Employee] = []
    for entry in try root.required("people").elements() { people.append(try Employee(entry)) }
    self.people = people
  }
}

extension Employee {
  fileprivate init(_ entry: DataEntry) throws(DataFileError) {
    try entry.checkKeys("name", "field", "workplaces")
    name = try entry.required("name").text()
    field = try entry.required("field").text()
    var workplaces: [Workplace] = []
    for entry in try entry.required("workplaces").elements() {
      workplaces.append(try Workplace(entry, notBefore: workplaces.last?.from))
    }
    self.workplaces = workplaces
  }
}

extension Workplace {
  /// - Parameter year: when the workplace before this one began; the file is in the order of time.
  fileprivate init(_ entry: DataEntry, notBefore year: Int?) throws(DataFileError) {
    try entry.checkKeys("institution", "from", "to")
    institution = try entry.required("institution").text()
    let from = try entry.required("from").year(notBefore: year, "when the one before began")
    self.from = from
    to = try entry.member("to")?.year(notBefore: from, "the first year there")
  }
}
