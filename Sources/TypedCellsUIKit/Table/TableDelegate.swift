import TypedCells

/// The delegate of a host's table: it passes on what happens to rows, and to the author's delegate.
///
/// A table asks once which methods its delegate implements, so there is a new delegate whenever the
/// answer changes.
@MainActor
final class TableDelegate: NSObject {
  nonisolated let methods: Set<TableDelegateMethod>
  nonisolated let own: OwnTableDelegate
  private(set) weak var host: TableHost?

  init(host: TableHost, methods: Set<TableDelegateMethod>) {
    self.host = host
    self.methods = methods
    own = OwnTableDelegate(host.delegate)
  }

  var list: ListContent<TableHost>? { host?.list }

  /// The row's path, unless the table is ahead of the content.
  func path(_ indexPath: IndexPath) -> RowPath? {
    host?.isOutOfStep == false ? RowPath(indexPath) : nil
  }

  /// A row's answer, or `nil` when it has none.
  @discardableResult
  func send<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, _ indexPath: IndexPath, _ argument: Argument
  ) -> Answer? {
    guard let list, let path = path(indexPath) else { return nil }
    return list.send(event, toRowAt: path, argument)
  }

  @discardableResult
  func send<Answer>(_ event: RowEvent<Void, Answer>, _ indexPath: IndexPath) -> Answer? {
    send(event, indexPath, ())
  }
}

extension TableDelegate: UITableViewDelegate {
  // MARK: Coming and going

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if let path = path(indexPath) { host?.willDisplay(cell, at: path) }
    own.willDisplay(tableView, cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    host?.didEndDisplaying(cell)
    own.didEndDisplaying(tableView, cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    host?.willDisplay(view, at: .header, ofSection: section)
    own.willDisplayHeader(tableView, view, section)
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    host?.willDisplay(view, at: .footer, ofSection: section)
    own.willDisplayFooter(tableView, view, section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    host?.didEndDisplaying(headerFooter: view)
    own.didEndDisplayingHeader(tableView, view, section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    host?.didEndDisplaying(headerFooter: view)
    own.didEndDisplayingFooter(tableView, view, section)
  }

  // MARK: Highlight and selection

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    send(.accessoryTap, indexPath)
    own.accessoryTapped(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    send(.shouldHighlight, indexPath) ?? own.shouldHighlight(tableView, indexPath) ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    send(.highlight, indexPath, true)
    own.didHighlight(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    send(.highlight, indexPath, false)
    own.didUnhighlight(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if send(.shouldSelect, indexPath) == false { return nil }
    return own.willSelect(tableView, indexPath) ?? indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    send(.select, indexPath)
    own.didSelect(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    send(.deselect, indexPath)
    own.didDeselect(tableView, indexPath)
  }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard let list, let path = path(indexPath) else { return .none }
    let style = list.editingStyleOfRow(at: path)
    return style == .none ? own.editingStyle(tableView, indexPath) ?? .none : style.tableStyle
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    // A row without a control, as one that can only be moved, would be indented for nothing.
    own.shouldIndent(tableView, indexPath)
      ?? (self.tableView(tableView, editingStyleForRowAt: indexPath) != .none)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard let source = path(sourceIndexPath), let target = path(proposedDestinationIndexPath),
      let answer = send(
        .moveTarget, sourceIndexPath, RowMove(source: source, target: target))
    else {
      return own.moveTarget(tableView, from: sourceIndexPath, to: proposedDestinationIndexPath)
        ?? proposedDestinationIndexPath
    }
    return answer.indexPath
  }
}
