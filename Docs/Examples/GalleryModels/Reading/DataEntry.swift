/// A value in a data file with its path, for example `people[3].year`, which errors contain.
struct DataEntry {
  let node: JSONNode
  let path: String
  let file: DataFile

  /// Makes an error about this value, which describes the expected and the actual value.
  ///
  /// - Parameter expected: a description of the expected value.
  func error(expected: String) -> DataFileError {
    file.error("expected \(expected), found \(node)", path: path)
  }

  /// Checks that the value is an object with known keys only.
  ///
  /// Without this check, a misspelt optional key would be ignored silently.
  func checkKeys(_ keys: [String]) throws(DataFileError) {
    // The first in alphabetical order, because an object's keys have no order.
    if let key = try members().keys.filter({ !keys.contains($0) }).min() {
      throw file.error(
        "unknown key \(key.debugDescription); the keys here are \(keys.joined(separator: ", "))",
        path: self.path(of: key))
    }
  }

  /// Returns the value of a key, or `nil` if the object doesn't have the key.
  func member(_ key: String) throws(DataFileError) -> DataEntry? {
    try members()[key].map {
      DataEntry(node: $0, path: self.path(of: key), file: file)
    }
  }

  /// Returns the value of a required key.
  func required(_ key: String) throws(DataFileError) -> DataEntry {
    if let member = try member(key) { return member }
    throw file.error("the key \(key.debugDescription) is missing", path: path)
  }

  /// Returns the text of a required key.
  func text(_ key: String) throws(DataFileError) -> String {
    try required(key).text()
  }

  /// Returns the elements in the array of a required key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - element: reads an element. Its second argument is the previous element.
  func list<Element>(
    _ key: String, of element: (DataEntry, _ previous: Element?) throws(DataFileError) -> Element
  ) throws(DataFileError) -> [Element] {
    var elements: [Element] = []
    for entry in try required(key).elements() {
      elements.append(try element(entry, elements.last))
    }
    return elements
  }

  /// Returns the elements of an array with at least one element.
  private func elements() throws(DataFileError) -> [DataEntry] {
    guard case .array(let elements) = node, !elements.isEmpty else {
      throw error(expected: "an array that is not empty")
    }
    return elements.enumerated().map { position, element in
      DataEntry(node: element, path: "\(path)[\(position)]", file: file)
    }
  }

  /// Returns the choice whose raw value is this text.
  ///
  /// - Parameter choices: the type of the choices.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of choices: Choice.Type
  ) throws(DataFileError) -> Choice {
    if case .string(let text) = node, let choice = Choice(rawValue: text) { return choice }
    let texts = Choice.allCases.map(\.rawValue.debugDescription)
    throw error(
      expected: texts.dropLast().joined(separator: ", ") + " or \(texts[texts.count - 1])")
  }

  /// Returns a text that isn't blank and fits on one line.
  func text() throws(DataFileError) -> String {
    guard case .string(let text) = node, !text.allSatisfy(\.isWhitespace) else {
      throw error(expected: "a text that is not empty")
    }
    // Control characters could move the terminal's cursor or change its colours.
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw error(expected: "a text without control characters")
    }
    return text
  }

  /// Returns a year from 1 to 9999.
  ///
  /// - Parameters:
  ///   - earliest: the first valid year, if it depends on another year of the file.
  ///   - role: a description of `earliest` for the error message.
  func year(notBefore earliest: Int? = nil, _ role: String = "") throws(DataFileError) -> Int {
    guard case .number(let number) = node, let year = Int(exactly: number),
      (earliest ?? 1)...9999 ~= year
    else {
      let start = earliest.map { "\($0), \(role)," } ?? "1"
      throw error(expected: "a year from \(start) to 9999")
    }
    return year
  }

  private func path(of key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  private func members() throws(DataFileError) -> [String: JSONNode] {
    guard case .object(let members) = node else { throw error(expected: "an object") }
    return members
  }
}
