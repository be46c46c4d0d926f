import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// Says which methods it implements, as every delegate does on Apple's systems.
private final class OwnDelegate: NSObject, UITableViewDelegate, SelectorResponding {
  let journal = Journal()

  static let names: Set<String> = [
    "tableView:didSelectRowAtIndexPath:", "tableView:willSelectRowAtIndexPath:",
    "tableView:heightForRowAtIndexPath:", "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView:indentationLevelForRowAtIndexPath:", "scrollViewDidScroll:",
    "tableView:viewForFooterInSection:",
    "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
  ]

  func responds(to aSelector: Selector!) -> Bool { Self.names.contains(aSelector.description) }

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
    UIContextMenuConfiguration([RowAction("Own") {}])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("own scroll") }
}

/// Implements one method, and leaves it to others to find out.
private final class QuietDelegate: NSObject, UITableViewDelegate {
  let journal = Journal()

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("own select \(indexPath.row)")
  }
}

@MainActor
struct `What a table is told of` {
  private let list = TableList()

  private var delegateMethods: Set<TableDelegateMethod> {
    Set(TableDelegateMethod.allCases.filter { list.advertises($0.rawValue) })
  }

  @Test func `rows that handle nothing advertise nothing but their heights`() {
    list.apply { ListSection(id: 0, header: "title") { Row(TextCell.self, "a") } }
    #expect(delegateMethods == [.rowHeight])
    #expect(!list.sourceAdvertises("tableView:commitEditingStyle:forRowAtIndexPath:"))
    #expect(!list.sourceAdvertises("tableView:moveRowAtIndexPath:toIndexPath:"))
    #expect(!list.sourceAdvertises("sectionIndexTitlesForTableView:"))
    #expect(!list.sourceAdvertises("tableView:canEditRowAtIndexPath:"))
  }

  @Test func `each event advertises what it needs, and no more`() {
    func methods(
      _ change: (Row<TextCell, String>) -> Row<TextCell, String>
    ) -> Set<TableDelegateMethod> {
      list.show { change(Row(TextCell.self, "a").id(1)) }
      return delegateMethods.subtracting([.rowHeight])
    }
    #expect(methods { $0.onSelect { _ in } } == [.didSelect])
    #expect(methods { $0.on(.deselect) { _ in } } == [.didDeselect])
    #expect(methods { $0.on(.shouldSelect) { _ in true } } == [.willSelect])
    #expect(methods { $0.on(.shouldHighlight) { _ in true } } == [.shouldHighlight])
    #expect(methods { $0.on(.highlight) { _, _ in } } == [.didHighlight, .didUnhighlight])
    #expect(methods { $0.on(.accessoryTap) { _ in } } == [.accessoryTapped])
    #expect(methods { $0.on(.willDisplay) { _ in } } == [.willDisplay, .didEndDisplaying])
    #expect(methods { $0.on(.contextMenu) { _ in [] } } == [.contextMenu])
    #expect(methods { $0.on(.moveTarget) { $1.target } } == [.moveTarget])
    #expect(methods { $0.on(.commitEdit) { _, _ in } } == [.editingStyle, .shouldIndent])
    #expect(
      methods { $0.on(.trailingSwipeActions) { _ in [] } }
        == [.trailingSwipe, .editingStyle, .shouldIndent])
    #expect(methods { $0.height(20) } == [.estimatedRowHeight])
    #expect(methods { $0.estimatedHeight(20) } == [.estimatedRowHeight])
    #expect(methods { $0 } == [])
  }

  @Test func `an event that only coming rows handle is known before they come on screen`() {
    let journal = Journal()
    list.show { Row(TextCell.self, "a").id(1) }
    list.show {
      Row(TextCell.self, "a").id(1)
      Row(TextCell.self, "b").id(2).on(.willDisplay, weak: journal) { $0.note($1) }
    }
    #expect(journal.entries == ["b"])
  }

  @Test func `a data source that is to answer more is another one, and the selection stays`() {
    list.show { Row(TextCell.self, "a").id(1) }
    list.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    let source = list.table.dataSource
    list.show { Row(TextCell.self, "a").id(1).on(.commitEdit) { _, _ in } }
    list.show {
      Row(TextCell.self, "b").id(2)
      Row(TextCell.self, "a").id(1).on(.commitEdit) { _, _ in }
    }
    #expect(list.table.dataSource !== source)
    #expect(list.sourceAdvertises("tableView:commitEditingStyle:forRowAtIndexPath:"))
    #expect(list.shown == ["b", "a"])
    let last = list.table.dataSource
    list.show { Row(TextCell.self, "b").id(2) }
    #expect(list.table.dataSource === last, "nothing is reloaded to answer less")
  }

  @Test func `rows that are made on demand may handle anything`() {
    list.show { LazyRows(0..<3, id: \.self) { Row(TextCell.self, "\($0)") } }
    #expect(list.advertises("tableView:didSelectRowAtIndexPath:"))
    #expect(list.advertises("tableView:contextMenuConfigurationForRowAtIndexPath:point:"))
    #expect(list.table.user.swipeRow(at: path(0, 0), from: .trailing) == nil)
    #expect(list.table.user.longPressRow(at: path(0, 0)) == nil)
    #expect(list.table.user.tapRow(at: path(0, 0)))
  }

  @Test func `a delegate of one's own hears what rows hear, and answers what they do not`() {
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
    #expect(own.journal.entries.suffix(2) == ["row a", "own select 0"])
    #expect(!list.table.user.tapRow(at: path(0, 2)))
    #expect(list.table.user.longPressRow(at: path(0, 0))?.titles == ["Own"])
    #expect(list.table.user.longPressRow(at: path(0, 1))?.titles == ["Row"])
    list.table.contentOffset.y = 1
    #expect(own.journal.entries.last == "own scroll")
    #expect(!list.advertises("tableView:shouldHighlightRowAtIndexPath:"))
    #expect(!list.advertises("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"))
  }

  @Test func `a delegate that does not say what it implements is asked, and found out`() {
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

  @Test func `a delegate that the table had, or is given later, becomes one's own`() {
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

  @Test func `a delegate of one's own is not kept`() {
    var own: OwnDelegate? = OwnDelegate()
    weak let gone = own
    list.host.delegate = own
    list.show { Row(TextCell.self, "a") }
    own = nil
    #expect(gone == nil)
    #expect(list.table.user.tapRow(at: path(0, 0)))
  }

  @Test func `names of methods are those of UIKit's headers`() throws {
    let names = try declaredMethods(in: "Table.h")
    for method in TableDelegateMethod.allCases { #expect(names.contains(method.rawValue)) }
    for method in TableSourceMethod.allCases { #expect(names.contains(method.rawValue)) }
  }
}
