#if canImport(UIKit)
  import UIKit

  // Optional methods can be called as such here.
  extension OwnTableDelegate {
    func willDisplay(_ view: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
      object?.tableView?(view, willDisplay: cell, forRowAt: path)
    }

    func didEndDisplaying(_ view: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
      object?.tableView?(view, didEndDisplaying: cell, forRowAt: path)
    }

    func willDisplayHeader(_ view: UITableView, _ header: UIView, _ section: Int) {
      object?.tableView?(view, willDisplayHeaderView: header, forSection: section)
    }

    func willDisplayFooter(_ view: UITableView, _ footer: UIView, _ section: Int) {
      object?.tableView?(view, willDisplayFooterView: footer, forSection: section)
    }

    func didEndDisplayingHeader(_ view: UITableView, _ header: UIView, _ section: Int) {
      object?.tableView?(view, didEndDisplayingHeaderView: header, forSection: section)
    }

    func didEndDisplayingFooter(_ view: UITableView, _ footer: UIView, _ section: Int) {
      object?.tableView?(view, didEndDisplayingFooterView: footer, forSection: section)
    }

    func rowHeight(_ view: UITableView, _ path: IndexPath) -> CGFloat? {
      object?.tableView?(view, heightForRowAt: path)
    }

    func headerHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
      object?.tableView?(view, heightForHeaderInSection: section)
    }

    func footerHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
      object?.tableView?(view, heightForFooterInSection: section)
    }

    func estimatedRowHeight(_ view: UITableView, _ path: IndexPath) -> CGFloat? {
      object?.tableView?(view, estimatedHeightForRowAt: path)
    }

    func estimatedHeaderHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
      object?.tableView?(view, estimatedHeightForHeaderInSection: section)
    }

    func estimatedFooterHeight(_ view: UITableView, _ section: Int) -> CGFloat? {
      object?.tableView?(view, estimatedHeightForFooterInSection: section)
    }

    func headerView(_ view: UITableView, _ section: Int) -> UIView?? {
      guard implements(.headerView), let object else { return nil }
      return .some(object.tableView?(view, viewForHeaderInSection: section))
    }

    func footerView(_ view: UITableView, _ section: Int) -> UIView?? {
      guard implements(.footerView), let object else { return nil }
      return .some(object.tableView?(view, viewForFooterInSection: section))
    }

    func accessoryTapped(_ view: UITableView, _ path: IndexPath) {
      object?.tableView?(view, accessoryButtonTappedForRowWith: path)
    }

    func shouldHighlight(_ view: UITableView, _ path: IndexPath) -> Bool? {
      object?.tableView?(view, shouldHighlightRowAt: path)
    }

    func didHighlight(_ view: UITableView, _ path: IndexPath) {
      object?.tableView?(view, didHighlightRowAt: path)
    }

    func didUnhighlight(_ view: UITableView, _ path: IndexPath) {
      object?.tableView?(view, didUnhighlightRowAt: path)
    }

    func willSelect(_ view: UITableView, _ path: IndexPath) -> IndexPath?? {
      guard implements(.willSelect), let object else { return nil }
      return .some(object.tableView?(view, willSelectRowAt: path))
    }

    func didSelect(_ view: UITableView, _ path: IndexPath) {
      object?.tableView?(view, didSelectRowAt: path)
    }

    func didDeselect(_ view: UITableView, _ path: IndexPath) {
      object?.tableView?(view, didDeselectRowAt: path)
    }

    func editingStyle(_ view: UITableView, _ path: IndexPath) -> UITableViewCell.EditingStyle? {
      object?.tableView?(view, editingStyleForRowAt: path)
    }

    func shouldIndent(_ view: UITableView, _ path: IndexPath) -> Bool? {
      object?.tableView?(view, shouldIndentWhileEditingRowAt: path)
    }

    #if !os(tvOS)
      func leadingSwipe(_ view: UITableView, _ path: IndexPath) -> UISwipeActionsConfiguration?? {
        guard implements(.leadingSwipe), let object else { return nil }
        return .some(object.tableView?(view, leadingSwipeActionsConfigurationForRowAt: path))
      }
    #endif

    #if !os(tvOS)
      func trailingSwipe(_ view: UITableView, _ path: IndexPath) -> UISwipeActionsConfiguration?? {
        guard implements(.trailingSwipe), let object else { return nil }
        return .some(object.tableView?(view, trailingSwipeActionsConfigurationForRowAt: path))
      }
    #endif

    func moveTarget(
      _ view: UITableView, from source: IndexPath, to target: IndexPath
    ) -> IndexPath? {
      object?.tableView?(view, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
    }

    #if !os(tvOS)
      func contextMenu(
        _ view: UITableView, _ path: IndexPath, _ point: CGPoint
      ) -> UIContextMenuConfiguration?? {
        guard implements(.contextMenu), let object else { return nil }
        return .some(object.tableView?(view, contextMenuConfigurationForRowAt: path, point: point))
      }
    #endif
  }
#endif
