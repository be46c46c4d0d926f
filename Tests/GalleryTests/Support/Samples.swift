import GalleryModels

/// A data file without a file.
func dataFile(_ json: String) throws -> DataFile {
  try DataFile(bytes: Array(json.utf8), name: "sample.json")
}

/// A file of people called A, B, C … of the years from 2000 on.
func peopleFile(_ count: Int) throws -> PeopleFile {
  let people = (0..<count).map { offset in
    let name = String(Unicode.Scalar(UInt8(65 + offset)))
    return #"{ "name": "\#(name)", "year": \#(2000 + offset), "field": "field \#(name)" }"#
  }
  return try PeopleFile(
    dataFile(
      #"{ "title": "Letters", "source": "here", "people": [\#(people.joined(separator: ","))] }"#))
}

/// A file of two employees, one with two workplaces and one with one that has not ended.
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
