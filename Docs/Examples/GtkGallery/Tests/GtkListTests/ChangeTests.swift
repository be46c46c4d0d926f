import GtkToolkit
import Testing
import TypedCells

@testable import GtkList

@MainActor
@Suite(.serialized)
struct `A change in a GTK window` {
  private let host = TestWindows.makeHost()
  private let list: ListDriver<GtkList>

  init() {
    list = ListDriver(host: host)
  }

  private func show(_ rows: [Int], version: Int = 0, header: String? = "Rows") {
    list.apply {
      ListSection(id: "rows", header: header) {
        for row in rows { Row(ButtonCell.self, "\(row), version \(version)").id(row) }
      }
    }
    TestWindows.settle(host)
  }

  private func buttonCell(_ row: Int) -> Button? {
    (host.cell(at: RowPath(section: 0, row: row)) as? ButtonCell)?.button
  }

  @Test func `of a visible row keeps the keyboard and the scroll position`() throws {
    show(Array(0..<500))
    host.scroll(to: RowPath(section: 0, row: 300))
    TestWindows.settle(host)
    let button = try #require(buttonCell(298))
    #expect(button.takeFocus())
    TestWindows.settle(host)
    let offset = host.widget.offset
    #expect(offset > 0)
    show(Array(0..<500), version: 1)
    #expect(button.title == "298, version 1")
    #expect(button.hasFocus)
    #expect(host.widget.offset == offset)
    list.refreshVisible()
    TestWindows.settle(host)
    #expect(button.hasFocus)
    #expect(host.widget.offset == offset)
  }

  @Test func `above the viewport keeps the visible rows and the keyboard in place`() throws {
    show(Array(0..<500))
    host.scroll(to: RowPath(section: 0, row: 300))
    TestWindows.settle(host)
    let button = try #require(buttonCell(298))
    #expect(button.takeFocus())
    TestWindows.settle(host)
    let top = button.top(in: host.widget)
    show(Array(10..<500) + [1000])
    #expect(button.hasFocus)
    #expect(buttonCell(288) === button)
    #expect(button.top(in: host.widget) == top)
  }

  @Test func `in place gives the cell and the header to the new row, also for its last event`() {
    var ended: [String] = []
    func show(version: Int, _ rows: [Int]) {
      list.apply {
        ListSection(id: "rows") {
          for row in rows {
            Row(LineCell.self, "text").id(row)
              .on(.didEndDisplaying) { _ in ended.append("row \(row), version \(version)") }
          }
        }
        .header(
          Row(LineHeader.self, "header")
            .on(.didEndDisplaying) { _ in ended.append("header, version \(version)") })
      }
      TestWindows.settle(host)
    }
    show(version: 0, [1, 2])
    show(version: 1, [1, 2])
    #expect(ended.isEmpty)
    list.apply([])
    TestWindows.settle(host)
    #expect(ended.sorted() == ["header, version 1", "row 1, version 1", "row 2, version 1"])
  }

  @Test func `moves cells with their rows, and the keyboard with its cell`() throws {
    show(Array(0..<20))
    let button = try #require(buttonCell(3))
    #expect(button.takeFocus())
    TestWindows.settle(host)
    show([4, 5, 6, 3, 0, 1, 2] + Array(7..<20), version: 1)
    #expect(buttonCell(3) === button)
    #expect(button.title == "3, version 1")
    #expect(button.hasFocus)
  }

  @Test func `requests only inserted rows from GTK`() {
    show(Array(0..<100))
    let built = host.cells.builtCount
    let cells = host.visibleCells.map { ObjectIdentifier($0.cell) }
    show(Array(0..<50) + [1000] + Array(50..<100))
    #expect(host.cells.builtCount == built + 1)
    show(Array(0..<100))
    #expect(host.visibleCells.map { ObjectIdentifier($0.cell) } == cells)
  }

  @Test func `of a title replaces only the title`() throws {
    show([0, 1], header: "One")
    let button = try #require(buttonCell(0))
    for header in ["Two", nil, "Three"] {
      show([0, 1], header: header)
      #expect(buttonCell(0) === button)
      #expect(host.outline.count == (header == nil ? 2 : 3))
    }
  }

  @Test func `that a row requests in GTK's layout is applied after the layout`() {
    var asked = 0
    var isInside = false
    list.apply {
      ListSection(id: 0) {
        LazyRows(0..<10_000, id: \.self) { number in
          Row(LineCell.self, "\(number)").on(.willDisplay) { [list] _ in
            guard number > 5000 else { return }
            asked += 1
            var isDone = false
            list.updateVisibility { _ in isDone = true }
            isInside = isInside || isDone
          }
        }
      }
    }
    TestWindows.settle(host)
    // Like a user's scrolling, this doesn't go through the host.
    host.widget.offset = host.widget.contentHeight
    #expect(asked > 0)
    TestWindows.settle(host)
    #expect(!isInside)
    var isDone = false
    list.updateVisibility { _ in isDone = true }
    #expect(isDone)
  }

  @Test func `completes at once if no row moves, and later otherwise`() {
    show([0])
    MainLoop.animates = true
    defer { MainLoop.animates = false }
    var isDone = false
    list.apply(list.sections) { _ in isDone = true }
    #expect(isDone)
    isDone = false
    let new = ListSection<GtkCell>(id: "rows") { Row(ButtonCell.self, "new").id("new") }
    list.apply([new]) { _ in isDone = true }
    #expect(!isDone)
    #expect(MainLoop.run(atMost: 10) { !isDone })
  }
}
