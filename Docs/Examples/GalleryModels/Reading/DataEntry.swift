/// A value in a data file together with its path, as in `people[3].year`, for errors to name.
struct DataEntry {
  let node: JSONNode
  let path: String
  let file: DataFile

  /// An error about this value.
  ///
  /// - Parameter expected: what should have come; what came is added.
  func error(expected: String) -> DataFileError {
    file.error("expected \(expected), found \(node)", at: node.offset, path: path)
  }

  /// Makes sure that the value is an object whose keys are all known.
  ///
  /// A misspelt key that may be left out would otherwise be lost in silence.
  func checkKeys(_ keys: [String]) throws(DataFileError) {
    for (key, member) in try members().sorted(by: { $0.value.offset < $1.value.offset })
    where !keys.contains(key) {
      throw file.error(
        "unknown key \(key.debugDescription); the keys here are \(keys.joined(separator: ", "))",
        at: member.offset, path: self.path(of: key))
    }
  }

  /// The value of a key, or `nil` when it is left out.
  func member(_ key: String) throws(DataFileError) -> DataEntry? {
    try members()[key].map {
      DataEntry(node: $0, path: self.path(of: key), file: file)
    }
  }

  /// The value of a key that must not be left out.
  func required(_ key: String) throws(DataFileError) -> DataEntry {
    if let member = try member(key) { return member }
    throw file.error("the key \(key.debugDescription) is missing", at: node.offset, path: path)
  }

  /// The text of a key that must not be left out.
  func text(_ key: String) throws(DataFileError) -> String {
    try required(key).text()
  }

  /// What the array of a key that must not be left out consists of.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - element: reads an element, given the one before it.
  func list<Element>(
    _ key: String, of element: (DataEntry, _ previous: Element?) throws(DataFileError) -> Element
  ) throws(DataFileError) -> [Element] {
    var elements: [Element] = []
    for entry in try required(key).elements() {
      elements.append(try element(entry, elements.last))
    }
    return elements
  }

  /// The elements of an array, of which there is at least one.
  private func elements() throws(DataFileError) -> [DataEntry] {
    guard case .array(let elements) = node.value, !elements.isEmpty else {
      throw error(expected: "an array that is not empty")
    }
    return elements.enumerated().map { position, element in
      DataEntry(node: element, path: "\(path)[\(position)]", file: file)
    }
  }

  /// A text that is one of a few.
  ///
  /// - Parameter choices: the type that the texts are converted to.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of choices: Choice.Type
  ) throws(DataFileError) -> Choice {
    if case .string(let text) = node.value, let choice = Choice(rawValue: text) { return choice }
    let texts = Choice.allCases.map(\.rawValue.debugDescription)
    throw error(
      expected: texts.dropLast().joined(separator: ", ") + " or \(texts[texts.count - 1])")
  }

  /// A text that has something to show and fits on one line.
  func text() throws(DataFileError) -> String {
    guard case .string(let text) = node.value, !text.allSatisfy(\.isWhitespace) else {
      throw error(expected: "a text that is not empty")
    }
    // They could move the cursor or change the colours of the terminal that the text is printed on.
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw error(expected: "a text without control characters")
    }
    return text
  }

  /// A year of the common era.
  ///
  /// - Parameters:
  ///   - earliest: the first year that makes sense here, if another year of the file decides that.
  ///   - role: what `earliest` is.
  func year(notBefore earliest: Int? = nil, _ role: String = "") throws(DataFileError) -> Int {
    guard case .number(let literal) = node.value, let year = Int(literal),
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
    guard case .object(let members) = node.value else { throw error(expected: "an object") }
    return members
  }
}
