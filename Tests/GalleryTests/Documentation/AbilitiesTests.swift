import Foundation
import Testing

/// Checks `Docs/Examples/ABILITIES.md`, which lists the abilities of the four seeds.
struct `The table of abilities` {
  private let examples = packageFolder.appendingPathComponent("Docs/Examples")

  /// Returns a text on one line, as in a cell of a table.
  private func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func problem(of row: DocumentedTable.Row) -> String? {
    let path = row.cells["file"] ?? ""
    guard
      let file = try? String(contentsOf: examples.appendingPathComponent(path), encoding: .utf8)
    else { return "there is no file \(path)" }
    let words = row.code("here")
    if words.isEmpty { return "its column `here` has no code" }
    return words.first { !onOneLine(file).contains($0) }.map { "\(path) does not contain `\($0)`" }
  }

  @Test func `names existing tests, files and words`() throws {
    let page = examples.appendingPathComponent("ABILITIES.md")
    let table = DocumentedTable(try String(contentsOf: page, encoding: .utf8), column: "test")
    #expect(table.rows.count > 45)
    let tests = try testSentences(below: "Tests/GalleryTests")
    let problems = table.problems(tests: Set(tests), otherProblem: problem)
    #expect(problems == [])
  }

  @Test func `is rejected row by row if it is wrong`() {
    let table = DocumentedTable(
      """
      | ability | here | file | test |
      | --- | --- | --- | --- |
      | right | `final class TextCell` | Gallery/Cells/TextCell.swift | `is there` |
      | wrong test | `import` | Gallery/Cells/TextCell.swift | `is there`, `is not` |
      | no test | `import` | Gallery/Cells/TextCell.swift | is there |
      | wrong file | `import` | Gallery/Cells/NoCell.swift | `is there` |
      | wrong words | `final class NoCell` | Gallery/Cells/TextCell.swift | `is there` |
      """, column: "test")
    #expect(
      table.problems(tests: ["is there"], otherProblem: problem) == [
        "line 4: there is no test `is not`", "line 5: it names no test",
        "line 6: there is no file Gallery/Cells/NoCell.swift",
        "line 7: Gallery/Cells/TextCell.swift does not contain `final class NoCell`",
      ])
  }
}
