extension TableUser {
  /// Begins to drag a row by a long press. If the row is selected, the other selected rows are dragged, too.
  ///
  /// The delegate is called once for each selected row. UIKit documents this only for collection views, and it's
  /// assumed for tables. The order isn't documented: here, the first call is for the row under the finger, and the
  /// others follow from top to bottom.
  ///
  /// - Returns: the drag, or `nil` if the drag delegate provides no items.
  public func beginDrag(ofRowAt source: IndexPath) -> DragOnScreen? {
    guard canTouch(source), table.dragInteractionEnabled, let delegate = table.dragDelegate else {
      return nil
    }
    let session = DragSession(isLocal: true)
    session.move(to: table.middle(of: source), in: table)
    let selected = table.indexPathsForSelectedRows ?? []
    let begins = session.begin(at: source, selected: selected, of: table) { path in
      delegate.tableView(table, itemsForBeginning: session, at: path)
    }
    guard begins else { return nil }
    session.allowsMoves =
      OptionalMethod.answer {
        delegate.tableView(table, dragSessionAllowsMoveOperation: session)
      } ?? true
    _ = OptionalMethod.answer { delegate.tableView(table, dragSessionWillBegin: session) }
    table.isDragActive = true
    return DragOnScreen(session) { [table] in
      table.isDragActive = false
      _ = OptionalMethod.answer {
        table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
      }
    }
  }

  /// Drags a row and drops it in the same table. The drag and drop delegates are called.
  ///
  /// - Parameters:
  ///   - source: the row.
  ///   - target: the index path of the drop, or `nil` for after the last row.
  /// - Returns: whether the delegates allow the drag and the drop.
  @discardableResult
  public func dragAndDropRow(from source: IndexPath, to target: IndexPath?) -> Bool {
    beginDrag(ofRowAt: source)?.drop(at: target, of: table) ?? false
  }

  /// Drops items from another app.
  ///
  /// - Parameters:
  ///   - items: the items that the other app provides.
  ///   - target: the index path of the drop, or `nil` for after the last row.
  /// - Returns: whether the drop delegate performs the drop.
  @discardableResult
  public func drop(_ items: [UIDragItem], to target: IndexPath?) -> Bool {
    DragOnScreen(fromAnotherApp: items).drop(at: target, of: table)
  }

  /// Returns the delegate's proposal for a drop, or `nil` if it doesn't handle the items.
  func proposal(for session: DragSession, at target: IndexPath?) -> UITableViewDropProposal? {
    guard table.hierarchyWindow != nil, let delegate = table.dropDelegate,
      OptionalMethod.answer({ delegate.tableView(table, canHandle: session) }) ?? true
    else { return nil }
    if !table.isDropActive {
      _ = OptionalMethod.answer { delegate.tableView(table, dropSessionDidEnter: session) }
      table.isDropActive = true
    }
    let answer = OptionalMethod.answer {
      delegate.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: target)
    }
    // If the delegate makes no proposal, UIKit moves items of the same app and copies items of other apps.
    let proposal =
      answer ?? UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    let isAccepted = proposal.operation == .copy || proposal.operation == .move
    table.hasDropGap = isAccepted && proposal.intent == .insertAtDestinationIndexPath
    return proposal
  }

  func drop(_ session: DragSession, to target: IndexPath?) -> Bool {
    guard let delegate = table.dropDelegate, let proposal = proposal(for: session, at: target)
    else { return false }
    defer {
      table.isDropActive = false
      table.hasDropGap = false
      _ = OptionalMethod.answer { delegate.tableView(table, dropSessionDidEnd: session) }
    }
    // UIKit takes a move of items that can't be moved, such as those of another app, for a cancelled drop.
    let isAllowed =
      proposal.operation == .copy
      || (proposal.operation == .move && session.allowsMoveOperation)
    guard isAllowed else {
      _ = OptionalMethod.answer { delegate.tableView(table, dropSessionDidExit: session) }
      return false
    }
    let items = session.items.map {
      UITableViewDroppedItem($0, session.sourcePath(of: $0, in: table), table)
    }
    delegate.tableView(
      table,
      performDropWith: UITableViewDrop(
        in: table, items: items, destinationIndexPath: target, proposal: proposal,
        session: session))
    return true
  }

  /// Takes dragged items away without a drop.
  ///
  /// - Parameter isOver: whether the drag ends.
  func leave(_ session: DragSession, isOver: Bool) {
    guard table.isDropActive, let delegate = table.dropDelegate else { return }
    table.isDropActive = false
    table.hasDropGap = false
    _ = OptionalMethod.answer { delegate.tableView(table, dropSessionDidExit: session) }
    guard isOver else { return }
    _ = OptionalMethod.answer { delegate.tableView(table, dropSessionDidEnd: session) }
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
    animate(dragItem, "at", indexPath)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DropAnimation()
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    animate(dragItem, "into", indexPath)
  }

  private func animate(
    _ dragItem: UIDragItem, _ preposition: String, _ path: IndexPath
  ) -> any UIDragAnimating {
    table?.animatedDrops.append("\(preposition) \(path.section).\(path[1])")
    return DropAnimation()
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    let dropped = DropPlaceholder(dragItem, at: placeholder.insertionIndexPath) {
      [weak table] path, update in
      table?.performBatchUpdates {
        update()
        table?.insertRows(at: [path], with: .automatic)
      }
    }
    table?.placeholders.append(dropped)
    dropped.onEnd = { [weak table] ended in table?.placeholders.removeAll { $0 === ended } }
    return dropped
  }
}
