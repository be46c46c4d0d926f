import GalleryModels

/// Creates a data file from JSON text.
func dataFile(_ json: String) throws -> DataFile {
  try DataFile(bytes: Array(json.utf8), name: "sample.json")
}

/// Creates a file of people named A, B, C and so on, with years from 2000.
func peopleFile(_ count: Int) throws -> PeopleFile {
  let people = (0..<count).map { offset in
    let name = String(Unicode.Scalar(UInt8(65 + offset)))
    return #"{ "name": "\#(name)", "year": \#(2000 + offset), "field": "field \#(name)" }"#
  }
  return try PeopleFile(
    dataFile(
      #"{ "title": "Letters", "source": "here", "people": [\#(people.joined(separator: ","))] }"#))
}

/// Creates a file of two employees. One has two workplaces, and the other has one that hasn't ended.
func employeeFile() throws -> EmployeeFile {
  try EmployeeFile(
    dataFile(
      """
      {
        "title": "Staff", "source": "here", "people": [
          { "name": "Ada B. Cole", "field": "engines", "workplaces": [
            { "institution": "First", "from": 1990, "to": 1995 },
            { "institution": "Second", "from": 1995, "to": 2001 } ] },
          { "name": "Dan Eve", "field": "looms", "workplaces": [
            { "institution": "Third", "from": 1980 } ] }
        ]
      }
      """))
}
