import TypedCells

@testable import TypedCellsAppKit

/// A view in a scroll view in a window that isn't shown.
@MainActor
final class Screen<View: NSView> {
  let view: View
  let window: NSWindow

  init(_ view: View, height: CGFloat = 200) {
    self.view = view
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    window = NSWindow(
      contentRect: frame, styleMask: [], backing: .buffered, defer: false)
    let scrollView = NSScrollView(frame: frame)
    scrollView.documentView = view
    window.contentView?.addSubview(scrollView)
  }
}

/// Lays a view out and ends its animations.
@MainActor
func settle(_ view: NSView?) {
  view?.layoutSubtreeIfNeeded()
  #if os(macOS)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.4))
  #else
    NSAnimationContext.finish()
  #endif
  view?.layoutSubtreeIfNeeded()
}

/// A table with a list.
@MainActor
final class TableScreen {
  let table = NSTableView(frame: .zero)
  let screen: Screen<NSTableView>
  let list: TableList
  private(set) var failures: [ListFailure] = []

  init(height: CGFloat = 200) {
    table.rowHeight = 20
    table.intercellSpacing = .zero
    screen = Screen(table, height: height)
    list = TableList(table)
    list.onFailure = { [weak self] in self?.failures.append($0) }
  }

  /// The rows of the table: "+" and the text of a header, the text of a cell, "-" and the text of a footer.
  var rows: [String] {
    settle(table)
    return (0..<table.numberOfRows).compactMap { row in
      guard let cell = table.view(atColumn: 0, row: row, makeIfNecessary: false) else { return nil }
      let text =
        (cell as? BaseCell)?.text ?? (cell as? PersonCell)?.name
        ?? (cell as? TitleCell)?.label.stringValue ?? "?"
      switch list.host.tableAdapter?.positions.element(at: row) {
      case .headerFooter(.header, _): return "+" + text
      case .headerFooter(.footer, _): return "-" + text
      default: return text
      }
    }
  }

  /// Selects rows as a click does, if the delegate allows it.
  func click(_ row: Int, extending: Bool = false) {
    let proposed = extending ? table.selectedRowIndexes.union([row]) : [row]
    let delegate = table.delegate
    let allowed =
      ask(delegate?.tableView(_:selectionIndexesForProposedSelection:)) { $0(table, proposed) }
      ?? proposed
    table.selectRowIndexes(allowed, byExtendingSelection: false)
  }

  /// Returns the actions of a swipe.
  func actions(of row: Int, edge: NSTableView.RowActionEdge = .trailing) -> [NSTableViewRowAction] {
    let delegate = table.delegate
    return ask(delegate?.tableView(_:rowActionsForRow:edge:)) { $0(table, row, edge) } ?? []
  }
}

/// A collection view with a list.
@MainActor
final class CollectionScreen {
  let collection: NSCollectionView
  let layout = NSCollectionViewFlowLayout()
  let screen: Screen<NSCollectionView>
  let list: CollectionList
  private(set) var failures: [ListFailure] = []

  init(_ collection: NSCollectionView = NSCollectionView(frame: .zero), height: CGFloat = 200) {
    self.collection = collection
    layout.itemSize = CGSize(width: 320, height: 20)
    layout.minimumLineSpacing = 0
    collection.collectionViewLayout = layout
    collection.isSelectable = true
    screen = Screen(collection, height: height)
    list = CollectionList(collection)
    list.onFailure = { [weak self] in self?.failures.append($0) }
  }

  /// The texts of the items on screen.
  var items: [String] {
    settle(collection)
    return list.host.visibleCells.map {
      ($0.cell as? BaseItem)?.text ?? ($0.cell as? PersonItem)?.name ?? "?"
    }
  }

  /// Selects an item as a click does, if the delegate allows it.
  func click(_ path: RowPath) {
    let (delegate, path) = (collection.delegate, path.itemPath)
    let allowed =
      ask(delegate?.collectionView(_:shouldSelectItemsAt:)) { $0(collection, [path]) } ?? [path]
    guard !allowed.isEmpty else { return }
    let old = collection.allowsMultipleSelection ? [] : collection.selectionIndexPaths
    collection.deselectItems(at: old)
    collection.selectItems(at: allowed, scrollPosition: [])
    if !old.isEmpty {
      ask(delegate?.collectionView(_:didDeselectItemsAt:)) { $0(collection, old) }
    }
    ask(delegate?.collectionView(_:didSelectItemsAt:)) { $0(collection, allowed) }
  }
}
