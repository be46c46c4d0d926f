extension CollectionUser {
  /// Begins to drag an item by a long press. If the item is selected, the other selected items are dragged, too.
  ///
  /// As UIKit documents, the delegate is called once for each selected item. The order isn't documented: here, the
  /// first call is for the item under the finger, and the others follow from first to last.
  ///
  /// - Returns: the drag, or `nil` if the drag delegate provides no items.
  public func beginDrag(ofItemAt source: IndexPath) -> DragOnScreen? {
    guard canTouch(source), collection.dragInteractionEnabled,
      let delegate = collection.dragDelegate
    else {
      return nil
    }
    let session = DragSession(isLocal: true)
    session.move(to: collection.middle(of: source), in: collection)
    let selected = collection.indexPathsForSelectedItems ?? []
    let begins = session.begin(at: source, selected: selected, of: collection) { path in
      delegate.collectionView(collection, itemsForBeginning: session, at: path)
    }
    guard begins else { return nil }
    session.allowsMoves =
      OptionalMethod.answer {
        delegate.collectionView(collection, dragSessionAllowsMoveOperation: session)
      } ?? true
    _ = OptionalMethod.answer { delegate.collectionView(collection, dragSessionWillBegin: session) }
    collection.isDragActive = true
    return DragOnScreen(session) { [collection] in
      collection.isDragActive = false
      _ = OptionalMethod.answer {
        collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
      }
    }
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

  /// Returns the delegate's proposal for a drop, or `nil` if it doesn't handle the items.
  func proposal(for session: DragSession, at target: IndexPath?) -> UICollectionViewDropProposal? {
    guard collection.hierarchyWindow != nil, let delegate = collection.dropDelegate,
      OptionalMethod.answer({ delegate.collectionView(collection, canHandle: session) }) ?? true
    else { return nil }
    if !collection.isDropActive {
      _ = OptionalMethod.answer {
        delegate.collectionView(collection, dropSessionDidEnter: session)
      }
      collection.isDropActive = true
    }
    let answer = OptionalMethod.answer {
      delegate.collectionView(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: target)
    }
    // If the delegate makes no proposal, UIKit moves items of the same app and copies items of other apps.
    let proposal =
      answer
      ?? UICollectionViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    let isAccepted = proposal.operation == .copy || proposal.operation == .move
    collection.hasDropGap = isAccepted && proposal.intent == .insertAtDestinationIndexPath
    return proposal
  }

  func drop(_ session: DragSession, to target: IndexPath?) -> Bool {
    guard let delegate = collection.dropDelegate, let proposal = proposal(for: session, at: target)
    else { return false }
    defer {
      collection.isDropActive = false
      collection.hasDropGap = false
      _ = OptionalMethod.answer { delegate.collectionView(collection, dropSessionDidEnd: session) }
    }
    // UIKit takes a move of items that can't be moved, such as those of another app, for a cancelled drop.
    let isAllowed =
      proposal.operation == .copy
      || (proposal.operation == .move && session.allowsMoveOperation)
    guard isAllowed else {
      _ = OptionalMethod.answer { delegate.collectionView(collection, dropSessionDidExit: session) }
      return false
    }
    let items = session.items.map {
      UICollectionViewDroppedItem($0, session.sourcePath(of: $0, in: collection), collection)
    }
    delegate.collectionView(
      collection,
      performDropWith: UICollectionViewDrop(
        in: collection, items: items, destinationIndexPath: target, proposal: proposal,
        session: session))
    return true
  }

  /// Takes dragged items away without a drop.
  ///
  /// - Parameter isOver: whether the drag ends.
  func leave(_ session: DragSession, isOver: Bool) {
    guard collection.isDropActive, let delegate = collection.dropDelegate else { return }
    collection.isDropActive = false
    collection.hasDropGap = false
    _ = OptionalMethod.answer { delegate.collectionView(collection, dropSessionDidExit: session) }
    guard isOver else { return }
    _ = OptionalMethod.answer { delegate.collectionView(collection, dropSessionDidEnd: session) }
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
    animate(dragItem, "at", indexPath)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DropAnimation()
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    collection?.animatedDropRects.append(rect)
    return animate(dragItem, "into", indexPath)
  }

  private func animate(
    _ dragItem: UIDragItem, _ preposition: String, _ path: IndexPath
  ) -> any UIDragAnimating {
    collection?.animatedDrops.append("\(preposition) \(path.section).\(path[1])")
    return DropAnimation()
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    let dropped = DropPlaceholder(dragItem, at: placeholder.insertionIndexPath) {
      [weak collection] path, update in
      collection?.performBatchUpdates {
        update()
        collection?.insertItems(at: [path])
      }
    }
    collection?.placeholders.append(dropped)
    dropped.onEnd = { [weak collection] ended in
      collection?.placeholders.removeAll { $0 === ended }
    }
    return dropped
  }
}
