import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
struct `A completion in UIKit` {
  @Test(arguments: [true, false])
  func `runs after a table's cells show the new content`(movesRows: Bool) {
    let list = TableList()
    list.show {
      Row(TextCell.self, "old").id(1)
    }
    var shown: [String] = []
    list.driver.apply(
      [
        ListSection(id: 0) {
          if movesRows { Row(TextCell.self, "inserted").id(0) }
          Row(TextCell.self, "new").id(1)
        }
      ], completion: { _ in shown = list.shown })
    list.table.layoutIfNeeded()
    #expect(shown == (movesRows ? ["inserted", "new"] : ["new"]))
  }

  @Test(arguments: [true, false])
  func `runs after a collection's cells show the new content`(movesRows: Bool) {
    let list = CollectionList()
    list.apply { ListSection(id: 0) { Row(TileCell.self, "old").id(1) } }
    var shown: [String] = []
    list.driver.apply(
      [
        ListSection(id: 0) {
          if movesRows { Row(TileCell.self, "inserted").id(0) }
          Row(TileCell.self, "new").id(1)
        }
      ], completion: { _ in shown = list.shown })
    list.collection.layoutIfNeeded()
    #expect(shown == (movesRows ? ["inserted", "new"] : ["new"]))
  }
}
