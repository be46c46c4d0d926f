import Testing
import TypedCells

@testable import TypedCellsAppKit

@MainActor
@Suite(.serialized)
struct `A list in AppKit scrolls a row` {
  private let texts = (0..<50).map { "\($0)" }

  /// The rows are 20 points high, and the table shows 100 points.
  @Test(arguments: [
    (RowScrollPosition.top, 10, 200.0), (.middle, 10, 160), (.bottom, 10, 120),
    (.nearest, 10, 120), (.nearest, 2, 0), (.middle, 1, 0), (.bottom, 1, 0),
  ])
  func `of a table to a position`(position: RowScrollPosition, row: Int, offset: Double) {
    let screen = TableScreen(height: 100)
    screen.list.apply {
      ListSection(id: 0) { for text in texts { Row(TextCell.self, text).id(text) } }
    }
    settle(screen.table)
    screen.list.scroll(to: "\(row)", at: position, animated: false)
    settle(screen.table)
    #expect(Double(screen.table.visibleRect.minY) == offset)
  }

  @Test(
    arguments: [
      (RowScrollPosition.top, 10, 200.0), (.bottom, 10, 120), (.nearest, 10, 120), (.nearest, 2, 0),
    ], [false, true])
  func `of a collection view to a position`(
    _ expected: (RowScrollPosition, Int, Double), animated: Bool
  ) {
    let screen = CollectionScreen(height: 100)
    screen.list.apply {
      ListSection(id: 0) { for text in texts { Row(TextItem.self, text).id(text) } }
    }
    settle(screen.collection)
    screen.list.scroll(to: "\(expected.1)", at: expected.0, animated: animated)
    settle(screen.collection)
    #expect(Double(screen.collection.visibleRect.minY) == expected.2)
  }
}
