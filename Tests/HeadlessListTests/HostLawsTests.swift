import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class LineCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

private final class TwoLineCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text, "and below"] }
}

private final class LineHeader: HeadlessHeaderFooter, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor
struct `The headless list` {
  @Test(arguments: [20.0, 50, 110, 400])
  func `passes the laws of hosts`(height: Double) {
    assertHostLaws(
      makeHost: { HeadlessList(height: height) }, cells: (LineCell.self, TwoLineCell.self),
      reading: { $0.lines.first ?? "" }, scrolling: { $0.scroll(to: $1) },
      headers: .init(
        adding: { $0.header(Row(LineHeader.self, $1)) }, reading: { $0.lines.joined() }),
      seeds: 100..<120)
  }

  @Test func `passes the laws of hosts when the user scrolls`() {
    assertHostLaws(
      makeHost: { HeadlessList(height: 110) }, cells: (LineCell.self, TwoLineCell.self),
      reading: { $0.lines.first ?? "" },
      scrolling: { list, path in
        while list.visibleCells.first.map({ $0.path > path }) == true { list.scroll(by: -20) }
        while list.cell(at: path) == nil, list.scroll(by: 20) {}
      })
  }
}
