import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A delegate that loads more rows when the last row is displayed, as in infinite scrolling.
private final class LoadingDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var loadMore: (IndexPath) -> Void = { _ in }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    loadMore(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    loadMore(indexPath)
  }
}

/// A delegate with one method for tables and one for collections. The latter is for a single item,
/// although UIKit has a newer one for several.
private final class MenuDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration([RowAction("Own") {}])
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu([RowAction("Own") {}])
    }
  }
}

/// A delegate that notes which rows UIKit names.
private final class SelectionDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  let journal = Journal()

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note(tableView.cellForRow(at: indexPath)?.textLabel?.text ?? "no row")
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    journal.note("tap " + (tableView.cellForRow(at: indexPath)?.textLabel?.text ?? "no row"))
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    journal.note("open " + (tableView.cellForRow(at: indexPath)?.textLabel?.text ?? "no row"))
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let cell = collectionView.cellForItem(at: indexPath) as? TileCell
    journal.note(cell?.title ?? "no item")
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    let cell = collectionView.cellForItem(at: indexPath) as? TileCell
    journal.note("open " + (cell?.title ?? "no item"))
  }
}

private final class Controller: UITableViewController {
  let journal = Journal()
  private(set) lazy var list = TypedCellsUIKit.TableList(tableView)

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("select \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 33 }
}

@MainActor
struct `Your own delegate` {
  private let table = TableList()
  private let collection = CollectionList()

  private func showRows(_ count: Int) {
    table.show { for number in 0..<count { Row(TextCell.self, "\(number)").id(number) } }
    collection.show { for number in 0..<count { Row(TileCell.self, "\(number)").id(number) } }
  }

  @Test func `A delegate that loads more while a row comes on screen waits for the layout`()
    async
  {
    let own = LoadingDelegate()
    table.host.delegate = own
    collection.host.delegate = own
    var count = 20
    own.loadMore = { [table] path in
      guard path.row == count - 1, count < 40 else { return }
      count += 10
      table.driver.apply {
        ListSection(id: 0) {
          for number in 0..<count { Row(TextCell.self, "\(number)").id(number) }
        }
      }
    }
    showRows(20)
    let exceptions = UIKitException.recording {
      table.table.scrollToRow(at: path(0, 19), at: .bottom, animated: false)
    }
    #expect(exceptions.isEmpty)
    await nextTurn()
    table.table.layoutIfNeeded()
    #expect(count == 30)
    #expect(table.table.numberOfRows(inSection: 0) == 30)
  }

  @Test func `A row that refreshes the list while it comes on screen waits for the layout`() async {
    var texts = ["a": "a"]
    let exceptions = UIKitException.recording {
      table.apply {
        ListSection(id: 0) {
          Row(TextCell.self, "a").id(1)
            .configure { cell, text, _ in cell.textLabel?.text = texts[text] }
            .on(.willDisplay) { [table] _ in
              texts["a"] = "b"
              table.driver.refreshVisible()
            }
        }
      }
    }
    #expect(exceptions.isEmpty)
    await nextTurn()
    #expect(table.shown == ["b"])
  }

  @Test func `A method for one item's menu is called although rows have menus`() {
    let own = MenuDelegate()
    collection.host.delegate = own
    collection.show {
      Row(TileCell.self, "a").on(.contextMenu) { _ in [RowAction("Row") {}] }
      Row(TileCell.self, "b")
    }
    #expect(collection.collection.user.longPressItem(at: path(0, 0))?.titles == ["Row"])
    #expect(collection.collection.user.longPressItem(at: path(0, 1))?.titles == ["Own"])
  }

  @Test func `Your swipe actions work next to rows that can be deleted`() {
    let own = MenuDelegate()
    table.host.delegate = own
    table.show {
      Row(TextCell.self, "a").on(.trailingSwipeActions) { _ in [RowAction("Row") {}] }
      Row(TextCell.self, "b")
    }
    #expect(table.table.user.swipeRow(at: path(0, 0), from: .trailing)?.titles == ["Row"])
    #expect(table.table.user.swipeRow(at: path(0, 1), from: .trailing)?.titles == ["Own"])
  }

  @Test func `A tap is about the right row, although the row's handler changes the content`() {
    let own = SelectionDelegate()
    table.host.delegate = own
    collection.host.delegate = own
    table.show {
      Row(TextCell.self, "a").id("a").onSelect(weak: table) { table, _ in
        table.show { Row(TextCell.self, "b").id("b") }
      }
    }
    collection.show {
      Row(TileCell.self, "c").id("c").onSelect(weak: collection) { collection, _ in
        collection.show { Row(TileCell.self, "d").id("d") }
      }
    }
    table.table.user.tapRow(at: path(0, 0))
    collection.collection.user.tapItem(at: path(0, 0))
    // UIKit passes the index path of the tapped row, where another row is now.
    #expect(own.journal.entries == ["a", "open b", "c", "open d"])
    #expect(table.shown == ["b"])
    #expect(collection.shown == ["d"])
  }

  @Test
  func
    `A primary action reaches your delegate before the row, whose handler may change the content`()
  {
    let own = SelectionDelegate()
    table.host.delegate = own
    collection.host.delegate = own
    table.show {
      Row(TextCell.self, "a").id("a").onPrimaryAction(weak: table) { table, _ in
        table.show { Row(TextCell.self, "b").id("b") }
      }
    }
    collection.show {
      Row(TileCell.self, "c").id("c").onPrimaryAction(weak: collection) { collection, _ in
        collection.show { Row(TileCell.self, "d").id("d") }
      }
    }
    table.table.user.tapRow(at: path(0, 0))
    collection.collection.user.tapItem(at: path(0, 0))
    #expect(own.journal.entries == ["a", "open a", "c", "open c"])
    #expect(table.shown == ["b"])
    #expect(collection.shown == ["d"])
  }

  @Test func `A tap on an accessory is about the right row, although its handler removes it`() {
    let own = SelectionDelegate()
    table.host.delegate = own
    table.show {
      Row(TextCell.self, "a").id("a")
        .configure { cell, _, _ in cell.accessoryType = .detailButton }
        .on(.accessoryTap, weak: table) { table, _ in table.show {} }
    }
    #expect(table.table.user.tapAccessory(ofRowAt: path(0, 0)))
    #expect(own.journal.entries == ["tap a"])
    #expect(table.shown.isEmpty)
  }

  @Test func `Delegate methods that a table view controller overrides run`() {
    let controller = Controller(style: .plain)
    controller.list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").onSelect(weak: controller.journal) { $0.note($1) }
      }
    }
    table.window.addSubview(controller.tableView)
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.rectForRow(at: path(0, 0)).height == 33)
    controller.tableView.user.tapRow(at: path(0, 0))
    #expect(controller.journal.entries == ["select 0", "a"])
  }
}
