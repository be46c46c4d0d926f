import Testing
import TypedCells

@testable import TypedCellsAppKit

@MainActor
@Suite(.serialized)
struct `A list in an NSTableView` {
  private let screen = TableScreen()
  private var list: TableList { screen.list }
  private var table: NSTableView { screen.table }

  private func show(_ sections: [(String, [String])], animated: Bool = false) {
    list.apply(
      sections.map { title, rows in
        ListSection(id: title, header: title) {
          for text in rows { Row(TextCell.self, text).id(text) }
        }
      }, animated: animated)
  }

  @Test func `shows headers, rows and footers below each other`() {
    list.apply {
      ListSection(id: 0, header: "Fruit", footer: "2 rows") {
        Row(TextCell.self, "Apple")
        Row(OtherCell.self, "Pear")
      }
      ListSection<NSTableCellView>(id: 1) { Row(TextCell.self, "Leek") }
        .header(Row(TextHeader.self, "Vegetables"))
    }
    #expect(screen.rows == ["+Fruit", "Apple", "Pear", "-2 rows", "+Vegetables", "Leek"])
    let groupRows = (0..<6).map {
      table.rowView(atRow: $0, makeIfNecessary: false)?.isGroupRowStyle
    }
    #expect(groupRows == [true, false, false, false, true, false])
    #expect(screen.failures.isEmpty)
  }

  @Test func `adds a column to a table that has none`() {
    #expect(table.tableColumns.count == 1)
    let other = NSTableView(frame: .zero)
    other.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("own")))
    _ = TableList(other)
    #expect(other.tableColumns.map(\.identifier.rawValue) == ["own"])
  }

  @Test(arguments: [false, true])
  func `keeps the cells of rows that stay or move`(animated: Bool) {
    show([("a", ["1", "2", "3", "4"]), ("b", ["5"])])
    #expect(screen.rows == ["+a", "1", "2", "3", "4", "+b", "5"])
    func cells() -> [String: ObjectIdentifier] {
      Dictionary(
        uniqueKeysWithValues: list.host.visibleCells.map {
          (($0.cell as? BaseCell)?.text ?? "", ObjectIdentifier($0.cell))
        })
    }
    let old = cells()
    show([("a", ["4", "1", "new", "3"]), ("b", ["5", "2"])], animated: animated)
    #expect(screen.rows == ["+a", "4", "1", "new", "3", "+b", "5", "2"])
    let new = cells()
    for text in ["1", "2", "3", "4", "5"] { #expect(new[text] == old[text], "row \(text)") }
  }

  @Test func `changes a table that has not been laid out yet`() {
    show([("a", ["1"])])
    show([("a", ["1", "2"])])
    show([("a", ["2"])])
    #expect(screen.rows == ["+a", "2"])
  }

  @Test func `changes headers and footers of sections that stay`() {
    show([("a", ["1"]), ("b", ["2"])])
    _ = screen.rows
    list.apply {
      ListSection<NSTableCellView>(id: "a", footer: "end") { Row(TextCell.self, "1").id("1") }
      ListSection<NSTableCellView>(id: "b") { Row(TextCell.self, "2").id("2") }
        .header(Row(TextHeader.self, "view"))
    }
    #expect(screen.rows == ["1", "-end", "+view", "2"])
  }

  @Test func `updates headers and footers in place`() {
    func show(_ text: String) -> [NSTableCellView] {
      list.apply {
        ListSection<NSTableCellView>(id: 0) { Row(TextCell.self, "a").id("a") }
          .header(Row(TextHeader.self, "above \(text)"))
          .footer(Row(TextHeader.self, "below \(text)"))
      }
      settle(table)
      return list.host.visibleHeaderFooters.map(\.view)
    }
    let old = show("1")
    #expect(old.count == 2)
    let new = show("2")
    #expect(screen.rows == ["+above 2", "a", "-below 2"])
    #expect(new.map { ObjectIdentifier($0) } == old.map { ObjectIdentifier($0) })
    #expect(list.host.visibleHeaderFooters.map(\.edge) == [.header, .footer])
    let identifier = ReuseIdentifier(for: TextHeader.self)
    #expect(list.host.visibleHeaderFooters.map(\.identifier) == [identifier, identifier])
    list.apply { ListSection(id: 0, header: "title") { Row(TextCell.self, "a").id("a") } }
    settle(table)
    #expect(list.host.visibleHeaderFooters.isEmpty, "titles aren't among them")
  }

  @Test func `reuses headers only for those of the same class`() {
    func show<Header: BaseCell & Updatable>(_ header: Header.Type)
    where Header.ViewData == String {
      list.apply {
        ListSection<NSTableCellView>(id: 0) { Row(TextCell.self, "a") }
          .header(Row(header, "title"))
      }
      #expect(screen.rows.first == "+title")
      list.apply([])
      settle(table)
    }
    show(TextHeader.self)
    show(OtherCell.self)
    #expect(screen.failures.isEmpty)
  }

  @Test func `looks at cells without making them`() {
    final class NotingTable: NSTableView {
      var made: [Int] = []

      override func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
        if makeIfNecessary { made.append(row) }
        return super.view(atColumn: column, row: row, makeIfNecessary: makeIfNecessary)
      }
    }
    let table = NotingTable(frame: .zero)
    let screen = Screen(table)
    let list = TableList(table)
    for title in ["old", "new"] {
      list.apply {
        for section in 0..<40 {
          ListSection(id: section, header: title) { Row(TextCell.self, "a").id(section) }
        }
      }
      settle(table)
    }
    #expect(!list.host.visibleCells.isEmpty)
    #expect(table.made.isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test func `reuses the cells of titles`() {
    show((0..<40).map { ("\($0)", ["row \($0)"]) })
    settle(table)
    func titles() -> [ObjectIdentifier] {
      (0..<table.numberOfRows).compactMap { row in
        (table.view(atColumn: 0, row: row, makeIfNecessary: false) as? TitleCell)
          .map { ObjectIdentifier($0) }
      }
    }
    let before = titles()
    list.scroll(to: "row 39", animated: false)
    settle(table)
    #expect(!Set(titles()).isDisjoint(with: before))
    #expect(screen.rows.last == "row 39")
  }

  @Test func `updates cells in place, and replaces those of another class`() {
    list.apply { ListSection(id: 0) { Row(PersonCell.self, Person(id: 1, name: "Ann")) } }
    #expect(screen.rows == ["Ann"])
    let cell = list.host.visibleCells.first?.cell
    list.apply { ListSection(id: 0) { Row(PersonCell.self, Person(id: 1, name: "Bob")) } }
    #expect(screen.rows == ["Bob"])
    #expect(list.host.visibleCells.first?.cell === cell)
    list.apply { ListSection(id: 0) { Row(TextCell.self, "Cid").id(1) } }
    #expect(screen.rows == ["Cid"])
  }

  @Test func `gives rows the heights that they declare, and the others the table's`() {
    func show(_ height: Double) {
      list.apply {
        ListSection(id: 0, header: "title") {
          Row(TextCell.self, "fixed").id(1).height(height)
          Row(TextCell.self, "automatic").id(2)
          Row(TextCell.self, "none").id(3).height(0)
        }
      }
    }
    func heights() -> [CGFloat] {
      settle(table)
      return (1..<4).map { table.rect(ofRow: $0).height }
    }
    show(50)
    #expect(heights() == [50, 20, 1])
    show(60)
    #expect(heights() == [60, 20, 1])
  }

  @Test func `changes the height of a row that a change moves`() {
    func show(_ rows: [(id: Int, height: Double)]) -> [CGFloat] {
      list.apply {
        ListSection(id: 0) {
          for row in rows { Row(TextCell.self, "\(row.id)").id(row.id).height(row.height) }
        }
      }
      settle(table)
      return rows.indices.map { table.rect(ofRow: $0).height }
    }
    #expect(show([(1, 50), (2, 60)]) == [50, 60])
    #expect(show([(0, 30), (1, 50), (2, 70)]) == [30, 50, 70])
    #expect(show([(2, 80), (1, 50)]) == [80, 50])
  }

  @Test func `shows what was applied outside a window once it is in one`() {
    let table = NSTableView(frame: .zero)
    let list = TableList(table)
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a").id(0) } }
    list.apply { ListSection(id: 0) { Row(TextCell.self, "b").id(0) } }
    #expect(list.host.visibleCells.isEmpty)
    let screen = Screen(table)
    settle(table)
    #expect(list.host.visibleCells.map { ($0.cell as? BaseCell)?.text } == ["b"])
    withExtendedLifetime(screen) {}
  }

  @Test func `shows what was applied while it was taken out of its window`() throws {
    list.apply { ListSection(id: 0) { Row(PersonCell.self, Person(id: 1, name: "Ann")) } }
    #expect(screen.rows == ["Ann"])
    let scrollView = try #require(table.enclosingScrollView)
    let content = try #require(scrollView.superview)
    scrollView.removeFromSuperview()
    list.apply { ListSection(id: 0) { Row(PersonCell.self, Person(id: 1, name: "Bob")) } }
    #expect(list.host.visibleCells.isEmpty)
    content.addSubview(scrollView)
    #expect(screen.rows == ["Bob"])
  }

  @Test func `counts rows that are inserted outside a window, and calls the completion`() {
    let table = NSTableView(frame: .zero)
    let list = TableList(table)
    var completed = 0
    func count(_ texts: [String]) -> Int {
      let section = ListSection<NSTableCellView>(id: 0) {
        for text in texts { Row(TextCell.self, text).id(text) }
      }
      list.apply([section], completion: { _ in completed += 1 })
      return table.numberOfRows
    }
    #expect(count(["a"]) == 1)
    #expect(count(["a", "b"]) == 2)
    #expect(completed == 2)
  }

  @Test func `calls the completion once, after the animation`() {
    show([("a", ["1"])])
    settle(table)
    var completed: [String] = []
    list.apply([], animated: false, completion: { _ in completed.append("unanimated") })
    #expect(completed == ["unanimated"])
    let sections = [ListSection<NSTableCellView>(id: 0) { Row(TextCell.self, "2") }]
    list.apply(sections, completion: { _ in completed.append("animated") })
    #expect(completed == ["unanimated"])
    settle(table)
    #expect(completed == ["unanimated", "animated"])
  }

  @Test func `calls completions in the order of the changes, animated or not`() {
    show([("a", ["1"])])
    settle(table)
    var completed: [Int] = []
    for number in 1...2 {
      let section = ListSection<NSTableCellView>(id: number) { Row(TextCell.self, "\(number)") }
      list.apply([section], animated: number == 1, completion: { _ in completed.append(number) })
    }
    #expect(completed.isEmpty)
    settle(table)
    #expect(completed == [1, 2])
  }

  @Test func `reports a nib that doesn't exist, and shows an empty cell`() {
    list.apply {
      ListSection(id: 0) { Row(MissingCell.self, "a") }
    }
    settle(table)
    #expect(list.host.visibleCells.map(\.identifier) == [nil])
    #expect(screen.failures.map(\.description).contains { $0.contains("has no nib 'Missing'") })
  }

  #if !os(macOS)
    @Test func `takes cells from a nib`() {
      NSNib.provide("Provided") { [ProvidedCell(frame: .zero)] }
      list.apply { ListSection(id: 0) { Row(ProvidedCell.self, "a") } }
      #expect(screen.rows == ["a"])
      #expect(screen.failures.isEmpty)
    }
  #endif

  @Test func `doesn't keep the table, or itself, alive`() {
    weak var table: NSTableView?
    weak var list: TableList?
    weak var host: TableHost?
    do {
      let screen = TableScreen()
      screen.list.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
      settle(screen.table)
      (table, list, host) = (screen.table, screen.list, screen.list.host)
    }
    #expect(table == nil)
    #expect(list == nil)
    #expect(host == nil)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `reports events that AppKit's tables don't deliver`() {
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a").on(.accessoryTap) { _ in } }
    }
    settle(table)
    #expect(screen.failures.map(\.description).contains { $0.contains("accessoryTap") })
  }
}

private final class MissingCell: BaseCell, Updatable, ReusableCell {
  static var cellSource: CellSource { .nib(name: "Missing") }
}

private final class ProvidedCell: BaseCell, Updatable, ReusableCell {
  static var cellSource: CellSource { .nib(name: "Provided") }
}
