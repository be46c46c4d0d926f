import Foundation

/// The code of a tutorial after each step.
struct Tutorial: Sendable {
  /// The code that a reader has written after a step.
  struct Step: Sendable {
    /// The line of the tutorial that names the step's code file.
    let line: Int
    /// The name of the file in the catalog that the step shows.
    let shown: String
    /// The names in the catalog of all files, by the names that the reader gives them.
    let files: [String: String]
  }

  let path: String

  /// The code files of the tutorial's catalog, by name.
  let resources: [String: SourceFile]

  private(set) var steps: [Step] = []
  private(set) var findings: [Finding] = []

  /// Reads a tutorial. Each `@Code(name: "Cell.swift", file: "Cell-02.swift")` is a step that replaces
  /// the file of that name and keeps the others.
  init(_ file: SourceFile, resources: [String: SourceFile]) {
    path = file.path
    self.resources = resources
    let text = file.lines.joined(separator: "\n")
    var files: [String: String] = [:]
    var rest = text[...]
    while let start = rest.range(of: "@Code(") {
      let line = text[..<start.lowerBound].count(where: { $0 == "\n" }) + 1
      rest = rest[start.upperBound...]
      let arguments = rest[..<(rest.firstIndex(of: ")") ?? rest.endIndex)]
      guard let name = Self.value(of: "name", in: arguments),
        let file = Self.value(of: "file", in: arguments)
      else {
        findings.append(
          Finding(path: path, line: line, text: "@Code takes a name and a file"))
        continue
      }
      files[name] = file
      steps.append(Step(line: line, shown: file, files: files))
    }
  }

  private static func value(of name: String, in arguments: Substring) -> String? {
    guard let start = arguments.range(of: "\(name): \"") else { return nil }
    return String(arguments[start.upperBound...].prefix { $0 != "\"" })
  }
}
