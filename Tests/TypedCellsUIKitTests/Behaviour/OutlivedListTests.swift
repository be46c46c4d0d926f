import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// The context of a drag that is held over a row.
private final class HeldDrag: NSObject, UISpringLoadedInteractionContext {
  var targetView: UIView?
  var targetItem: Any?
  var state: UISpringLoadedInteractionEffectState { .activated }

  func location(in view: UIView?) -> CGPoint { .zero }
}

/// A delegate that notes the display of rows.
private final class DisplayDelegate: NSObject, UITableViewDelegate {
  let journal = Journal()

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { journal.note("display \(indexPath.row)") }
}

/// UIKit can retain a data source or a delegate during a call that ends the list.
@MainActor
struct `An object that UIKit retains longer than its list` {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
  private let first = path(0, 0)

  /// Creates a list, and returns what it made of the table's data source and delegate, without the list.
  private func outlived(
    delegate own: (any UITableViewDelegate)? = nil
  ) throws -> (source: any UITableViewDataSource, delegate: any UITableViewDelegate) {
    table.delegate = own
    let list = TableList.Driver(table)
    list.apply {
      ListSection(id: 0, header: "header", footer: "footer") {
        Row(TextCell.self, "a").springLoaded().height(99)
          .on(.commitEdit) { _, _ in }
          .on(.move) { _, _ in }
          .on(.shouldSelect) { _ in false }
      }
      .indexTitle("A")
    }
    return (try #require(table.dataSource), try #require(table.delegate))
  }

  @Test func `has no rows, titles or index, if it is the data source`() throws {
    let source = try outlived().source
    #expect(source.numberOfSections(in: table) == 0)
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(type(of: source.tableView(table, cellForRowAt: first)) == UITableViewCell.self)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(source.sectionIndexTitles(for: table) == nil)
    #expect(source.tableView(table, sectionForSectionIndexTitle: "A", at: 0) == 0)
  }

  @Test func `lets the user edit and move nothing, if it is the data source`() throws {
    let source = try outlived().source
    #expect(!source.tableView(table, canEditRowAt: first))
    #expect(!source.tableView(table, canMoveRowAt: first))
  }

  @Test func `has UIKit's defaults, if it is the delegate`() throws {
    let delegate = try outlived().delegate
    table.rowHeight = 33
    #expect(delegate.tableView(table, heightForRowAt: first) == 33)
    #expect(delegate.tableView(table, willSelectRowAt: first) == first)
    #expect(delegate.tableView(table, shouldHighlightRowAt: first))
    #expect(delegate.tableView(table, editingStyleForRowAt: first) == .none)
    #expect(delegate.tableView(table, shouldSpringLoadRowAt: first, with: HeldDrag()))
    #expect(
      delegate.tableView(
        table, contextMenuConfigurationForRowAt: first, point: .zero) == nil)
    let swipe = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: first)
    #expect(swipe?.actions.isEmpty == true)
  }

  @Test func `still informs your own delegate`() throws {
    let own = DisplayDelegate()
    let delegate = try outlived(delegate: own).delegate
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    delegate.tableView(table, willDisplay: cell, forRowAt: first)
    #expect(own.journal.entries == ["display 0"])
  }

  @Test func `deletes nothing, if it is a swipe action`() async throws {
    var list: TableList? = TableList()
    let journal = Journal()
    list?.show {
      Row(TextCell.self, "quick").on(.commitEdit, weak: journal) { journal, _, _ in
        journal.note("quick")
      }
      Row(TextCell.self, "slow").onDelete(weak: journal) { journal, _ in
        await Task.yield()
        journal.note("slow")
      }
    }
    let actions = try (0..<2).map { row in
      try #require(list?.host.swipeActions(at: path(0, row), from: .trailing)?.first)
    }
    list = nil
    var removals: [Bool] = []
    for action in actions { action.perform { removals.append($0) } }
    await wait { removals.count == 2 }
    #expect(removals == [false, false], "UIKit must not remove the cells")
    #expect(journal.entries.isEmpty)
  }

  @Test func `accepts no drops, if it is the host`() {
    var list: TableList? = TableList()
    guard let table = list?.table, let host = list?.host else { return }
    list?.show { Row(TextCell.self, "a") }
    list = nil
    host.reload()
    #expect(table.dropDelegate == nil)
  }
}
