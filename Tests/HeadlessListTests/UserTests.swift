import HeadlessList
import Testing
import TypedCells

private final class ButtonCell: HeadlessCell, Updatable {
  func update(viewData action: @escaping @MainActor (String) -> Void) {
    lines = ["buttons"]
    buttons = ["left", "right"].map { title in HeadlessButton(title) { action(title) } }
  }
}

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text, "below"] }
}

@MainActor
struct `The user of the headless list` {
  private let host = HeadlessList(height: 100)
  private let list: ListDriver<HeadlessList>

  init() {
    list = ListDriver(host: host)
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func `can tap nothing once the driver is released`() {
    let host = HeadlessList(height: 40)
    do {
      let list = ListDriver(host: host)
      list.apply {
        ListSection(id: 0) { for text in ["a", "b", "c"] { Row(TextCell.self, text) } }
      }
    }
    #expect(!host.scroll(by: 20))
    #expect(!host.selectRow(at: path(0)))
  }

  @Test func `asks a row once whether a tap selects it`() {
    var asked: [String] = []
    func row(_ text: String) -> Row<TextCell, String> {
      Row(TextCell.self, text).id(text).on(.shouldSelect) { text in
        asked.append(text)
        return text != "no"
      }
    }
    list.apply {
      ListSection(id: 0) {
        row("yes")
        row("no")
        row("parent").children { Row(TextCell.self, "child") }
      }
    }
    #expect((0..<3).map { host.selectRow(at: path($0)) } == [true, false, true])
    #expect(asked == ["yes", "no", "parent"])
  }

  @Test func `selects rows, which stay selected after changes`() {
    var selected: [String] = []
    func show(_ texts: [String]) {
      list.apply {
        ListSection(id: 0) {
          for text in texts {
            Row(TextCell.self, text).id(text).onSelect { selected.append($0) }
          }
        }
      }
    }
    show(["a", "b"])
    host.selectRow(at: path(1))
    host.selectRow(at: path(7))
    #expect(selected == ["b"])
    #expect(host.selectedPaths == [path(1)])
    #expect(host.picture == "  a\n  below\n› b\n  below")
    show(["new", "a", "b"])
    #expect(host.selectedPaths == [path(2)])
    show(["a"])
    #expect(host.selectedPaths == [])
    #expect(selected == ["b"])
  }

  @Test func `performs the primary action of the row that a tap selected`() {
    var opened: [String] = []
    func show(_ texts: [String]) {
      list.apply {
        ListSection(id: 0) {
          for text in texts {
            Row(TextCell.self, text).id(text)
              .on(.shouldSelect) { $0 != "locked" }
              .onSelect { [list] text in
                if text == "unread" { show(["new", "unread"]) }
                if text == "gone" { list.apply { ListSection(id: 0) {} } }
              }
              .on(.primaryAction) { opened.append($0) }
          }
        }
      }
    }
    show(["a", "unread", "locked"])
    host.selectRow(at: path(0))
    #expect(opened == ["a"])
    #expect(!host.selectRow(at: path(2)))
    #expect(opened == ["a", "locked"])
    opened = []
    show(["unread", "b"])
    host.selectRow(at: path(0))
    show(["gone"])
    host.selectRow(at: path(0))
    #expect(opened == ["unread", "gone"])
    list.selectionMode = .none
    show(["a", "b"])
    host.selectRow(at: path(0))
    #expect(opened.count == 2)
    list.selectionMode = .multiple
    host.selectRow(at: path(0))
    host.selectRow(at: path(1))
    #expect(opened == ["unread", "gone", "a"])
  }

  @Test func `deselects a row by a second tap if several rows can be selected`() {
    var events: [String] = []
    list.selectionMode = .multiple
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a")
          .onSelect { events.append("select \($0)") }
          .on(.deselect) { events.append("deselect \($0)") }
          .on(.primaryAction) { events.append("open \($0)") }
      }
    }
    #expect(host.selectRow(at: path(0)))
    #expect(!host.selectRow(at: path(0)))
    #expect(host.selectedPaths == [])
    #expect(events == ["select a", "open a", "deselect a"])
  }

  @Test func `performs the primary action of a row without an identity as it is then`() {
    var opened: [String] = []
    func show(_ text: String) {
      list.apply {
        ListSection(id: 0) {
          Row(TextCell.self, text)
            .onSelect { if $0 == "new" { show("read") } }
            .on(.primaryAction) { opened.append($0) }
        }
      }
    }
    show("new")
    host.selectRow(at: path(0))
    #expect(opened == ["read"])
  }

  @Test func `taps the buttons of a cell`() {
    var taps: [String] = []
    list.apply { ListSection(id: 0) { Row(ButtonCell.self) { taps.append($0) } } }
    #expect(host.picture == "  buttons\n  [ left ]  [ right ]")
    #expect(host.tapButton(1, at: path(0)))
    #expect(!host.tapButton(2, at: path(0)))
    #expect(!host.tapButton(0, at: path(1)))
    #expect(taps == ["right"])
    #expect("\(host.counters)" == "built 1, reused 0, configured 1, refused 0")
  }

  @Test func `may scroll into a row that changes the list`() {
    func show(_ count: Int) {
      list.apply {
        ListSection(id: 0) {
          for number in 0..<count {
            Row(TextCell.self, "\(number)").id(number).on(.willDisplay) { _ in
              if number == count - 1, count < 12 { show(count + 2) }
            }
          }
        }
      }
    }
    show(4)
    host.scroll(by: 1_000)
    #expect(list.rowCount(in: 0) == 12)
    let paths = host.visibleCells.map(\.path.row)
    #expect(host.visibleCells.map { $0.cell.lines.first } == paths.map { "\($0)" })
    #expect(paths == Array((paths.first ?? 0)...(paths.last ?? 0)))
  }
}
