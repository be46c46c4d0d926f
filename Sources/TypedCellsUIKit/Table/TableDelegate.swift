import TypedCells

/// The delegate of a host's table. It passes on to rows, and to the developer's own delegate.
///
/// It implements every method that rows have a part in, with an answer that leaves the table as it is
/// without the method. "The methods that UIKit calls" in the documentation lists these answers.
final class TableDelegate: PassingDelegate {
  private(set) weak var host: TableHost?
  let ownSwipes: Bool

  /// Methods that change what a table does just by being there.
  private static let estimates = [
    "tableView:estimatedHeightForRowAtIndexPath:", "tableView:estimatedHeightForHeaderInSection:",
    "tableView:estimatedHeightForFooterInSection:",
  ]
  private static let onlyOwn = [
    "tableView:indentationLevelForRowAtIndexPath:",
    "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
  ]
  private static let swipes = [
    "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
  ]

  init(_ host: TableHost, table: UITableView, options: TableOptions) {
    self.host = host
    let own = host.ownDelegate
    ownSwipes = Self.swipes.contains { isImplemented(Selector($0), by: own) }
    // A table whose own estimates are off doesn't estimate, so it must not be offered estimates.
    let estimates = [
      table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
      table.estimatedSectionFooterHeight,
    ]
    let used = zip(Self.estimates, estimates).filter { options.asksForEstimates && $0.1 != 0 }
    super.init(own, optional: Self.estimates + Self.onlyOwn) { name in
      used.contains { $0.0 == name }
    }
  }

  var delegate: (any UITableViewDelegate)? { own as? any UITableViewDelegate }
  var content: ListContent<TableHost>? { host?.content }

  private func duringLayout(_ work: @MainActor () -> Void) {
    if let host { host.duringLayout(work) } else { work() }
  }
}

extension TableDelegate: UITableViewDelegate {
  // MARK: Coming on screen and leaving it

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    duringLayout {
      host?.willDisplay(cell, at: indexPath)
      ask(delegate?.tableView(_:willDisplay:forRowAt:)) { $0(tableView, cell, indexPath) }
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    duringLayout {
      host?.didEndDisplaying(cell)
      ask(delegate?.tableView(_:didEndDisplaying:forRowAt:)) { $0(tableView, cell, indexPath) }
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    duringLayout {
      host?.willDisplay(view, at: .header, ofSection: section)
      ask(delegate?.tableView(_:willDisplayHeaderView:forSection:)) {
        $0(tableView, view, section)
      }
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    duringLayout {
      host?.willDisplay(view, at: .footer, ofSection: section)
      ask(delegate?.tableView(_:willDisplayFooterView:forSection:)) {
        $0(tableView, view, section)
      }
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    duringLayout {
      host?.didEndDisplaying(headerFooter: view)
      ask(delegate?.tableView(_:didEndDisplayingHeaderView:forSection:)) {
        $0(tableView, view, section)
      }
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    duringLayout {
      host?.didEndDisplaying(headerFooter: view)
      ask(delegate?.tableView(_:didEndDisplayingFooterView:forSection:)) {
        $0(tableView, view, section)
      }
    }
  }

  // MARK: Highlight and selection

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    host?.send(.accessoryTap, indexPath)
    ask(delegate?.tableView(_:accessoryButtonTappedForRowWith:)) { $0(tableView, indexPath) }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    host?.send(.shouldHighlight, indexPath)
      ?? ask(delegate?.tableView(_:shouldHighlightRowAt:)) { $0(tableView, indexPath) } ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    host?.send(.highlight, indexPath, true)
    ask(delegate?.tableView(_:didHighlightRowAt:)) { $0(tableView, indexPath) }
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    host?.send(.highlight, indexPath, false)
    ask(delegate?.tableView(_:didUnhighlightRowAt:)) { $0(tableView, indexPath) }
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    if host?.send(.shouldSelect, indexPath) == false { return nil }
    return ask(delegate?.tableView(_:willSelectRowAt:)) { $0(tableView, indexPath) } ?? indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    ask(delegate?.tableView(_:willDeselectRowAt:)) { $0(tableView, indexPath) } ?? indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    host?.send(.select, indexPath)
    ask(delegate?.tableView(_:didSelectRowAt:)) { $0(tableView, indexPath) }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    host?.send(.deselect, indexPath)
    ask(delegate?.tableView(_:didDeselectRowAt:)) { $0(tableView, indexPath) }
  }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    (host?.adapter as? TableAdapter)?.editingStyle(at: indexPath)
      ?? ask(delegate?.tableView(_:editingStyleForRowAt:)) { $0(tableView, indexPath) } ?? .none
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    // A row without a control isn't indented, unless it shows the circle of multiple selection.
    ask(delegate?.tableView(_:shouldIndentWhileEditingRowAt:)) { $0(tableView, indexPath) }
      ?? (tableView.allowsMultipleSelectionDuringEditing
        || self.tableView(tableView, editingStyleForRowAt: indexPath) != .none)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    host?.moveTarget(from: sourceIndexPath, to: proposedDestinationIndexPath)
      ?? ask(
        delegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      ) { $0(tableView, sourceIndexPath, proposedDestinationIndexPath) }
      ?? proposedDestinationIndexPath
  }

  // MARK: For the developer's delegate alone

  #if !os(tvOS)
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      ask(delegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:)) {
        $0(tableView, indexPath)
      } ?? nil
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      ask(delegate?.tableView(_:willBeginEditingRowAt:)) { $0(tableView, indexPath) }
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      ask(delegate?.tableView(_:didEndEditingRowAt:)) { $0(tableView, indexPath) }
    }
  #endif

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    ask(delegate?.tableView(_:indentationLevelForRowAt:)) { $0(tableView, indexPath) } ?? 0
  }
}
