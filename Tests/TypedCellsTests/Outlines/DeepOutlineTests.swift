import HeadlessList
import Testing
import TypedCells

/// Outlines of more levels than there is room for on a stack, if each level used it. On a stack of 512 KB, 10,000 levels
/// have 52 bytes each; on a stack of 8 MB, these have 42.
@MainActor
struct `Outlines of 200,000 levels` {
  private static let depth = 200_000

  private func outline(isExpanded: Bool) -> ListSection<HeadlessCell> {
    var rows = RowBuilder<HeadlessCell>.buildFinalResult(RowBuilder<HeadlessCell>.buildBlock())
    for level in (0..<Self.depth).reversed() {
      let below = rows
      rows = RowBuilder<HeadlessCell>.buildFinalResult(
        RowBuilder<HeadlessCell>.buildExpression(
          Row(NumberCell.self, level).id(level).children(initiallyExpanded: isExpanded) { below }))
    }
    return ListSection(id: 0) { rows }
  }

  @Test func `are shown, expanded and released`() {
    let list = RecordedList(height: 100)
    list.driver.apply([outline(isExpanded: false)])
    #expect(list.driver.rowCount(in: 0) == 1)
    list.driver.expandAll()
    #expect(list.driver.rowCount(in: 0) == Self.depth)
    let last = RowPath(section: 0, row: Self.depth - 1)
    #expect(list.driver.outline(ofRowAt: last).level == Self.depth - 1)
    list.driver.collapseAll()
    #expect(list.driver.rowCount(in: 0) == 1)
    list.driver.apply([outline(isExpanded: true)])
    list.driver.apply([ListSection(id: 0) {}])
    #expect(list.driver.rowCount(in: 0) == 0)
  }

  @Test func `are released although they were never applied`() {
    _ = outline(isExpanded: true)
  }
}
