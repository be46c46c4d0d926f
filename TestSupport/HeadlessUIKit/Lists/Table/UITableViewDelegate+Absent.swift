extension UITableViewDelegate {
  /// A cell comes on screen.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent(()) }

  /// A header comes on screen.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.absent(()) }

  /// A footer comes on screen.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.absent(()) }

  /// A cell has left the screen.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent(()) }

  /// A header has left the screen.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.absent(()) }

  /// A footer has left the screen.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.absent(()) }

  /// The height of a row, in points.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.absent(UITableView.automaticDimension)
  }

  /// The height of a header, in points.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// The height of a footer, in points.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// The height that a row is taken to have until it is known, in points.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// The height that a header is taken to have until it is known, in points.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// The height that a footer is taken to have until it is known, in points.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(UITableView.automaticDimension) }

  /// The view above a section; `nil` for none.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.absent(nil)
  }

  /// The view below a section; `nil` for none.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.absent(nil)
  }

  /// The user has tapped the button at the end of a row.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethod.absent(()) }

  /// Whether a row lights up under a finger.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.absent(true) }

  /// A finger has been put on a row.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// The finger has left a row.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// The row to select in place of the one that was tapped; `nil` for none.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethod.absent(indexPath) }

  /// The row to deselect in place of the one that was tapped; `nil` for none.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethod.absent(indexPath) }

  /// The user has selected a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// The user has deselected a row.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// What the control of a row does while the table is edited.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { OptionalMethod.absent(.delete) }

  /// What stands on the button that deletes a row.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMethod.absent(nil) }

  /// The actions that a swipe uncovers where lines begin; `nil` for the usual ones.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.absent(nil) }

  /// The actions that a swipe uncovers where lines end; `nil` for the usual ones.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.absent(nil) }

  /// Whether a row makes room for its control.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(true) }

  /// A row is going to be edited.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.absent(())
  }

  /// A row is not edited any more.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.absent(())
  }

  /// Where a row goes that the user drops at a proposed path.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.absent(proposedDestinationIndexPath) }

  /// How far a row is indented, in steps.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { OptionalMethod.absent(0) }

  /// The context menu of a row; `nil` for none.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.absent(nil) }
}
