import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// Rows without an identity around a condition.
@MainActor
struct `Rows around a condition` {
  @Test(arguments: [true, false])
  func `keep the keyboard in a table`(animated: Bool) throws {
    let list = TableList()
    func show(_ hasNick: Bool) {
      list.apply(animated: animated) {
        ListSection(id: 0) {
          Row(FieldCell.self, "name")
          if hasNick { Row(FieldCell.self, "nick") }
          Row(FieldCell.self, "email")
        }
      }
    }
    show(false)
    let email = try #require(list.cell(0, 1) as? FieldCell)
    _ = email.field.becomeFirstResponder()
    show(true)
    #expect(list.cell(0, 2) === email)
    #expect(email.field.isFirstResponder)
    show(false)
    #expect(list.cell(0, 1) === email)
    #expect(email.field.isFirstResponder)
  }

  @Test func `keep their cells in a collection view, and their selection`() {
    let list = CollectionList()
    list.driver.selectionMode = .multiple
    func show(_ hasFirst: Bool) {
      list.show {
        if hasFirst { Row(TileCell.self, "first") } else { Row(TileCell.self, "none") }
        for text in ["a", "b"] { Row(TileCell.self, text) }
        Row(TileCell.self, "last")
      }
    }
    show(true)
    let last = list.cell(0, 3)
    list.collection.selectItem(at: path(0, 3), animated: false, scrollPosition: [])
    list.collection.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    show(false)
    #expect(list.cell(0, 3) === last)
    #expect(list.collection.indexPathsForSelectedItems == [path(0, 3)])
  }
}
