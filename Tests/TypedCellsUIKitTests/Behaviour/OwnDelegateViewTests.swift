public import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A table that is its own delegate, and notes the calls.
private final class OwnTable: UITableView, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate, SelectorResponding
{
  let journal = Journal()
  /// The delegate that is set, if the table stays its own delegate.
  private weak var other: (any UITableViewDelegate)?
  var staysDelegate = false

  override weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set {
      guard staysDelegate, newValue !== self else {
        super.delegate = newValue
        return
      }
      other = newValue
    }
  }

  /// A view implements the methods of its class, too.
  func implements(_ aSelector: Selector) -> Bool {
    !aSelector.description.hasPrefix("tableView:")
      || aSelector.description == "tableView:didSelectRowAtIndexPath:"
      || aSelector.description == "tableView:heightForRowAtIndexPath:"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("own select \(indexPath.row)")
    ask(other?.tableView(_:didSelectRowAt:)) { $0(tableView, indexPath) }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("scroll") }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

private final class OwnCollection: UICollectionView, UICollectionViewDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  let journal = Journal()

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.note("own select \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

/// The messages that UIKit and VoiceOver send to views, and that a view would ask its delegate for again.
private let messagesOfViews = [
  "accessibilityElementCount", "accessibilityElementAtIndex:", "collectionViewLayout",
  "layoutSubviews", "hitTest:withEvent:", "indexPathsForVisibleItems", "delegate",
]

@MainActor
struct `A view that is its own delegate` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  private func answers(_ delegate: AnyObject?) -> [String] {
    guard let delegate = delegate as? any SelectorResponding else { return ["no list"] }
    return messagesOfViews.filter { delegate.implements(Selector($0)) }
  }

  @Test(arguments: [true, false])
  func `is called as the list's own delegate, and for nothing but delegate methods`(isLate: Bool) {
    let table = OwnTable(frame: window.bounds, style: .plain)
    window.addSubview(table)
    if !isLate { table.delegate = table }
    let list = TypedCellsUIKit.TableList(table)
    let journal = table.journal
    func show(_ count: Int) {
      list.apply {
        ListSection(id: 0) {
          for number in 0..<count {
            Row(TextCell.self, "\(number)").id(number)
              .onSelect(weak: journal) { $0.note("row \($1)") }
          }
        }
      }
      table.layoutIfNeeded()
    }
    show(1)
    if isLate { table.delegate = table }
    show(40)
    #expect(table.delegate !== table)
    #expect(list.host.delegate === table)
    table.user.tapRow(at: path(0, 1))
    table.user.scroll(by: 100)
    #expect(journal.entries.prefix(2) == ["own select 1", "row 1"])
    #expect(journal.entries.contains("scroll"))
    #expect(table.rectForRow(at: path(0, 0)).height == 33)
    #expect(answers(table.delegate) == [])
  }

  @Test func `is called by a collection view's list, and for nothing but delegate methods`() {
    let collection = OwnCollection(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(collection)
    collection.delegate = collection
    let list = TypedCellsUIKit.CollectionList(collection)
    list.apply { ListSection(id: 0) { Row(TileCell.self, "a") } }
    collection.layoutIfNeeded()
    collection.user.tapItem(at: path(0, 0))
    #expect(collection.journal.entries == ["own select 0"])
    #expect(answers(collection.delegate) == [])
  }

  @Test func `can be its own drag and drop delegate, and is called for nothing else`() {
    let table = OwnTable(frame: window.bounds, style: .plain)
    (table.dragDelegate, table.dropDelegate) = (table, table)
    let collection = OwnCollection(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    (collection.dragDelegate, collection.dropDelegate) = (collection, collection)
    for view in [table, collection] as [UIView] { window.addSubview(view) }
    let tableList = TypedCellsUIKit.TableList(table)
    let collectionList = TypedCellsUIKit.CollectionList(collection)
    tableList.apply {
      ListSection(id: 0) { Row(TextCell.self, "a").on(.canDrag) { _ in true } }
        .onDrop(of: String.self, weak: table) { _, _, _ in }
    }
    collectionList.apply {
      ListSection(id: 0) { Row(TileCell.self, "a").on(.canDrag) { _ in true } }
        .onDrop(of: String.self, weak: table) { _, _, _ in }
    }
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    let delegates: [AnyObject?] = [
      table.dragDelegate, table.dropDelegate, collection.dragDelegate, collection.dropDelegate,
    ]
    for delegate in delegates { #expect(answers(delegate) == []) }
  }

  @Test func `that forwards to the delegate that is set isn't called back`() {
    let table = OwnTable(frame: window.bounds, style: .plain)
    window.addSubview(table)
    table.delegate = table
    table.staysDelegate = true
    let list = TypedCellsUIKit.TableList(table)
    let journal = table.journal
    for count in [3, 4] {
      list.apply {
        ListSection(id: 0) {
          for number in 0..<count {
            Row(TextCell.self, "\(number)").id(number)
              .onSelect(weak: journal) { $0.note("row \($1)") }
          }
        }
      }
      table.layoutIfNeeded()
      table.user.tapRow(at: path(0, 1))
    }
    #expect(journal.entries == ["own select 1", "row 1", "own select 1", "row 1"])
    #expect(list.host.delegate == nil)
  }

  @Test func `isn't the same as a view controller, which may implement methods of a layout`() {
    final class Owner: NSObject, UICollectionViewDelegate, SelectorResponding {
      func implements(_ aSelector: Selector) -> Bool { aSelector.description == "columnCount" }
    }
    let owner = Owner()
    let list = CollectionList()
    list.host.delegate = owner
    #expect(list.advertises("columnCount"))
  }
}

/// A layout's protocol that isn't one of Objective-C.
@MainActor
protocol ShelfLayoutDelegate: UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, shelfOfItemAt path: IndexPath) -> Int
}

extension ListViewDelegate: UICollectionViewDelegate, ShelfLayoutDelegate {
  func collectionView(_ view: UICollectionView, shelfOfItemAt path: IndexPath) -> Int {
    (own as? any ShelfLayoutDelegate)?.collectionView(view, shelfOfItemAt: path) ?? 0
  }
}

@MainActor
struct `A layout that expects a Swift protocol from the collection view's delegate` {
  private final class ShelfLayout: UICollectionViewFlowLayout {
    var shelf: Int? {
      guard let view = collectionView else { return nil }
      return (view.delegate as? any ShelfLayoutDelegate)?
        .collectionView(view, shelfOfItemAt: path(0, 3))
    }
  }

  private final class Owner: NSObject, ShelfLayoutDelegate {
    let journal = Journal()

    func collectionView(_ view: UICollectionView, shelfOfItemAt path: IndexPath) -> Int {
      path.item * 10
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.note("own select \(indexPath.item)")
    }
  }

  @Test func `gets your delegate's answer through the list's delegate`() {
    let list = CollectionList()
    let layout = ShelfLayout()
    list.collection.collectionViewLayout = layout
    list.show { Row(TileCell.self, "a") }
    #expect(layout.shelf == 0, "the default of the extension")
    let owner = Owner()
    list.host.delegate = owner
    #expect(layout.shelf == 30)
    list.collection.user.tapItem(at: path(0, 0))
    #expect(owner.journal.entries == ["own select 0"], "the list's delegate still forwards")
  }
}
