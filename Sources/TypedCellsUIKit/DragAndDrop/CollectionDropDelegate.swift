#if !os(tvOS)
  import TypedCells

  /// The drop delegate of a host's collection view. It passes drops on to rows and sections, and to your own drop
  /// delegate what they don't accept.
  final class CollectionDropDelegate: ListViewDelegate {
    private weak var host: CollectionHost?
    /// Whether your delegate accepts the drag that is over the collection view.
    private var ownAccepts = false

    init(_ host: CollectionHost, own: AnyObject?) {
      self.host = host
      super.init(own)
    }

    private var delegate: (any UICollectionViewDropDelegate)? {
      ownAccepts ? own as? any UICollectionViewDropDelegate : nil
    }
  }

  extension CollectionDropDelegate: UICollectionViewDropDelegate {
    func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      let own = own as? any UICollectionViewDropDelegate
      ownAccepts =
        own != nil
        && ask(own?.collectionView(_:canHandle:), { $0(view, session) }) ?? true
      // Rows and sections decide for each path.
      return true
    }

    func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      ask(delegate?.collectionView(_:dropSessionDidEnter:)) { $0(view, session) }
    }

    func collectionView(
      _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      if let host,
        let target = host.dropTarget(of: session, at: path, from: host.sources(of: session))
      {
        return UICollectionViewDropProposal(
          operation: target.operation,
          intent: target.row == nil
            ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath)
      }
      guard let delegate else { return UICollectionViewDropProposal(operation: .cancel) }
      return ask(delegate.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)) {
        $0(view, session, path)
      } ?? UICollectionViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }

    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let target = host?.dropTarget(
        of: coordinator.session, at: coordinator.destinationIndexPath,
        from: coordinator.items.compactMap {
          host?.source(of: $0.dragItem, orElse: $0.sourceIndexPath)
        })
      guard let host, let target else {
        delegate?.collectionView(view, performDropWith: coordinator)
        return
      }
      host.perform(target, of: coordinator.items.map(\.dragItem)) { item, path, isInto in
        if isInto {
          let cell = view.cellForItem(at: path)?.bounds ?? .zero
          coordinator.drop(
            item, intoItemAt: path,
            rect: CGRect(x: cell.midX, y: cell.midY, width: 0, height: 0))
        } else {
          coordinator.drop(item, toItemAt: path)
        }
      }
    }

    func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      ask(delegate?.collectionView(_:dropSessionDidExit:)) { $0(view, session) }
    }

    func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      ask(delegate?.collectionView(_:dropSessionDidEnd:)) { $0(view, session) }
      ownAccepts = false
    }

    func collectionView(
      _ view: UICollectionView, dropPreviewParametersForItemAt path: IndexPath
    ) -> UIDragPreviewParameters? {
      ask(delegate?.collectionView(_:dropPreviewParametersForItemAt:)) { $0(view, path) } ?? nil
    }
  }
#endif
