import Foundation
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor
struct `The assertion on context menus` {
  private let list = ListDriver(host: HeadlessList(height: 400))

  init() {
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").id("a").on(.contextMenu) { _ in
          [RowAction("Share") {}, RowAction("Move to", children: [RowAction("Inbox") {}])]
        }
        Row(TextCell.self, "b").id("b")
      }
    }
  }

  @Test func `passes for the actions and submenus of a row`() {
    assertContextMenu(["Share", "Move to"], ofRowWithID: "a", in: list)
    assertContextMenu([], ofRowWithID: "b", in: list)
  }

  @Test func `names the actions that it found`() {
    expectFailure(containing: "its menu has Share, Move to, and not Share") {
      assertContextMenu(["Share"], ofRowWithID: "a", in: list)
    }
    expectFailure(containing: "its menu has no actions, and not Share") {
      assertContextMenu(["Share"], ofRowWithID: "b", in: list)
    }
    expectFailure(containing: "the list has no such row") {
      assertContextMenu([], ofRowWithID: "c", in: list)
    }
  }
}
