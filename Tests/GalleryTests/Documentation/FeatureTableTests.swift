import Foundation
import Testing

/// Checks `Docs/TypedCells.docc/FeatureTable.md`, which compares list libraries.
struct `The table of features` {
  private let systems = 12

  /// Returns the problem of a row's marks. Each mark is "–", or a linked "✓" or "◐".
  private func problem(of row: DocumentedTable.Row) -> String? {
    let marks = row.cells.filter { !["feature", "TypedCells"].contains($0.key) }
    guard marks.count == systems else { return "it has \(marks.count) marks instead of \(systems)" }
    return marks.first {
      $0.value != "–" && !$0.value.hasPrefix("[✓][") && !$0.value.hasPrefix("[◐][")
    }
    .map { "the mark of \($0.key) is '\($0.value)', neither '–' nor a linked '✓' or '◐'" }
  }

  @Test func `names existing tests, and links each mark to a source`() throws {
    let page = packageFolder.appendingPathComponent("Docs/TypedCells.docc/FeatureTable.md")
    let table = DocumentedTable(try String(contentsOf: page, encoding: .utf8), column: "TypedCells")
    #expect(table.rows.count > 35)
    let problems = table.problems(
      tests: try testSentences(below: "Tests"), otherProblem: problem)
    #expect(problems == [])
  }
}
