import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A table that notes how rows appear and disappear.
private final class AnimatedTable: UITableView {
  let journal = Journal()

  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    journal.note("insert \(indexPaths.map(\.row)) \(animation.rawValue)")
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    journal.note("delete \(indexPaths.map(\.row)) \(animation.rawValue)")
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    journal.note("section \(animation.rawValue)")
    super.insertSections(sections, with: animation)
  }
}

@MainActor
struct `Rows that choose their animations` {
  private let table = AnimatedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let list: TypedCellsUIKit.TableList

  init() {
    list = TypedCellsUIKit.TableList(table)
    window.addSubview(table)
  }

  private func show(_ letters: [String], animated: Bool = true) {
    list.apply(animated: animated) {
      ListSection(id: 0) {
        for letter in letters {
          if letter == letter.uppercased() {
            Row(TextCell.self, letter).id(letter).animation(insertion: .top, deletion: .fade)
          } else {
            Row(TextCell.self, letter).id(letter)
          }
        }
      }
    }
    table.layoutIfNeeded()
  }

  @Test func `appear and disappear with them, and the others with the animation of the host`() {
    let (automatic, top) = (UITableView.RowAnimation.automatic, UITableView.RowAnimation.top)
    show(["a"])
    show(["a", "B", "c", "D"])
    #expect(
      table.journal.entries == [
        "insert [1, 3] \(top.rawValue)", "insert [2] \(automatic.rawValue)",
      ])
    table.journal.removeAll()
    list.host.rowAnimation = .left
    show(["D"])
    #expect(
      table.journal.entries == [
        "delete [0, 2] \(UITableView.RowAnimation.left.rawValue)",
        "delete [1] \(UITableView.RowAnimation.fade.rawValue)",
      ])
  }

  @Test func `appear by them beside rows that are made on demand`() {
    show(["a"])
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "B").id("B").animation(insertion: .top, deletion: .fade)
        Row(TextCell.self, "a").id("a")
        LazyRows(0..<2, id: \.self) { Row(TextCell.self, "\($0)") }
      }
    }
    let (automatic, top) = (UITableView.RowAnimation.automatic, UITableView.RowAnimation.top)
    #expect(
      table.journal.entries == [
        "insert [0] \(top.rawValue)", "insert [2, 3] \(automatic.rawValue)",
      ])
  }

  @Test func `keep them in a change that has an animation, which the others get`() async {
    func change(_ letters: [String], _ animation: UITableView.RowAnimation) {
      list.apply(rowAnimation: animation) {
        for letter in letters where letter == "x" {
          ListSection(id: letter) { Row(TextCell.self, letter) }
        }
        ListSection(id: 0) {
          for letter in letters where letter != "x" {
            if letter == "B" {
              Row(TextCell.self, letter).id(letter).animation(insertion: .top, deletion: .fade)
                .on(.willDisplay) { _ in
                  // Queued, because the table is laying itself out.
                  list.apply(rowAnimation: .bottom) { ListSection(id: 0) {} }
                  list.host.rowAnimation = .middle
                }
            } else {
              Row(TextCell.self, letter).id(letter)
            }
          }
        }
      }
      table.layoutIfNeeded()
    }
    let (top, left) = (UITableView.RowAnimation.top, UITableView.RowAnimation.left)
    show(["a"])
    change(["a", "B", "c"], .left)
    await nextTurn()
    #expect(
      table.journal.entries == [
        "insert [1] \(top.rawValue)", "insert [2] \(left.rawValue)",
        "delete [0, 2] \(UITableView.RowAnimation.bottom.rawValue)",
        "delete [1] \(UITableView.RowAnimation.fade.rawValue)",
      ])
    table.journal.removeAll()
    show(["a"])
    #expect(table.journal.entries == ["insert [0] \(UITableView.RowAnimation.middle.rawValue)"])
    change(["x", "a"], .right)
    #expect(table.journal.entries.last == "section \(UITableView.RowAnimation.right.rawValue)")
  }

  @Test func `are ignored in a change without animation`() {
    show(["a"])
    show(["a", "B"], animated: false)
    show(["a"], animated: false)
    let usual = " \(list.host.rowAnimation.rawValue)"
    #expect(table.journal.entries.allSatisfy { $0.hasSuffix(usual) })
    #expect(table.journal.entries.count == 2)
  }

  @Test func `aren't those of a row that was there at the change before`() {
    show(["B", "a"])
    show(["a"])
    table.journal.removeAll()
    show([], animated: false)
    #expect(table.journal.entries == ["delete [0] \(list.host.rowAnimation.rawValue)"])
  }
}

@MainActor
struct `Changes of a list in a table` {
  private let list = TableList()

  private func show(_ letters: [String], animated: Bool = true) {
    list.apply(animated: animated) {
      ListSection(id: 0) { for letter in letters { Row(TextCell.self, letter).id(letter) } }
    }
  }

  @Test(arguments: [true, false])
  func `rows are inserted, deleted and moved, and the others keep their cells`(animated: Bool)
    throws
  {
    show(["a", "b", "c", "d"])
    let (b, d) = (try #require(list.cell(0, 1)), try #require(list.cell(0, 3)))
    show(["d", "x", "b"], animated: animated)
    #expect(list.shown == ["d", "x", "b"])
    #expect(list.cell(0, 0) === d)
    #expect(list.cell(0, 2) === b)
  }

  @Test func `sections are inserted, deleted and moved`() {
    func show(_ sections: [String]) {
      list.apply {
        for section in sections {
          ListSection(id: section, header: section) { Row(TextCell.self, section) }
        }
      }
    }
    show(["a", "b", "c"])
    show(["c", "d", "a"])
    #expect(list.shown == ["c", "d", "a"])
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == "c")
  }

  @Test func `a table in no window is reloaded, and keeps its selection`() {
    let hidden = TableList(inWindow: false)
    hidden.table.allowsMultipleSelection = true
    func show(_ letters: [String]) {
      hidden.apply {
        ListSection(id: 0) { for letter in letters { Row(TextCell.self, letter).id(letter) } }
      }
    }
    show(["a", "b", "c"])
    hidden.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    hidden.table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    var done = false
    hidden.driver.apply(
      [ListSection(id: 0) { for letter in ["x", "c"] { Row(TextCell.self, letter).id(letter) } }],
      completion: { _ in done = true })
    #expect(hidden.shown == ["x", "c"])
    #expect(hidden.table.indexPathsForSelectedRows == [path(0, 1)])
    #expect(done)
  }

  @Test func `an update in place keeps the keyboard`() throws {
    func show(_ text: String) {
      list.show { Row(FieldCell.self, text).id(1) }
    }
    show("a")
    let cell = try #require(list.cell(0, 0) as? FieldCell)
    cell.field.becomeFirstResponder()
    show("b")
    list.driver.refreshVisible()
    #expect(cell.field.text == "b")
    #expect(cell.field.isFirstResponder)
  }

  @Test func `a row of another cell class gets another cell`() {
    list.show { Row(TextCell.self, "a").id(1) }
    list.show { Row(SlimCell.self, "a").id(1) }
    #expect(list.cell(0, 0) is SlimCell)
  }

  @Test func `a title changes in place, and the keyboard stays`() throws {
    func show(_ header: String?, _ footer: String?) {
      list.apply {
        ListSection(id: 0, header: header, footer: footer) { Row(FieldCell.self, "a").id(1) }
      }
    }
    show("h", "f")
    let cell = try #require(list.cell(0, 0) as? FieldCell)
    cell.field.becomeFirstResponder()
    show("H", "F")
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == "H")
    #expect(list.table.footerView(forSection: 0)?.textLabel?.text == "F")
    #expect(cell.field.isFirstResponder)
  }

  @Test func `titles and views appear, disappear and replace each other`() {
    func show(_ change: (ListSection<UITableViewCell>) -> ListSection<UITableViewCell>) {
      list.apply { change(ListSection(id: 0) { Row(TextCell.self, "a").id(1) }) }
    }
    show { $0 }
    #expect(list.table.headerView(forSection: 0) == nil)
    show { $0.header(Row(TitleHeader.self, "view")).footer(Row(TitleHeader.self, "below")) }
    #expect((list.table.headerView(forSection: 0) as? TitleHeader)?.title == "view")
    #expect((list.table.footerView(forSection: 0) as? TitleHeader)?.title == "below")
    show { $0.header(Row(TitleHeader.self, "other")) }
    #expect((list.table.headerView(forSection: 0) as? TitleHeader)?.title == "other")
    #expect(list.table.footerView(forSection: 0) == nil)
    list.apply { ListSection(id: 0, header: "title") { Row(TextCell.self, "a").id(1) } }
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == "title")
    #expect(!(list.table.headerView(forSection: 0) is TitleHeader))
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a").id(1) } }
    #expect(list.table.headerView(forSection: 0) == nil)
    #expect(list.failures.isEmpty)
  }

  @Test func `a header that stays is updated in place`() throws {
    func show(_ title: String) {
      list.apply {
        ListSection(id: 0) { Row(TextCell.self, "a").id(1) }.header(Row(TitleHeader.self, title))
      }
    }
    show("old")
    let header = try #require(list.table.headerView(forSection: 0))
    show("new")
    #expect(list.table.headerView(forSection: 0) === header)
    #expect((header as? TitleHeader)?.title == "new")
  }

  @Test func `the end of a header's display is sent to the header that it shows`() {
    let journal = Journal()
    func show(_ title: String) {
      list.apply {
        ListSection(id: 0) { Row(TextCell.self, "a").id(1) }
          .header(
            Row(TitleHeader.self, title).on(.didEndDisplaying, weak: journal) { $0.note($1) })
      }
    }
    show("old")
    show("new")
    list.apply {}
    #expect(journal.entries == ["new"])
  }

  @Test func `headers and footers handle their display and its end`() {
    let journal = Journal()
    func show(_ count: Int) {
      list.apply {
        for section in 0..<count {
          ListSection(id: section) { Row(TextCell.self, "a") }
            .header(
              Row(TitleHeader.self, "h\(section)")
                .on(.willDisplay, weak: journal) { $0.note("+\($1)") }
                .on(.didEndDisplaying, weak: journal) { $0.note("-\($1)") }
            )
            .footer(
              Row(TitleHeader.self, "f\(section)")
                .on(.willDisplay, weak: journal) { $0.note("+\($1)") }
                .on(.didEndDisplaying, weak: journal) { $0.note("-\($1)") })
        }
      }
    }
    show(1)
    #expect(journal.entries.sorted() == ["+f0", "+h0"])
    show(0)
    #expect(journal.entries.sorted() == ["+f0", "+h0", "-f0", "-h0"])
  }

  @Test func `an index leads to sections`() {
    list.apply {
      ListSection(id: 0) { for number in 0..<9 { Row(TextCell.self, "\(number)") } }
      ListSection(id: 1) { for number in 0..<9 { Row(TextCell.self, "A\(number)") } }
        .indexTitle("A")
      ListSection(id: 2) { for number in 0..<9 { Row(TextCell.self, "B\(number)") } }
        .indexTitle("B")
    }
    #expect(list.table.user.tapIndexTitle("B"))
    #expect(list.shown.contains("B8"))
    #expect(!list.table.user.tapIndexTitle("C"))
  }

  @Test func `a list without its driver shows nothing, and raises no exception`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.frame, style: .plain)
    window.addSubview(table)
    var driver: ListDriver<TableHost>? = ListDriver(table)
    driver?.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
    table.layoutIfNeeded()
    driver = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `a host doesn't retain its table`() {
    var table: UITableView? = UITableView(frame: .zero, style: .plain)
    weak var gone: AnyObject?
    gone = table
    guard let driver = table.map({ ListDriver($0) }) else { return }
    driver.apply { ListSection(id: 0) { Row(TextCell.self, "a").onSelect { _ in } } }
    table = nil
    #expect(gone == nil)
    driver.apply { ListSection(id: 0) { Row(TextCell.self, "b") } }
    driver.refreshVisible()
    #expect(driver.rowCount(in: 0) == 1)
  }

  @Test func `lazy rows are built when they appear`() {
    var made: Set<Int> = []
    list.show {
      LazyRows(0..<10_000, id: \.self) { number in
        made.insert(number)
        return Row(TextCell.self, "\(number)").onSelect { _ in }.height(44)
      }
    }
    #expect(list.shown == (0..<10).map(String.init))
    #expect(made.count < 30)
    list.table.scrollToRow(at: path(0, 9_999), at: .bottom, animated: false)
    #expect(list.shown.last == "9999")
    #expect(made.count < 100)
  }
}
