import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class LinesCell: HeadlessCell, Updatable {
  func update(viewData lines: [String]) { self.lines = lines }
}

@MainActor
struct `Layout of the headless list` {
  private let host = HeadlessList(height: 100)
  private let list: ListDriver<HeadlessList>

  init() {
    list = ListDriver(host: host)
  }

  private func row(_ lines: String...) -> Row<LinesCell, [String]> { Row(LinesCell.self, lines) }

  private func show(_ texts: [String]) {
    list.apply { ListSection(id: 0) { for text in texts { row(text).id(text) } } }
  }

  private var shown: [String] { host.visibleCells.flatMap(\.cell.lines) }
  private let letters = "abcdefghij".map { "\($0)" }

  @Test func `titles and rows of any height share the viewport`() {
    list.apply {
      ListSection(id: 0, header: "Header", footer: "Footer") {
        row("one", "two")
        row("fixed").height(10)
      }
      ListSection(id: 1, header: "Empty") {}
      ListSection(id: 2) {}
      ListSection(id: 3, footer: "End") { row("three") }
    }
    #expect(host.picture == "Header\n  one\n  two\n  fixed\nFooter\nEmpty")
    host.scroll(by: 1_000)
    // The first line of the first row is above the viewport, although the rest of the row is visible.
    #expect(host.picture == "  two\n  fixed\nFooter\nEmpty\n  three\nEnd")
    host.scroll(by: -1_000)
    #expect(host.picture == "Header\n  one\n  two\n  fixed\nFooter\nEmpty")
  }

  @Test func `scrolling stops at both ends`() {
    show(letters)
    #expect(!host.scroll(by: -50))
    #expect(shown.first == "a")
    #expect(host.scroll(by: 1e9))
    #expect(shown == ["f", "g", "h", "i", "j"])
    host.scroll(by: -1e9)
    #expect(shown == ["a", "b", "c", "d", "e"])
  }

  @Test func `short lists and empty lists do not scroll`() {
    show(["a"])
    host.scroll(by: 50)
    #expect(shown == ["a"])
    show([])
    host.scroll(by: 50)
    #expect(host.picture == "")
  }

  @Test func `a jump puts the row on top, unless the content ends before`() {
    show(letters)
    host.scroll(to: RowPath(section: 0, row: 3))
    #expect(shown.first == "d")
    host.scroll(to: RowPath(section: 0, row: 9))
    #expect(shown == ["f", "g", "h", "i", "j"])
    host.scroll(to: RowPath(section: 4, row: 9))
    #expect(shown == ["f", "g", "h", "i", "j"])
  }

  @Test func `rows inserted above the viewport don't move a scrolled list`() {
    show(letters)
    host.scroll(by: 50)
    #expect(shown.first == "c")
    show(["new"] + letters)
    #expect(shown.first == "c")
  }

  @Test func `rows inserted above are shown if the list is at its top`() {
    show(letters)
    show(["new"] + letters)
    #expect(shown == ["new", "a", "b", "c", "d"])
  }

  @Test func `deleting the rows on screen shows the remaining ones`() {
    show(letters)
    host.scroll(by: 1e9)
    show(["a", "b", "c"])
    #expect(shown == ["a", "b", "c"])
    #expect(host.counters.built <= 6)
  }

  @Test func `cells that grow in place move the others off screen`() {
    func content(_ lines: [String]) {
      list.apply {
        ListSection(id: 0) {
          Row(LinesCell.self, lines).id("growing")
          for text in letters { row(text).id(text) }
        }
      }
    }
    content(["one"])
    #expect(shown == ["one", "a", "b", "c", "d"])
    content(["one", "two", "three"])
    #expect(shown == ["one", "two", "three", "a", "b"])
  }

  @Test func `a row that moves above the first staying row keeps its cell`() {
    show(letters)
    host.scroll(by: 50)
    let cell = host.cell(at: RowPath(section: 0, row: 6))
    // "c", the first row on screen, is deleted, and "g" moves into the gap above "d".
    show(["a", "b", "g", "d", "e", "f", "h", "i", "j"])
    #expect(shown.first == "g")
    #expect(host.cell(at: RowPath(section: 0, row: 2)) === cell)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `rows that stay on screen keep their cells`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rows = Array(0..<10)
    func apply() {
      list.apply { ListSection(id: 0) { for row in rows { self.row("\(row)").id(row) } } }
    }
    apply()
    for step in 0..<50 {
      host.scroll(by: Double(Int.random(in: -60...60, using: &random)))
      let before = Dictionary(
        uniqueKeysWithValues: host.visibleCells.map { ($0.cell.lines[0], $0.cell) })
      rows.swapAt(Int.random(in: 0..<10, using: &random), Int.random(in: 0..<10, using: &random))
      apply()
      for visible in host.visibleCells {
        guard let cell = before[visible.cell.lines[0]] else { continue }
        #expect(visible.cell === cell, "seed \(seed), step \(step): \(visible.path)")
      }
    }
  }
}
