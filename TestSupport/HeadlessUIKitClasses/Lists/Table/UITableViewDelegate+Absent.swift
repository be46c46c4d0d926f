extension UITableViewDelegate {
  /// Called before a cell becomes visible.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent(()) }

  /// Called before a header becomes visible.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.absent(()) }

  /// Called before a footer becomes visible.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.absent(()) }

  /// Called after a cell was removed from the view.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent(()) }

  /// Called after a header was removed from the view.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.absent(()) }

  /// Called after a footer was removed from the view.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.absent(()) }

  /// Returns the height of a row, in points.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.absent(UITableView.automaticDimension)
  }

  /// Returns the height of a header, in points.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// Returns the height of a footer, in points.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// Returns the estimated height of a row, in points.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// Returns the estimated height of a header, in points.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// Returns the estimated height of a footer, in points.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// Returns the header view of a section, or `nil` if there is none.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.absent(nil)
  }

  /// Returns the footer view of a section, or `nil` if there is none.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.absent(nil)
  }

  /// Called when the user taps the details button of a row.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethod.absent(()) }

  /// Returns whether a row is highlighted when a finger touches it.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.absent(true) }

  /// Called when a finger touches a row, which highlights it.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// Called when the finger leaves a row, which ends its highlight.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// Called before a row is selected. Returns the row to select instead, or `nil` to prevent the selection.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethod.absent(indexPath) }

  /// Called before a row is deselected. Returns the row to deselect instead, or `nil` to prevent the
  /// deselection.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethod.absent(indexPath) }

  /// Called after the user has selected a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// Called after the user has deselected a row.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// Returns the editing control of a row.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { OptionalMethod.absent(.delete) }

  /// Returns the title of the button that deletes a row.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMethod.absent(nil) }

  /// Returns the actions of a swipe from the leading edge, or `nil` for the default actions.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.absent(nil) }

  /// Returns the actions of a swipe from the trailing edge, or `nil` for the default actions.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.absent(nil) }

  /// Returns whether a row is indented in editing mode.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(true) }

  /// Called before a row enters editing mode.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// Called after a row has left editing mode.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.absent(())
  }

  /// Returns the index path that a row moves to when the user drops it at a proposed one.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.absent(proposedDestinationIndexPath) }

  /// Returns the number of steps by which a row is indented.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { OptionalMethod.absent(0) }

  /// Returns the context menu of a row, or `nil` if there is none.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.absent(nil) }
}
