import Foundation

/// The tables of a Markdown page that have a column of tests.
struct DocumentedTable {
  /// A row, with its cells by the titles of their columns.
  struct Row {
    let line: Int
    let cells: [String: String]

    /// Returns the texts in backticks in a column.
    func code(_ column: String) -> [String] {
      let parts = (cells[column] ?? "").split(separator: "`", omittingEmptySubsequences: false)
      return parts.indices.filter { !$0.isMultiple(of: 2) && $0 < parts.count - 1 }
        .map { String(parts[$0]) }
    }
  }

  /// The rows of all tables with the column.
  let rows: [Row]

  private let column: String

  /// Reads the tables of a page.
  ///
  /// - Parameters:
  ///   - markdown: The page's text.
  ///   - column: The title of the column of tests. Tables without it are skipped.
  init(_ markdown: String, column: String) {
    var titles: [String] = []
    var rows: [Row] = []
    for (position, line) in markdown.components(separatedBy: "\n").enumerated() {
      guard line.hasPrefix("|"), line.hasSuffix("|") else {
        titles = []
        continue
      }
      let cells = line.dropFirst().dropLast().components(separatedBy: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if titles.isEmpty {
        titles = cells
      } else if !cells.allSatisfy({ $0.allSatisfy { "-:".contains($0) } && !$0.isEmpty }) {
        rows.append(
          Row(line: position + 1, cells: Dictionary(zip(titles, cells)) { first, _ in first }))
      }
    }
    self.rows = rows.filter { $0.cells[column] != nil }
    self.column = column
  }

  /// Returns the problems of the rows, each with its line number.
  ///
  /// - Parameters:
  ///   - tests: The existing tests.
  ///   - otherProblem: Returns another problem of a row, or `nil`.
  func problems(tests: Set<String>, otherProblem: (Row) -> String?) -> [String] {
    rows.flatMap { row in
      let names = row.code(column)
      var problems = names.filter { !tests.contains($0) }.map { "there is no test `\($0)`" }
      if names.isEmpty { problems.append("it names no test") }
      if let problem = otherProblem(row) { problems.append(problem) }
      return problems.map { "line \(row.line): \($0)" }
    }
  }
}

/// Returns the tests in a folder of the package as sentences: the suite's name followed by the test's
/// name.
func testSentences(below folder: String) throws -> Set<String> {
  var sentences: Set<String> = []
  for file in try swiftFiles(below: packageFolder.appendingPathComponent(folder)) {
    var suite = ""
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      let parts = line.components(separatedBy: "`")
      guard parts.count == 3 else { continue }
      if parts[0].hasSuffix("struct ") || parts[0].hasSuffix("extension ") { suite = parts[1] }
      if parts[0].hasSuffix("func ") { sentences.insert("\(suite) \(parts[1])") }
    }
  }
  return sentences
}
