import Foundation
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor
private func makeList() -> ListDriver<HeadlessList> {
  let list = ListDriver(host: HeadlessList(height: 400))
  list.onFailure = { _ in }
  list.duplicates = .refuse
  list.apply {
    ListSection(id: 0) {
      Row(TextCell.self, "Work").id("Work").children {
        Row(TextCell.self, "Inbox").id("Inbox")
        Row(TextCell.self, "Lists").id("Lists")
          .children(initiallyExpanded: true) { Row(TextCell.self, "Swift").id("Swift") }
      }
      Row(TextCell.self, "Home").id("Home").children { Row(TextCell.self, "Inbox").id("Inbox") }
      Row(TextCell.self, "Trash").id("Trash")
    }
  }
  return list
}

@MainActor
struct `The assertion on rows that expand` {
  @Test func `passes if exactly the children appear, and leaves the row as it was`() {
    let list = makeList()
    assertExpands("Work", showing: ["Inbox", "Lists"], in: list)
    #expect(!list.isExpanded("Work"))
    list.expand("Work")
    assertExpands("Work", showing: ["Inbox", "Lists"], in: list)
    #expect(list.isExpanded("Work"))
    assertExpands("Lists", showing: ["Swift"], in: list)
  }

  @Test func `animates nothing`() {
    let list = ListDriver(host: FaultyList())
    list.apply {
      ListSection(id: 0) {
        Row(PlainCell.self, "Work").id("Work").children {
          Row(PlainCell.self, "Inbox").id("Inbox")
        }
      }
    }
    let before = list.host.animations.count
    assertExpands("Work", showing: ["Inbox"], in: list)
    list.expand("Work", animated: false)
    assertExpands("Work", showing: ["Inbox"], in: list)
    let animations = list.host.animations.dropFirst(before)
    #expect(animations.count > 4)
    #expect(!animations.contains(true))
  }

  @Test func `names the children that it shows`() {
    expectFailure(containing: "while it is expanded, it shows Inbox, Lists, and not Lists, Inbox") {
      assertExpands("Work", showing: ["Lists", "Inbox"], in: makeList())
    }
  }

  @Test func `fails for a row without children, and for one that isn't shown`() {
    expectFailure(containing: "it has no children") {
      assertExpands("Trash", showing: [] as [String], in: makeList())
    }
    expectFailure(containing: "If it is inside another one, call `reveal` before") {
      assertExpands("Lists", showing: ["Swift"], in: makeList())
    }
  }

  @Test func `fails for a row that can't be expanded`() {
    let list = makeList()
    list.expand("Work")
    expectFailure(containing: "it can't be expanded") {
      assertExpands("Home", showing: ["Inbox"], in: list)
    }
  }

  @Test func `fails for a row that isn't collapsed, because another change is in progress`() {
    let list = makeList()
    list.expand("Work")
    list.engine.holdingChanges {
      expectFailure(containing: "while it is collapsed, it shows Inbox, Lists") {
        assertExpands("Work", showing: ["Inbox", "Lists"], in: list)
      }
    }
    #expect(list.isExpanded("Work"))
  }

  @Test func `is accompanied by a law that finds equal identities of children`() {
    let report = ContentLaws<HeadlessCell> {
      [
        ListSection(id: 0) {
          Row(TextCell.self, "a").id("a").children { Row(TextCell.self, "x").id("x") }
          Row(TextCell.self, "b").id("b").children { Row(TextCell.self, "x").id("x") }
        }
      ]
    }.report()
    #expect(report.violations.map(\.law) == ["content.uniqueIdentities"])
  }
}
