/// The default implementations of the methods for primary actions, focus, two-finger selection and context
/// menus.
extension UITableViewDelegate {
  /// Returns whether a tap on a row performs its primary action.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.absent(true)
  }

  /// Called when the user performs the primary action of a row: a tap outside editing mode.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    OptionalMethod.absent(())
  }

  /// Returns whether a row can be focused.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absent(true)
  }

  /// Returns the index path of the row to focus first, or `nil` for the default.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.absent(nil)
  }

  /// Returns whether focusing a row also selects it.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.absent(false)
  }

  /// Returns whether a movement of the focus is allowed.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.absent(true)
  }

  /// Called after the focus has moved.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.absent(())
  }

  /// Returns whether a row is selected while the user holds dragged items over it.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethod.absent(true)
  }

  /// Returns whether a two-finger pan over rows selects them.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.absent(false)
  }

  /// Called when a two-finger pan starts to select rows.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.absent(())
  }

  /// Called when a two-finger pan that selected rows ends.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.absent(())
  }

  /// Returns the preview from which a context menu opens, or `nil` for the cell.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.absent(nil)
  }

  /// Returns the preview to which a context menu closes, or `nil` for the cell.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.absent(nil)
  }

  /// Called when the user taps the preview of a context menu.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.absent(())
  }

  /// Called when a context menu opens.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.absent(())
  }

  /// Called when a context menu closes.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.absent(())
  }

  /// Returns the swipe actions of a row. Since iOS 11, swipe configurations replace this method.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    OptionalMethod.absent(nil)
  }
}
