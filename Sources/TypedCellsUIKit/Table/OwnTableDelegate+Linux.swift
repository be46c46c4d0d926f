#if os(Linux) && !canImport(UIKit)
  import HeadlessUIKit

  // There are no optional methods without the Objective-C runtime: defaults make themselves known.
  extension OwnTableDelegate {
    func willDisplay(_ view: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
      tell { $0.tableView(view, willDisplay: cell, forRowAt: path) }
    }

    func didEndDisplaying(_ view: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
      tell { $0.tableView(view, didEndDisplaying: cell, forRowAt: path) }
    }

    func willDisplayHeader(_ view: UITableView, _ header: UIView, _ section: Int) {
      tell { $0.tableView(view, willDisplayHeaderView: header, forSection: section) }
    }

    func willDisplayFooter(_ view: UITableView, _ footer: UIView, _ section: Int) {
      tell { $0.tableView(view, willDisplayFooterView: footer, forSection: section) }
    }

    func didEndDisplayingHeader(_ view: UITableView, _ header: UIView, _ section: Int) {
      tell { $0.tableView(view, didEndDisplayingHeaderView: header, forSection: section) }
    }

    func didEndDisplayingFooter(_ view: UITableView, _ footer: UIView, _ section: Int) {
      tell { $0.tableView(view, didEndDisplayingFooterView: footer, forSection: section) }
    }

    func rowHeight(_ view: UITableView, _ path: IndexPath) -> CGFloat? {
      ask { $0.tableView(view, heightForRowAt: path) }
    }

    func headerHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
      ask { $0.tableView(view, heightForHeaderInSection: section) }
    }

    func footerHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
      ask { $0.tableView(view, heightForFooterInSection: section) }
    }

    func estimatedRowHeight(_ view: UITableView, _ path: IndexPath) -> CGFloat? {
      ask { $0.tableView(view, estimatedHeightForRowAt: path) }
    }

    func estimatedHeaderHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
      ask { $0.tableView(view, estimatedHeightForHeaderInSection: section) }
    }

    func estimatedFooterHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
      ask { $0.tableView(view, estimatedHeightForFooterInSection: section) }
    }

    func headerView(_ view: UITableView, _ section: Int) -> UIView?? {
      ask { $0.tableView(view, viewForHeaderInSection: section) }
    }

    func footerView(_ view: UITableView, _ section: Int) -> UIView?? {
      ask { $0.tableView(view, viewForFooterInSection: section) }
    }

    func accessoryTapped(_ view: UITableView, _ path: IndexPath) {
      tell { $0.tableView(view, accessoryButtonTappedForRowWith: path) }
    }

    func shouldHighlight(_ view: UITableView, _ path: IndexPath) -> Bool? {
      ask { $0.tableView(view, shouldHighlightRowAt: path) }
    }

    func didHighlight(_ view: UITableView, _ path: IndexPath) {
      tell { $0.tableView(view, didHighlightRowAt: path) }
    }

    func didUnhighlight(_ view: UITableView, _ path: IndexPath) {
      tell { $0.tableView(view, didUnhighlightRowAt: path) }
    }

    func willSelect(_ view: UITableView, _ path: IndexPath) -> IndexPath?? {
      ask { $0.tableView(view, willSelectRowAt: path) }
    }

    func didSelect(_ view: UITableView, _ path: IndexPath) {
      tell { $0.tableView(view, didSelectRowAt: path) }
    }

    func didDeselect(_ view: UITableView, _ path: IndexPath) {
      tell { $0.tableView(view, didDeselectRowAt: path) }
    }

    func editingStyle(_ view: UITableView, _ path: IndexPath) -> UITableViewCell.EditingStyle? {
      ask { $0.tableView(view, editingStyleForRowAt: path) }
    }

    func shouldIndent(_ view: UITableView, _ path: IndexPath) -> Bool? {
      ask { $0.tableView(view, shouldIndentWhileEditingRowAt: path) }
    }

    func leadingSwipe(_ view: UITableView, _ path: IndexPath) -> UISwipeActionsConfiguration?? {
      ask { $0.tableView(view, leadingSwipeActionsConfigurationForRowAt: path) }
    }

    func trailingSwipe(_ view: UITableView, _ path: IndexPath) -> UISwipeActionsConfiguration?? {
      ask { $0.tableView(view, trailingSwipeActionsConfigurationForRowAt: path) }
    }

    func moveTarget(
      _ view: UITableView, from source: IndexPath, to target: IndexPath
    ) -> IndexPath? {
      ask {
        $0.tableView(view, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
      }
    }

    func contextMenu(
      _ view: UITableView, _ path: IndexPath, _ point: CGPoint
    ) -> UIContextMenuConfiguration?? {
      ask { $0.tableView(view, contextMenuConfigurationForRowAt: path, point: point) }
    }
  }
#endif
