#if !os(tvOS)
  import TypedCells

  /// The drag delegate of a host's collection view. It provides the items of rows, and passes on to your own drag
  /// delegate.
  final class CollectionDragDelegate: ListViewDelegate {
    private weak var host: CollectionHost?
    private let begunDrag = BegunDrag()

    init(_ host: CollectionHost, own: AnyObject?) {
      self.host = host
      super.init(own)
    }

    private var delegate: (any UICollectionViewDragDelegate)? {
      own as? any UICollectionViewDragDelegate
    }
  }

  extension CollectionDragDelegate: UICollectionViewDragDelegate {
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      host?.dragItems(beginningAt: path, in: session, noting: begunDrag)
        ?? delegate?.collectionView(view, itemsForBeginning: session, at: path) ?? []
    }

    func collectionView(
      _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      let items = host?.dragItems(adding: path, to: session) ?? []
      guard items.isEmpty else { return items }
      return ask(delegate?.collectionView(_:itemsForAddingTo:at:point:)) {
        $0(view, session, path, point)
      } ?? []
    }

    func collectionView(
      _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
    ) -> UIDragPreviewParameters? {
      ask(delegate?.collectionView(_:dragPreviewParametersForItemAt:)) { $0(view, path) } ?? nil
    }

    func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      ask(delegate?.collectionView(_:dragSessionWillBegin:)) { $0(view, session) }
    }

    func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      ask(delegate?.collectionView(_:dragSessionDidEnd:)) { $0(view, session) }
    }

    func collectionView(
      _ view: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      ask(delegate?.collectionView(_:dragSessionAllowsMoveOperation:)) { $0(view, session) } ?? true
    }

    func collectionView(
      _ view: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      ask(delegate?.collectionView(_:dragSessionIsRestrictedToDraggingApplication:)) {
        $0(view, session)
      } ?? false
    }
  }
#endif
