extension TableUser {
  /// Begins to drag a row by a long press. If the row is selected, the other selected rows are dragged, too.
  ///
  /// The delegate is called once for each selected row. UIKit documents this only for collection views, and it's
  /// assumed for tables. The order isn't documented: here, the first call is for the row under the finger, and the
  /// others follow from top to bottom.
  ///
  /// - Returns: the drag, or `nil` if the drag delegate provides no items.
  public func beginDrag(ofRowAt source: IndexPath) -> DragOnScreen? { table.beginDrag(at: source) }

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
}

extension UITableView: DragAndDropView {
  func canTouch(_ path: IndexPath) -> Bool { user.canTouch(path) }
  func tap(_ path: IndexPath) { user.tapRow(at: path) }
  func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func frame(at path: IndexPath) -> CGRect? { rectForRow(at: path) }

  func dragItems(for session: DragSession, beginningAt path: IndexPath) -> [UIDragItem]? {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path)
  }

  func dragItems(
    addedTo session: DragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem]? {
    askDrag { $0.tableView(self, itemsForAddingTo: session, at: path, point: point) }
  }

  func allowsMoves(of session: DragSession) -> Bool? {
    askDrag { $0.tableView(self, dragSessionAllowsMoveOperation: session) }
  }

  func dragWillBegin(_ session: DragSession) {
    askDrag { $0.tableView(self, dragSessionWillBegin: session) }
  }

  func dragDidEnd(_ session: DragSession) {
    askDrag { $0.tableView(self, dragSessionDidEnd: session) }
  }

  func shouldSpringLoad(_ path: IndexPath, _ context: SpringLoadedContext) -> Bool? {
    askDelegate(TableMethod.shouldSpringLoad) {
      $0.tableView(self, shouldSpringLoadRowAt: path, with: context)
    }
  }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func canHandle(_ session: DragSession) -> Bool? {
    askDrop { $0.tableView(self, canHandle: session) }
  }

  func dropDidEnter(_ session: DragSession) {
    askDrop { $0.tableView(self, dropSessionDidEnter: session) }
  }

  func dropDidUpdate(_ session: DragSession, at path: IndexPath?) -> UITableViewDropProposal? {
    askDrop { $0.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path) }
  }

  func dropDidExit(_ session: DragSession) {
    askDrop { $0.tableView(self, dropSessionDidExit: session) }
  }

  func dropDidEnd(_ session: DragSession) {
    askDrop { $0.tableView(self, dropSessionDidEnd: session) }
  }

  @discardableResult
  private func askDrag<Answer>(
    _ call: (any UITableViewDragDelegate) -> Answer
  ) -> Answer? {
    dragDelegate.flatMap { delegate in OptionalMethod.answer { call(delegate) } }
  }

  @discardableResult
  private func askDrop<Answer>(
    _ call: (any UITableViewDropDelegate) -> Answer
  ) -> Answer? {
    dropDelegate.flatMap { delegate in OptionalMethod.answer { call(delegate) } }
  }

  func performDrop(
    of session: DragSession, at target: IndexPath?, proposal: UITableViewDropProposal
  ) {
    dropDelegate?.tableView(
      self, performDropWith: TableDrop(of: session, in: self, at: target, proposal: proposal))
  }

  func proposal(_ operation: UIDropOperation) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: operation)
  }

  func makesRoom(_ proposal: UITableViewDropProposal) -> Bool {
    proposal.intent == .insertAtDestinationIndexPath
  }

  func insert(at path: IndexPath, with update: () -> Void) {
    performBatchUpdates {
      update()
      insertRows(at: [path], with: .automatic)
    }
  }
}

private final class TableDrop: DropInView<UITableView>, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { droppedItems }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    animate("at", indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    animate("into", indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    self.placeholder(for: dragItem, at: placeholder.insertionIndexPath)
  }
}
