import Foundation
import Testing

/// Checks `Docs/TypedCells.docc/UIKitSurface.md`, which names a test for each supported part of UIKit.
struct `The page of the surface` {
  @Test func `names tests that exist`() throws {
    let page = packageFolder.appendingPathComponent("Docs/TypedCells.docc/UIKitSurface.md")
    let table = DocumentedTable(try String(contentsOf: page, encoding: .utf8), column: "test")
    #expect(table.rows.count > 40)
    let problems = table.problems(
      tests: try testSentences(below: "Tests/TypedCellsUIKitTests"), otherProblem: { _ in nil })
    #expect(problems == [])
  }
}
