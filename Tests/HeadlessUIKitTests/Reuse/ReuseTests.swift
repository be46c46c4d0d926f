import HeadlessUIKit
import Testing

private final class CountingCell: UITableViewCell {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

@MainActor
struct ReuseTests {
  @Test func `a table creates at most one cell more than fill its viewport`() {
    let screen = TableScreen([numbers(0..<10_000)])
    for _ in 0..<300 { screen.table.user.scroll(by: 30) }
    let cells = Set(screen.table.subviews.map(ObjectIdentifier.init))
    #expect(cells.count <= 11)
    #expect(screen.shown.first == "204")
  }

  @Test func `a cell is prepared for reuse once each time it is dequeued again`() throws {
    let screen = TableScreen([numbers(0..<100)], cell: CountingCell.self)
    let fresh = try #require(screen.table.cellForRow(at: path(0, 0)) as? CountingCell)
    #expect(fresh.preparations == 0)
    screen.table.user.scroll(by: 4_400)
    screen.table.user.scroll(by: -4_400)
    let cells = screen.table.visibleCells.compactMap { $0 as? CountingCell }
    #expect(cells.count == 10)
    #expect(cells.allSatisfy { $0.preparations == 2 })
  }

  @Test func `a cell from the queue isn't selected`() {
    let screen = TableScreen([numbers(0..<100)])
    screen.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    screen.table.user.scroll(by: 2_000)
    #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
    screen.table.user.scroll(by: -2_000)
    #expect(screen.table.cellForRow(at: path(0, 0))?.isSelected == true)
  }

  @Test func `a tile in the queue is prepared for reuse`() {
    final class Tile: UICollectionViewCell {
      var preparations = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
      }
    }
    let screen = CollectionScreen([numbers(0..<400)], tile: Tile.self)
    screen.collection.user.scroll(by: 2_000)
    screen.collection.user.scroll(by: -2_000)
    let tiles = screen.collection.visibleCells.compactMap { $0 as? Tile }
    #expect(!tiles.isEmpty && tiles.allSatisfy { $0.preparations > 0 })
  }
}
