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
    UIKitLoop.turn()
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
    UIKitLoop.turn()
    #expect(shown == (movesRows ? ["inserted", "new"] : ["new"]))
  }

  @Test func `runs in a later turn if rows move, and keeps no old content until then`() {
    final class Model {}
    final class ModelCell: UITableViewCell, Updatable {
      func update(viewData model: Model) {}
    }
    let list = TableList()
    weak var old: Model?
    do {
      let model = Model()
      old = model
      list.show { Row(ModelCell.self, model).id(1) }
    }
    #expect(old != nil)
    var isDone = false
    list.driver.apply(
      [ListSection(id: 0) { Row(TextCell.self, "new").id(2) }], completion: { _ in isDone = true })
    list.table.layoutIfNeeded()
    #expect(!isDone)
    #expect(old == nil)
    UIKitLoop.turn()
    #expect(isDone)
  }
}
