#if !os(tvOS)
  import TypedCells

  /// The drag delegate of a host's table. It provides the items of rows, and passes on to your own drag
  /// delegate.
  final class TableDragDelegate: ListViewDelegate {
    private weak var host: TableHost?
    private let begunDrag = BegunDrag()

    init(_ host: TableHost, own: AnyObject?) {
      self.host = host
      super.init(own)
    }

    private var delegate: (any UITableViewDragDelegate)? { own as? any UITableViewDragDelegate }
  }

  extension TableDragDelegate: UITableViewDragDelegate {
    func tableView(
      _ table: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      host?.dragItems(beginningAt: path, in: session, noting: begunDrag)
        ?? delegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    }

    func tableView(
      _ table: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      let items = host?.dragItems(adding: path, to: session) ?? []
      guard items.isEmpty else { return items }
      return ask(delegate?.tableView(_:itemsForAddingTo:at:point:)) {
        $0(table, session, path, point)
      } ?? []
    }

    func tableView(
      _ table: UITableView, dragPreviewParametersForRowAt path: IndexPath
    ) -> UIDragPreviewParameters? {
      ask(delegate?.tableView(_:dragPreviewParametersForRowAt:)) { $0(table, path) } ?? nil
    }

    func tableView(_ table: UITableView, dragSessionWillBegin session: any UIDragSession) {
      ask(delegate?.tableView(_:dragSessionWillBegin:)) { $0(table, session) }
    }

    func tableView(_ table: UITableView, dragSessionDidEnd session: any UIDragSession) {
      ask(delegate?.tableView(_:dragSessionDidEnd:)) { $0(table, session) }
    }

    func tableView(
      _ table: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      ask(delegate?.tableView(_:dragSessionAllowsMoveOperation:)) { $0(table, session) } ?? true
    }

    func tableView(
      _ table: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      ask(delegate?.tableView(_:dragSessionIsRestrictedToDraggingApplication:)) {
        $0(table, session)
      } ?? false
    }
  }
#endif
