import GtkList
import GtkToolkit
import Testing
import TypedCells

@MainActor
@Suite(.serialized)
struct `The user of a GTK window` {
  private let host = TestWindows.makeHost()
  private let list: ListDriver<GtkList>
  private let journal = Journal()

  private final class Journal {
    var entries: [String] = []
  }

  init() {
    list = ListDriver(host: host)
    list.apply {
      ListSection(id: 0, header: "Rows") {
        for row in 0..<5 {
          Row(LineCell.self, "\(row)").id(row)
            .on(.shouldSelect) { _ in row != 3 }
            .onSelect { [journal] in journal.entries.append("select \($0)") }
            .on(.deselect) { [journal] in journal.entries.append("deselect \($0)") }
        }
        Row(LineCell.self, "last").id("last")
          .on(.commitEdit) { [journal] row, style in journal.entries.append("\(style) \(row)") }
      }
    }
    TestWindows.settle(host)
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func `selects one row at a time, if the row allows it`() {
    host.view.activate(1)
    host.view.activate(3)
    host.view.activate(4)
    #expect(host.selectedPaths == [path(2)])
    #expect(journal.entries == ["select 0", "deselect 0", "select 2"])
  }

  @Test func `can't select a header or a missing row`() {
    host.view.activate(0)
    host.view.activate(100)
    #expect(!host.selectRow(at: path(100)))
    #expect(host.selectedPaths == [])
  }

  @Test func `selects several rows if that is allowed, and deselects one by a second click`() {
    host.selectionMode = .multiple
    for element in [1, 2, 1] { host.view.activate(element) }
    #expect(host.selectedPaths == [path(1)])
    #expect(journal.entries == ["select 0", "select 1", "deselect 0"])
  }

  @Test func `keeps the selection of a row when others are inserted and deleted`() {
    host.selectRow(at: path(2))
    list.apply {
      ListSection(id: 0) {
        for row in [7, 8, 9, 2, 1] { Row(LineCell.self, "\(row)").id(row) }
      }
    }
    #expect(host.selectedPaths == [path(3)])
    list.apply {
      ListSection(id: 0) { Row(LineCell.self, "7").id(7) }
    }
    #expect(host.selectedPaths == [])
  }

  @Test func `deletes only rows that can be edited`() {
    #expect(!host.commitEdit(ofRowAt: path(0)))
    #expect(!host.commitEdit(ofRowAt: path(99)))
    #expect(host.commitEdit(ofRowAt: path(5)))
    #expect(journal.entries == ["delete last"])
  }

  @Test func `scrolls only to the end of the content`() {
    host.scroll(to: path(1000))
    host.scroll(by: -100)
    TestWindows.settle(host)
    #expect(host.widget.offset == 0)
  }
}
