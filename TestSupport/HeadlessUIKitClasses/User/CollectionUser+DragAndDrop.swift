extension CollectionUser {
  /// Drags an item and drops it in the same collection view. The drag and drop delegates are called.
  ///
  /// - Parameters:
  ///   - source: the item.
  ///   - target: the index path of the drop, or `nil` for after the last item.
  /// - Returns: whether the delegates allow the drag and the drop.
  @discardableResult
  public func dragAndDropItem(from source: IndexPath, to target: IndexPath?) -> Bool {
    guard canTouch(source), collection.dragInteractionEnabled,
      let delegate = collection.dragDelegate
    else {
      return false
    }
    let session = DragSession(
      items: [], isLocal: true, at: collection.middle(of: source), in: collection)
    session.items = delegate.collectionView(collection, itemsForBeginning: session, at: source)
    guard !session.items.isEmpty else { return false }
    _ = OptionalMethod.answer { delegate.collectionView(collection, dragSessionWillBegin: session) }
    collection.isDragActive = true
    let isDropped = drop(session, from: source, to: target)
    collection.isDragActive = false
    _ = OptionalMethod.answer { delegate.collectionView(collection, dragSessionDidEnd: session) }
    return isDropped
  }

  /// Drops items from another app.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - target: the index path of the drop, or `nil` for after the last item.
  /// - Returns: whether the drop delegate performs the drop.
  @discardableResult
  public func drop(_ items: [UIDragItem], to target: IndexPath?) -> Bool {
    let point = target.map(collection.middle) ?? .zero
    return drop(
      DragSession(items: items, isLocal: false, at: point, in: collection), from: nil, to: target)
  }

  private func drop(_ session: DragSession, from source: IndexPath?, to target: IndexPath?) -> Bool
  {
    guard collection.hierarchyWindow != nil, let delegate = collection.dropDelegate,
      OptionalMethod.answer({ delegate.collectionView(collection, canHandle: session) }) ?? true
    else { return false }
    _ = OptionalMethod.answer { delegate.collectionView(collection, dropSessionDidEnter: session) }
    collection.isDropActive = true
    defer {
      collection.isDropActive = false
      _ = OptionalMethod.answer { delegate.collectionView(collection, dropSessionDidEnd: session) }
    }
    let answer = OptionalMethod.answer {
      delegate.collectionView(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: target)
    }
    // If the delegate makes no proposal, UIKit moves items of the same app and copies items of other apps.
    let proposal = answer ?? UICollectionViewDropProposal(operation: source == nil ? .copy : .move)
    guard proposal.operation == .copy || proposal.operation == .move else {
      _ = OptionalMethod.answer { delegate.collectionView(collection, dropSessionDidExit: session) }
      return false
    }
    let items = session.items.map { UICollectionViewDroppedItem($0, source, collection) }
    delegate.collectionView(
      collection,
      performDropWith: UICollectionViewDrop(
        in: collection, items: items, destinationIndexPath: target, proposal: proposal,
        session: session))
    return true
  }
}

extension UICollectionView {
  func middle(of path: IndexPath) -> CGPoint {
    let frame = layoutAttributesForItem(at: path)?.frame ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

@MainActor
private final class UICollectionViewDroppedItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ view: UICollectionView) {
    (dragItem, sourceIndexPath) = (item, source)
    previewSize = CGSize(width: view.bounds.width, height: 44)
    super.init()
  }
}

@MainActor
private final class UICollectionViewDrop: NSObject, UICollectionViewDropCoordinator {
  private weak var collection: UICollectionView?
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    in collection: UICollectionView, items: [any UICollectionViewDropItem],
    destinationIndexPath: IndexPath?,
    proposal: UICollectionViewDropProposal,
    session: any UIDropSession
  ) {
    self.collection = collection
    self.items = items
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    DropAnimation()
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    DropPlaceholder(dragItem, at: placeholder.insertionIndexPath) {
      [weak collection] path, update in
      collection?.performBatchUpdates {
        update()
        collection?.insertItems(at: [path])
      }
    }
  }
}
