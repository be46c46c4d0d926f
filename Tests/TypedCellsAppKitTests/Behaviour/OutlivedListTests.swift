import Testing
import TypedCells

@testable import TypedCellsAppKit

/// AppKit can retain a data source or a delegate during a call that ends the list.
@MainActor
@Suite(.serialized)
struct `An object of AppKit that outlives its list` {
  private final class Delegate: NSObject, NSTableViewDelegate, NSCollectionViewDelegate {
    var lines: [String] = []

    func tableViewSelectionDidChange(_ notification: Notification) { lines.append("selection") }

    func collectionView(
      _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) { lines.append("select") }

    func collectionView(
      _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
    ) { lines.append("deselect") }
  }

  @Test func `has no rows, if it is the delegate of a table`() throws {
    let table = NSTableView(frame: .zero)
    table.rowHeight = 33
    let delegate: any NSTableViewDelegate = try {
      let list = TableList(table)
      list.apply { ListSection(id: 0, header: "title") { Row(TextCell.self, "a").height(50) } }
      return try #require(table.delegate)
    }()
    let source = try #require(delegate as? any NSTableViewDataSource)
    #expect(ask(source.numberOfRows(in:)) { $0(table) } == 0)
    let height: CGFloat? = ask(delegate.tableView(_:heightOfRow:)) { $0(table, 0) }
    #expect(height == 33)
    #expect(ask(delegate.tableView(_:isGroupRow:)) { $0(table, 0) } == false)
    #expect((ask(delegate.tableView(_:viewFor:row:)) { $0(table, nil, 0) } ?? nil) == nil)
    #expect(
      ask(delegate.tableView(_:rowActionsForRow:edge:)) { $0(table, 0, .trailing) }?.isEmpty == true
    )
  }

  @Test func `has no items, if it is the delegate of a collection view`() throws {
    let collection = NSCollectionView(frame: .zero)
    let delegate: any NSCollectionViewDelegate = try {
      let list = CollectionList(collection)
      list.apply { ListSection(id: 0, header: "title") { Row(TextItem.self, "a") } }
      return try #require(collection.delegate)
    }()
    let source = try #require(delegate as? any NSCollectionViewDataSource)
    let first = IndexPath(item: 0, section: 0)
    #expect(ask(source.numberOfSections(in:)) { $0(collection) } == 0)
    #expect(source.collectionView(collection, numberOfItemsInSection: 0) == 0)
    #expect(
      source.collectionView(collection, itemForRepresentedObjectAt: first) is EmptyItem)
    let allowed = ask(delegate.collectionView(_:shouldSelectItemsAt:)) { $0(collection, [first]) }
    #expect(allowed == [])
  }

  #if !os(macOS)
    @Test func `still informs your own delegate, as long as you keep its host`() throws {
      let own = Delegate()
      let (table, collection) = (NSTableView(frame: .zero), NSCollectionView(frame: .zero))
      table.delegate = own
      collection.delegate = own
      let hosts = {
        let (rows, items) = (TableList(table), CollectionList(collection))
        rows.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
        items.apply { ListSection(id: 0) { Row(TextItem.self, "a") } }
        return (rows.host, items.host)
      }()
      let first = IndexPath(item: 0, section: 0)
      let delegate = try #require(collection.delegate)
      table.delegate?.tableViewSelectionDidChange(
        Notification(name: Notification.Name("selection")))
      delegate.collectionView(collection, didSelectItemsAt: [first])
      delegate.collectionView(collection, didDeselectItemsAt: [first])
      #expect(own.lines == ["selection", "select", "deselect"])
      #expect(delegate.collectionView(collection, shouldSelectItemsAt: [first]).isEmpty)
      withExtendedLifetime(hosts) {}
    }
  #endif
}

@MainActor
@Suite(.serialized)
struct `A list in AppKit whose view is gone` {
  @Test func `has no view, and lets the user select nothing in a collection view`() {
    weak var view: NSCollectionView?
    let list = {
      let collection = NSCollectionView(frame: .zero)
      collection.isSelectable = true
      view = collection
      let list = CollectionList(collection)
      #expect(list.host.collectionView === collection)
      #expect(list.selectionMode == .single)
      return list
    }()
    #expect(view == nil)
    #expect(list.host.collectionView == nil)
    #expect(list.selectionMode == .none)
    list.apply { ListSection(id: 0) { Row(TextItem.self, "a").id("a") } }
    #expect(list.selectedPaths.isEmpty)
    #expect(list.host.visibleHeaderFooters.isEmpty)
  }

  @Test func `allows no selection of several rows in a table`() {
    weak var view: NSTableView?
    let list = {
      let table = NSTableView(frame: .zero)
      table.allowsMultipleSelection = true
      view = table
      let list = TableList(table)
      #expect(list.host.tableView === table)
      #expect(list.selectionMode == .multiple)
      return list
    }()
    #expect(view == nil)
    #expect(list.host.tableView == nil)
    #expect(list.selectionMode == .single)
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a").id("a") } }
    #expect(list.selectedPaths.isEmpty)
  }
}
