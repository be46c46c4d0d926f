import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A delegate that reports which methods it implements, as every delegate does on Apple's systems.
private final class OwnDelegate: NSObject, UITableViewDelegate, SelectorResponding {
  let journal = Journal()

  static let names: Set<String> = [
    "tableView:didSelectRowAtIndexPath:", "tableView:willSelectRowAtIndexPath:",
    "tableView:heightForRowAtIndexPath:", "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView:indentationLevelForRowAtIndexPath:", "scrollViewDidScroll:",
    "tableView:viewForFooterInSection:",
    "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
  ]

  func implements(_ aSelector: Selector) -> Bool { Self.names.contains(aSelector.description) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("own select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 2 ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 25 }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    journal.note("own display \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    3
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: "own")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu([RowAction("Own") {}])
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("own scroll") }
}

/// A delegate that implements one method and doesn't report which.
private final class QuietDelegate: NSObject, UITableViewDelegate {
  let journal = Journal()

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("own select \(indexPath.row)")
  }
}

/// A data source that no list provides.
private final class BareSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.indentationLevel = 2
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "title"
  }
}

@MainActor
struct `The delegate of a table` {
  private let list = TableList()

  @Test func `A list without handlers behaves like a table without a delegate`() {
    list.apply {
      ListSection(id: 0, header: "title") {
        Row(TextCell.self, "a").configure { cell, _, _ in cell.indentationLevel = 2 }
      }
    }
    let bare = UITableView(frame: list.table.frame, style: .plain)
    list.window.addSubview(bare)
    let source = BareSource()
    bare.dataSource = source
    bare.layoutIfNeeded()
    for table in [bare, list.table] {
      #expect(table.rectForRow(at: path(0, 0)).height == 44)
      #expect(table.rectForHeader(inSection: 0).height == 28)
      #expect(table.rectForFooter(inSection: 0).height == 0)
      #expect(table.contentSize.height == 72)
      #expect(table.cellForRow(at: path(0, 0))?.indentationLevel == 2)
      #expect(table.user.swipeRow(at: path(0, 0), from: .leading) == nil)
      #expect(table.user.longPressRow(at: path(0, 0)) == nil)
      #expect(table.user.dragRow(from: path(0, 0), to: path(0, 0)) == nil)
      #expect(table.user.tapRow(at: path(0, 0)))
    }
  }

  @Test func `A table without estimated heights gets none`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.estimatedRowHeight = 0
    list.window.addSubview(table)
    let exact = TableList.Driver(table)
    exact.apply {
      ListSection(id: 0) {
        for number in 0..<100 { Row(TextCell.self, "\(number)").estimatedHeight(100).height(20) }
      }
    }
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 2000)
  }

  @Test func `A table whose estimates are turned off or on later follows at the next change`() {
    list.table.rowHeight = 20
    func estimates(_ estimate: CGFloat) -> Bool {
      list.table.estimatedRowHeight = estimate
      list.show { for number in 0..<100 { Row(TextCell.self, "\(number)").estimatedHeight(100) } }
      return list.advertises("tableView:estimatedHeightForRowAtIndexPath:")
    }
    #expect(estimates(44))
    #expect(list.table.contentSize.height > 7000)
    #expect(!estimates(0))
    #expect(list.table.contentSize.height == 2000)
    #expect(estimates(UITableView.automaticDimension))
  }

  @Test func `Lazy rows aren't built for their estimates`() {
    var made = 0
    list.show {
      LazyRows(0..<10_000, id: \.self) { number in
        made += 1
        return Row(TextCell.self, "\(number)")
      }
    }
    #expect(made < 200)
    #expect(list.table.contentSize.height == 440_000)
  }

  @Test func `A new handler reloads nothing and animates`() {
    list.show { Row(TextCell.self, "a").id(1) }
    list.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    let cell = list.cell(0, 0)
    list.show {
      Row(TextCell.self, "b").id(2)
      Row(TextCell.self, "a").id(1).on(.commitEdit) { _, _ in }
    }
    #expect(list.shown == ["b", "a"])
    #expect(list.cell(0, 1) === cell)
    #expect(list.table.indexPathForSelectedRow == path(0, 1))
    #expect(list.table.user.swipeRow(at: path(0, 1), from: .trailing)?.titles == ["Delete"])
    #expect(list.table.user.swipeRow(at: path(0, 0), from: .trailing) == nil)
  }

  @Test func `A row with leading swipe actions isn't deleted by a swipe from the other edge`() {
    list.show {
      Row(TextCell.self, "a").on(.leadingSwipeActions) { _ in [RowAction("Read") {}] }
    }
    #expect(list.table.user.swipeRow(at: path(0, 0), from: .leading)?.titles == ["Read"])
    #expect(list.table.user.swipeRow(at: path(0, 0), from: .trailing) == nil)
  }

  @Test
  func `your delegate receives the calls that rows handle, and answers those that they don't`() {
    let own = OwnDelegate()
    list.host.delegate = own
    list.show {
      Row(TextCell.self, "a").onSelect(weak: own.journal) { $0.note("row \($1)") }
      Row(TextCell.self, "b").height(60).on(.contextMenu) { _ in [RowAction("Row") {}] }
      Row(TextCell.self, "c")
    }
    #expect(own.journal.entries == ["own display 0", "own display 1", "own display 2"])
    #expect((0..<3).map { list.table.rectForRow(at: path(0, $0)).height } == [25, 60, 25])
    #expect(list.cell(0, 0)?.indentationLevel == 3)
    #expect(list.table.footerView(forSection: 0)?.reuseIdentifier == "own")
    list.table.user.tapRow(at: path(0, 0))
    #expect(own.journal.entries.suffix(2) == ["own select 0", "row a"])
    #expect(!list.table.user.tapRow(at: path(0, 2)))
    #expect(list.table.user.longPressRow(at: path(0, 0))?.titles == ["Own"])
    #expect(list.table.user.longPressRow(at: path(0, 1))?.titles == ["Row"])
    list.table.contentOffset.y = 1
    #expect(own.journal.entries.last == "own scroll")
  }

  @Test func `a delegate that doesn't report its methods is called for those that it has`() {
    let own = QuietDelegate()
    list.host.delegate = own
    list.show {
      Row(TextCell.self, "a")
      Row(TextCell.self, "b").height(60)
    }
    #expect((0..<2).map { list.table.rectForRow(at: path(0, $0)).height } == [44, 60])
    list.table.user.tapRow(at: path(0, 1))
    #expect(own.journal.entries == ["own select 1"])
  }

  @Test func `a delegate that the table had, or gets later, becomes your delegate`() {
    let table = UITableView(frame: .zero, style: .plain)
    let (first, second) = (OwnDelegate(), OwnDelegate())
    table.delegate = first
    let driver = ListDriver(table)
    #expect(driver.host.delegate === first)
    #expect(table.delegate !== first)
    table.delegate = second
    driver.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
    #expect(driver.host.delegate === second)
    #expect(table.delegate !== second)
  }

  @Test func `rows that a change inserts are displayed by the list, not by a delegate set before`()
  {
    let own = OwnDelegate()
    list.show { Row(TextCell.self, "a").id("a") }
    list.table.delegate = own
    list.show {
      Row(TextCell.self, "a").id("a")
      Row(TextCell.self, "b").id("b").on(.willDisplay, weak: own.journal) { $0.note("row \($1)") }
    }
    #expect(own.journal.entries == ["row b", "own display 1"])
  }

  @Test func `your delegate is held weakly`() {
    var own: OwnDelegate? = OwnDelegate()
    weak var gone: AnyObject?
    gone = own
    list.host.delegate = own
    list.show { Row(TextCell.self, "a") }
    own = nil
    #expect(gone == nil)
    #expect(list.table.user.tapRow(at: path(0, 0)))
  }
}
