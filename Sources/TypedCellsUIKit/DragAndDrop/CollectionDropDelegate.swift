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
      let answer = ask(own?.collectionView(_:canHandle:)) { $0(view, session) }
      ownAccepts = own != nil && answer ?? true
      // Rows and sections decide for each path. A view behind this one can take what none of them does.
      return answer == true || host?.takes(session) == true
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
      guard let host else {
        return delegate?.collectionView(view, performDropWith: coordinator) ?? ()
      }
      host.performDrop(
        of: coordinator.session, at: coordinator.destinationIndexPath,
        coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) },
        animating: { item, path, isInto in
          if isInto {
            let cell = view.cellForItem(at: path)?.bounds ?? .zero
            coordinator.drop(
              item, intoItemAt: path,
              rect: CGRect(x: cell.midX, y: cell.midY, width: 0, height: 0))
          } else {
            coordinator.drop(item, toItemAt: path)
          }
        },
        orElse: {
          delegate?.collectionView(
            view, performDropWith: CollectionPlaceholders(coordinator, host))
        })
    }

    func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      ask(delegate?.collectionView(_:dropSessionDidExit:)) { $0(view, session) }
      host?.dropDidEnd()
    }

    func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      ask(delegate?.collectionView(_:dropSessionDidEnd:)) { $0(view, session) }
      host?.dropDidEnd()
      ownAccepts = false
    }

    func collectionView(
      _ view: UICollectionView, dropPreviewParametersForItemAt path: IndexPath
    ) -> UIDragPreviewParameters? {
      ask(delegate?.collectionView(_:dropPreviewParametersForItemAt:)) { $0(view, path) } ?? nil
    }
  }
#endif
