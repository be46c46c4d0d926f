import TypedCells

/// The delegate of a host's table. It forwards to rows, and to your own delegate.
///
/// It implements every method that rows can handle. If neither the row nor your delegate handles it, the result is
/// UIKit's default, which "The methods that UIKit calls" in the documentation lists.
final class TableDelegate: ListViewDelegate {
  private(set) weak var host: TableHost?
  let ownSwipes: Bool
  /// The methods for heights that the table must not see.
  let unusedHeights: [String]

  private static let rowHeight = "tableView:heightForRowAtIndexPath:"
  /// The methods whose presence alone changes a table's behaviour.
  private static let estimates = [
    "tableView:estimatedHeightForRowAtIndexPath:", "tableView:estimatedHeightForHeaderInSection:",
    "tableView:estimatedHeightForFooterInSection:",
  ]
  private static let canFocus = "tableView:canFocusRowAtIndexPath:"
  private static let swipes = [
    "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
  ]

  init(_ host: TableHost, table: UITableView) {
    self.host = host
    let own = host.ownDelegate
    ownSwipes = Self.swipes.contains { isImplemented(Selector($0), by: own) }
    unusedHeights = Self.unusedHeights(of: table, host)
    super.init(own, onlyOwn: unusedHeights + (host.asksRowsForFocus ? [] : [Self.canFocus]))
  }

  /// Returns the methods for heights that a table must not see.
  ///
  /// If a table's own estimate is 0, it doesn't estimate, and the methods for estimates would turn estimates on. And a
  /// table requests the estimate of each row at each reload and change, which takes longer than everything else that
  /// the list does. So it sees the methods for rows only once a row declares a height or an estimate.
  static func unusedHeights(of table: UITableView, _ host: TableHost) -> [String] {
    let own = [
      table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
      table.estimatedSectionFooterHeight,
    ]
    let areDeclared = host.list?.declaresHeights ?? false
    // The table has no estimates of rows that are made on demand, but requests their heights when they come on screen.
    let mayBeDeclared = areDeclared || host.list?.hasLazyRows ?? false
    return zip(estimates, own).filter { $0.1 == 0 || ($0.0 == estimates[0] && !areDeclared) }
      .map(\.0) + (mayBeDeclared ? [] : [rowHeight])
  }

  var delegate: (any UITableViewDelegate)? { own as? any UITableViewDelegate }
  var list: ListEngine<TableHost>? { host?.list }

  private func duringLayout(_ work: @MainActor () -> Void) {
    if let host { host.duringLayout(work) } else { work() }
  }
}

extension TableDelegate: UITableViewDelegate {
  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    host?.didScroll()
    ask(delegate?.scrollViewDidScroll(_:)) { $0(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    host?.insetsDidChange()
    ask(delegate?.scrollViewDidChangeAdjustedContentInset(_:)) { $0(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    host?.userWillScroll()
    ask(delegate?.scrollViewWillBeginDragging(_:)) { $0(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    host?.didEndScrollingAnimation()
    ask(delegate?.scrollViewDidEndScrollingAnimation(_:)) { $0(scrollView) }
  }

  // MARK: Coming on screen and leaving it

  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
  {
    duringLayout {
      host?.willDisplay(cell, at: path)
      ask(delegate?.tableView(_:willDisplay:forRowAt:)) { $0(table, cell, path) }
    }
  }

  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    duringLayout {
      host?.didEndDisplaying(cell)
      ask(delegate?.tableView(_:didEndDisplaying:forRowAt:)) { $0(table, cell, path) }
    }
  }

  func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  {
    duringLayout {
      host?.willDisplay(view, at: .header, ofSection: section)
      ask(delegate?.tableView(_:willDisplayHeaderView:forSection:)) { $0(table, view, section) }
    }
  }

  func tableView(_ table: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  {
    duringLayout {
      host?.willDisplay(view, at: .footer, ofSection: section)
      ask(delegate?.tableView(_:willDisplayFooterView:forSection:)) { $0(table, view, section) }
    }
  }

  func tableView(
    _ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    duringLayout {
      host?.didEndDisplaying(headerFooter: view, at: .header, ofSection: section)
      ask(delegate?.tableView(_:didEndDisplayingHeaderView:forSection:)) {
        $0(table, view, section)
      }
    }
  }

  func tableView(
    _ table: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    duringLayout {
      host?.didEndDisplaying(headerFooter: view, at: .footer, ofSection: section)
      ask(delegate?.tableView(_:didEndDisplayingFooterView:forSection:)) {
        $0(table, view, section)
      }
    }
  }

  // MARK: Highlight and selection

  func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    host?.didTapAccessory(at: path) {
      ask(delegate?.tableView(_:accessoryButtonTappedForRowWith:)) { $0(table, path) }
    }
  }

  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    host?.send(.shouldHighlight, path)
      ?? ask(delegate?.tableView(_:shouldHighlightRowAt:)) { $0(table, path) } ?? true
  }

  func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) {
    host?.send(.highlight, path, true)
    ask(delegate?.tableView(_:didHighlightRowAt:)) { $0(table, path) }
  }

  func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {
    host?.send(.highlight, path, false)
    ask(delegate?.tableView(_:didUnhighlightRowAt:)) { $0(table, path) }
  }

  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    if let isSelected = host?.selects(rowTappedAt: path) { return isSelected ? path : nil }
    return ask(delegate?.tableView(_:willSelectRowAt:)) { $0(table, path) } ?? path
  }

  func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    ask(delegate?.tableView(_:willDeselectRowAt:)) { $0(table, path) } ?? path
  }

  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    host?.didSelect(path) { ask(delegate?.tableView(_:didSelectRowAt:)) { $0(table, path) } }
  }

  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    host?.didDeselect(path) { ask(delegate?.tableView(_:didDeselectRowAt:)) { $0(table, path) } }
  }

  // MARK: Focus

  func tableView(_ table: UITableView, canFocusRowAt path: IndexPath) -> Bool {
    host?.send(.canFocus, path)
      ?? ask(delegate?.tableView(_:canFocusRowAt:)) { $0(table, path) } ?? table.allowsFocus
  }

  // MARK: Spring loading

  #if !os(tvOS)
    func tableView(
      _ table: UITableView, shouldSpringLoadRowAt path: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      host?.shouldSpringLoad(path)
        ?? ask(delegate?.tableView(_:shouldSpringLoadRowAt:with:)) { $0(table, path, context) }
        // If the list enabled spring loading for other rows, this one behaves as without it.
        ?? !(host?.springLoads ?? false)
    }
  #endif

  // MARK: Editing

  func tableView(_ table: UITableView, editingStyleForRowAt path: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    host?.tableAdapter?.editingStyle(at: path)
      ?? ask(delegate?.tableView(_:editingStyleForRowAt:)) { $0(table, path) } ?? .none
  }

  func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
    // A row without a control isn't indented, unless it shows the circle of multiple selection.
    ask(delegate?.tableView(_:shouldIndentWhileEditingRowAt:)) { $0(table, path) }
      ?? (table.allowsMultipleSelectionDuringEditing
        || tableView(table, editingStyleForRowAt: path) != .none)
  }

  func tableView(
    _ table: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    host?.moveTarget(from: source, to: proposed)
      ?? ask(
        delegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      ) { $0(table, source, proposed) }
      ?? proposed
  }
}
