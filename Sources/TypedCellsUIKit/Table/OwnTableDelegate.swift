/// The delegate of the list's author, who hears what rows hear, and answers what they do not.
@MainActor
struct OwnTableDelegate {
  nonisolated let reference: WeakDelegate<any UITableViewDelegate>

  init(_ delegate: (any UITableViewDelegate)?) {
    reference = WeakDelegate(delegate)
  }

  var object: (any UITableViewDelegate)? { reference.object }

  func implements(_ method: TableDelegateMethod) -> Bool {
    reference.implements(method.rawValue)
  }

  // MARK: Coming and going

  func willDisplay(_ view: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
    ask(object?.tableView(_:willDisplay:forRowAt:)) { $0(view, cell, path) }
  }

  func didEndDisplaying(_ view: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
    ask(object?.tableView(_:didEndDisplaying:forRowAt:)) { $0(view, cell, path) }
  }

  func willDisplayHeader(_ view: UITableView, _ header: UIView, _ section: Int) {
    ask(object?.tableView(_:willDisplayHeaderView:forSection:)) { $0(view, header, section) }
  }

  func willDisplayFooter(_ view: UITableView, _ footer: UIView, _ section: Int) {
    ask(object?.tableView(_:willDisplayFooterView:forSection:)) { $0(view, footer, section) }
  }

  func didEndDisplayingHeader(_ view: UITableView, _ header: UIView, _ section: Int) {
    ask(object?.tableView(_:didEndDisplayingHeaderView:forSection:)) { $0(view, header, section) }
  }

  func didEndDisplayingFooter(_ view: UITableView, _ footer: UIView, _ section: Int) {
    ask(object?.tableView(_:didEndDisplayingFooterView:forSection:)) { $0(view, footer, section) }
  }

  // MARK: Heights

  func rowHeight(_ view: UITableView, _ path: IndexPath) -> CGFloat? {
    ask(object?.tableView(_:heightForRowAt:)) { $0(view, path) }
  }

  func headerHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
    ask(object?.tableView(_:heightForHeaderInSection:)) { $0(view, section) }
  }

  func footerHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
    ask(object?.tableView(_:heightForFooterInSection:)) { $0(view, section) }
  }

  func estimatedRowHeight(_ view: UITableView, _ path: IndexPath) -> CGFloat? {
    ask(object?.tableView(_:estimatedHeightForRowAt:)) { $0(view, path) }
  }

  func estimatedHeaderHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
    ask(object?.tableView(_:estimatedHeightForHeaderInSection:)) { $0(view, section) }
  }

  func estimatedFooterHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
    ask(object?.tableView(_:estimatedHeightForFooterInSection:)) { $0(view, section) }
  }

  // MARK: Headers and footers

  func headerView(_ view: UITableView, _ section: Int) -> UIView?? {
    ask(object?.tableView(_:viewForHeaderInSection:)) { $0(view, section) }
  }

  func footerView(_ view: UITableView, _ section: Int) -> UIView?? {
    ask(object?.tableView(_:viewForFooterInSection:)) { $0(view, section) }
  }

  // MARK: Highlight and selection

  func accessoryTapped(_ view: UITableView, _ path: IndexPath) {
    ask(object?.tableView(_:accessoryButtonTappedForRowWith:)) { $0(view, path) }
  }

  func shouldHighlight(_ view: UITableView, _ path: IndexPath) -> Bool? {
    ask(object?.tableView(_:shouldHighlightRowAt:)) { $0(view, path) }
  }

  func didHighlight(_ view: UITableView, _ path: IndexPath) {
    ask(object?.tableView(_:didHighlightRowAt:)) { $0(view, path) }
  }

  func didUnhighlight(_ view: UITableView, _ path: IndexPath) {
    ask(object?.tableView(_:didUnhighlightRowAt:)) { $0(view, path) }
  }

  func willSelect(_ view: UITableView, _ path: IndexPath) -> IndexPath?? {
    ask(object?.tableView(_:willSelectRowAt:)) { $0(view, path) }
  }

  func didSelect(_ view: UITableView, _ path: IndexPath) {
    ask(object?.tableView(_:didSelectRowAt:)) { $0(view, path) }
  }

  func didDeselect(_ view: UITableView, _ path: IndexPath) {
    ask(object?.tableView(_:didDeselectRowAt:)) { $0(view, path) }
  }

  // MARK: Editing

  func editingStyle(_ view: UITableView, _ path: IndexPath) -> UITableViewCell.EditingStyle? {
    ask(object?.tableView(_:editingStyleForRowAt:)) { $0(view, path) }
  }

  func shouldIndent(_ view: UITableView, _ path: IndexPath) -> Bool? {
    ask(object?.tableView(_:shouldIndentWhileEditingRowAt:)) { $0(view, path) }
  }

  func moveTarget(
    _ view: UITableView, from source: IndexPath, to target: IndexPath
  ) -> IndexPath? {
    ask(object?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)) {
      $0(view, source, target)
    }
  }

  #if !os(tvOS)
    func leadingSwipe(_ view: UITableView, _ path: IndexPath) -> UISwipeActionsConfiguration?? {
      ask(object?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)) { $0(view, path) }
    }

    func trailingSwipe(_ view: UITableView, _ path: IndexPath) -> UISwipeActionsConfiguration?? {
      ask(object?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)) { $0(view, path) }
    }

    func contextMenu(
      _ view: UITableView, _ path: IndexPath, _ point: CGPoint
    ) -> UIContextMenuConfiguration?? {
      ask(object?.tableView(_:contextMenuConfigurationForRowAt:point:)) { $0(view, path, point) }
    }
  #endif
}
