import Foundation
import Testing

/// `Docs/TypedCells.docc/FeatureTable.md`, which compares what list systems have.
struct `The table of features` {
  /// A mark for each of the systems, and no other word.
  private func problem(of row: DocumentedTable.Row) -> String? {
    let marks = row.cells.filter { !["feature", "TypedCells"].contains($0.key) }
    guard marks.count == 17 else { return "there are \(marks.count) systems in place of 17" }
    return marks.first { !["✓", "◐", "–", "?"].contains($0.value) }
      .map { "\($0.key) is marked by '\($0.value)'" }
  }

  @Test func `names tests that are there, and marks every system`() throws {
    let page = packageFolder.appendingPathComponent("Docs/TypedCells.docc/FeatureTable.md")
    let table = DocumentedTable(try String(contentsOf: page, encoding: .utf8), column: "TypedCells")
    #expect(table.rows.count > 40)
    let problems = table.problems(
      tests: try testSentences(below: "Tests"), otherProblem: problem)
    #expect(problems == [])
  }
}
