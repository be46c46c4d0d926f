import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

/// A cell that becomes higher with its rows, and keeps the height.
private final class GrowingCell: HeadlessCell, Updatable {
  private var lineCount = 1
  override var fittingHeight: Double { Double(lineCount) * HeadlessList.lineHeight }

  func update(viewData text: String) {
    lines = [text]
    lineCount = max(lineCount, text.count)
  }
}

@MainActor
struct `An examination of a headless cell` {
  @Test func `compares its height`() {
    expectFailure(containing: "differs at fittingHeight") {
      assertCellLaws(GrowingCell.self, samples: ["a", "bcd"])
    }
  }

  @Test func `reads the identities of a list's rows`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.apply { ListSection(id: 0) { Row(GrowingCell.self, "a").id("identity") } }
    let examined: any ExaminableList = list
    #expect(examined.identity(at: RowPath(section: 0, row: 0)) == RowIdentity("identity"))
    #expect(examined.identity(at: RowPath(section: 0, row: 1)) == nil)
  }
}
