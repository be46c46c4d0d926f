extension TableUser {
  /// Drags a row and drops it in the same table. The drag and drop delegates are called.
  ///
  /// - Parameters:
  ///   - source: the row.
  ///   - target: the index path of the drop, or `nil` for after the last row.
  /// - Returns: whether the delegates allow the drag and the drop.
  @discardableResult
  public func dragAndDropRow(from source: IndexPath, to target: IndexPath?) -> Bool {
    guard canTouch(source), table.dragInteractionEnabled, let delegate = table.dragDelegate else {
      return false
    }
    let session = DragSession(
      items: [], isLocal: true, at: table.middle(of: source), in: table)
    session.items = delegate.tableView(table, itemsForBeginning: session, at: source)
    guard !session.items.isEmpty else { return false }
    _ = OptionalMethod.answer { delegate.tableView(table, dragSessionWillBegin: session) }
    table.isDragActive = true
    let isDropped = drop(session, from: source, to: target)
    table.isDragActive = false
    _ = OptionalMethod.answer { delegate.tableView(table, dragSessionDidEnd: session) }
    return isDropped
  }

  /// Drops items from another app.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - target: the index path of the drop, or `nil` for after the last row.
  /// - Returns: whether the drop delegate performs the drop.
  @discardableResult
  public func drop(_ items: [UIDragItem], to target: IndexPath?) -> Bool {
    let point = target.map(table.middle) ?? .zero
    return drop(
      DragSession(items: items, isLocal: false, at: point, in: table), from: nil, to: target)
  }

  private func drop(_ session: DragSession, from source: IndexPath?, to target: IndexPath?) -> Bool
  {
    guard table.hierarchyWindow != nil, let delegate = table.dropDelegate,
      OptionalMethod.answer({ delegate.tableView(table, canHandle: session) }) ?? true
    else { return false }
    _ = OptionalMethod.answer { delegate.tableView(table, dropSessionDidEnter: session) }
    table.isDropActive = true
    defer {
      table.isDropActive = false
      _ = OptionalMethod.answer { delegate.tableView(table, dropSessionDidEnd: session) }
    }
    let answer = OptionalMethod.answer {
      delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: target)
    }
    // If the delegate makes no proposal, UIKit moves items of the same app and copies items of other apps.
    let proposal = answer ?? UITableViewDropProposal(operation: source == nil ? .copy : .move)
    guard proposal.operation == .copy || proposal.operation == .move else {
      _ = OptionalMethod.answer { delegate.tableView(table, dropSessionDidExit: session) }
      return false
    }
    let items = session.items.map { UITableViewDroppedItem($0, source, table) }
    delegate.tableView(
      table,
      performDropWith: UITableViewDrop(
        in: table, items: items, destinationIndexPath: target, proposal: proposal, session: session)
    )
    return true
  }
}

extension UITableView {
  func middle(of path: IndexPath) -> CGPoint {
    let frame = rectForRow(at: path)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

@MainActor
private final class UITableViewDroppedItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ view: UITableView) {
    (dragItem, sourceIndexPath) = (item, source)
    previewSize = CGSize(width: view.bounds.width, height: 44)
    super.init()
  }
}

@MainActor
private final class UITableViewDrop: NSObject, UITableViewDropCoordinator {
  private weak var table: UITableView?
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    in table: UITableView, items: [any UITableViewDropItem], destinationIndexPath: IndexPath?,
    proposal: UITableViewDropProposal,
    session: any UIDropSession
  ) {
    self.table = table
    self.items = items
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    DropAnimation()
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    DropPlaceholder(dragItem, at: placeholder.insertionIndexPath) { [weak table] path, update in
      table?.performBatchUpdates {
        update()
        table?.insertRows(at: [path], with: .automatic)
      }
    }
  }
}
