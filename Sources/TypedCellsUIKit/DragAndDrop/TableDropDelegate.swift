#if !os(tvOS)
  import TypedCells

  /// The drop delegate of a host's table. It passes drops on to rows and sections, and to your own drop
  /// delegate what they don't accept.
  final class TableDropDelegate: ListViewDelegate {
    private weak var host: TableHost?
    /// Whether your delegate accepts the drag that is over the table.
    private var ownAccepts = false

    init(_ host: TableHost, own: AnyObject?) {
      self.host = host
      super.init(own)
    }

    private var delegate: (any UITableViewDropDelegate)? {
      ownAccepts ? own as? any UITableViewDropDelegate : nil
    }
  }

  extension TableDropDelegate: UITableViewDropDelegate {
    func tableView(_ table: UITableView, canHandle session: any UIDropSession) -> Bool {
      let own = own as? any UITableViewDropDelegate
      let answer = ask(own?.tableView(_:canHandle:)) { $0(table, session) }
      ownAccepts = own != nil && answer ?? true
      // Rows and sections decide for each path. A view behind this one can take what none of them does.
      return answer == true || host?.takes(session) == true
    }

    func tableView(_ table: UITableView, dropSessionDidEnter session: any UIDropSession) {
      ask(delegate?.tableView(_:dropSessionDidEnter:)) { $0(table, session) }
    }

    func tableView(
      _ table: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal {
      if let host,
        let target = host.dropTarget(of: session, at: path, from: host.sources(of: session))
      {
        return UITableViewDropProposal(
          operation: target.operation,
          intent: target.row == nil
            ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath)
      }
      guard let delegate else { return UITableViewDropProposal(operation: .cancel) }
      return ask(delegate.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)) {
        $0(table, session, path)
      } ?? UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }

    func tableView(
      _ table: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let host else { return delegate?.tableView(table, performDropWith: coordinator) ?? () }
      host.performDrop(
        of: coordinator.session, at: coordinator.destinationIndexPath,
        coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) },
        animating: { item, path, isInto in
          if isInto {
            let cell = table.cellForRow(at: path)?.bounds ?? .zero
            coordinator.drop(
              item, intoRowAt: path,
              rect: CGRect(x: cell.midX, y: cell.midY, width: 0, height: 0))
          } else {
            coordinator.drop(item, toRowAt: path)
          }
        },
        orElse: {
          delegate?.tableView(table, performDropWith: TablePlaceholders(coordinator, host))
        })
    }

    func tableView(_ table: UITableView, dropSessionDidExit session: any UIDropSession) {
      ask(delegate?.tableView(_:dropSessionDidExit:)) { $0(table, session) }
      host?.dropDidEnd()
    }

    func tableView(_ table: UITableView, dropSessionDidEnd session: any UIDropSession) {
      ask(delegate?.tableView(_:dropSessionDidEnd:)) { $0(table, session) }
      host?.dropDidEnd()
      ownAccepts = false
    }

    func tableView(
      _ table: UITableView, dropPreviewParametersForRowAt path: IndexPath
    ) -> UIDragPreviewParameters? {
      ask(delegate?.tableView(_:dropPreviewParametersForRowAt:)) { $0(table, path) } ?? nil
    }
  }
#endif
