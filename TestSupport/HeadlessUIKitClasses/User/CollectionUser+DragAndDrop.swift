extension CollectionUser {
  /// Begins to drag an item by a long press. If the item is selected, the other selected items are dragged, too.
  ///
  /// As UIKit documents, the delegate is called once for each selected item. The order isn't documented: here, the
  /// first call is for the item under the finger, and the others follow from first to last.
  ///
  /// - Returns: the drag, or `nil` if the drag delegate provides no items.
  public func beginDrag(ofItemAt source: IndexPath) -> DragOnScreen? {
    collection.beginDrag(at: source)
  }

  /// Drags an item and drops it in the same collection view. The drag and drop delegates are called.
  ///
  /// - Parameters:
  ///   - source: the item.
  ///   - target: the index path of the drop, or `nil` for after the last item.
  /// - Returns: whether the delegates allow the drag and the drop.
  @discardableResult
  public func dragAndDropItem(from source: IndexPath, to target: IndexPath?) -> Bool {
    beginDrag(ofItemAt: source)?.drop(at: target, of: collection) ?? false
  }

  /// Drops items from another app.
  ///
  /// - Parameters:
  ///   - items: the items that the other app provides.
  ///   - target: the index path of the drop, or `nil` for after the last item.
  /// - Returns: whether the drop delegate performs the drop.
  @discardableResult
  public func drop(_ items: [UIDragItem], to target: IndexPath?) -> Bool {
    DragOnScreen(fromAnotherApp: items).drop(at: target, of: collection)
  }
}

extension UICollectionView: DragAndDropView {
  func canTouch(_ path: IndexPath) -> Bool { user.canTouch(path) }
  func tap(_ path: IndexPath) { user.tapItem(at: path) }
  func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func frame(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }

  func dragItems(for session: DragSession, beginningAt path: IndexPath) -> [UIDragItem]? {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path)
  }

  func dragItems(
    addedTo session: DragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem]? {
    askDrag { $0.collectionView(self, itemsForAddingTo: session, at: path, point: point) }
  }

  func allowsMoves(of session: DragSession) -> Bool? {
    askDrag { $0.collectionView(self, dragSessionAllowsMoveOperation: session) }
  }

  func dragWillBegin(_ session: DragSession) {
    askDrag { $0.collectionView(self, dragSessionWillBegin: session) }
  }

  func dragDidEnd(_ session: DragSession) {
    askDrag { $0.collectionView(self, dragSessionDidEnd: session) }
  }

  func shouldSpringLoad(_ path: IndexPath, _ context: SpringLoadedContext) -> Bool? {
    askDelegate(CollectionMethod.shouldSpringLoad) {
      $0.collectionView(self, shouldSpringLoadItemAt: path, with: context)
    }
  }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func canHandle(_ session: DragSession) -> Bool? {
    askDrop { $0.collectionView(self, canHandle: session) }
  }

  func dropDidEnter(_ session: DragSession) {
    askDrop { $0.collectionView(self, dropSessionDidEnter: session) }
  }

  func dropDidUpdate(_ session: DragSession, at path: IndexPath?) -> UICollectionViewDropProposal? {
    askDrop {
      $0.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
  }

  func dropDidExit(_ session: DragSession) {
    askDrop { $0.collectionView(self, dropSessionDidExit: session) }
  }

  func dropDidEnd(_ session: DragSession) {
    askDrop { $0.collectionView(self, dropSessionDidEnd: session) }
  }

  @discardableResult
  private func askDrag<Answer>(
    _ call: (any UICollectionViewDragDelegate) -> Answer
  ) -> Answer? {
    dragDelegate.flatMap { delegate in OptionalMethod.answer { call(delegate) } }
  }

  @discardableResult
  private func askDrop<Answer>(
    _ call: (any UICollectionViewDropDelegate) -> Answer
  ) -> Answer? {
    dropDelegate.flatMap { delegate in OptionalMethod.answer { call(delegate) } }
  }

  func performDrop(
    of session: DragSession, at target: IndexPath?, proposal: UICollectionViewDropProposal
  ) {
    dropDelegate?.collectionView(
      self, performDropWith: CollectionDrop(of: session, in: self, at: target, proposal: proposal))
  }

  func proposal(_ operation: UIDropOperation) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: operation)
  }

  func makesRoom(_ proposal: UICollectionViewDropProposal) -> Bool {
    proposal.intent == .insertAtDestinationIndexPath
  }

  func insert(at path: IndexPath, with update: () -> Void) {
    performBatchUpdates {
      update()
      insertItems(at: [path])
    }
  }
}

private final class CollectionDrop: DropInView<UICollectionView>, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { droppedItems }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animate("at", indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    view?.animatedDropRects.append(rect)
    return animate("into", indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    self.placeholder(for: dragItem, at: placeholder.insertionIndexPath)
  }
}
