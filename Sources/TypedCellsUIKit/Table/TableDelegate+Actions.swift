import TypedCells

#if !os(tvOS)

  /// Swipes and context menus. tvOS has no swipes, and menus only since tvOS 17.
  extension TableDelegate {
    func tableView(_ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      if let actions = host?.offeredSwipeActions(at: path, from: .leading) {
        return UISwipeActionsConfiguration(actions)
      }
      return ask(delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)) {
        $0(table, path)
      } ?? nil
    }

    func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      if let actions = host?.offeredSwipeActions(at: path, from: .trailing) {
        return UISwipeActionsConfiguration(actions)
      }
      let own = ask(delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)) {
        $0(table, path)
      }
      if let own, let configuration = own { return configuration }
      let title = ask(delegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:)) {
        $0(table, path)
      }
      if let deletion = host?.asyncDeletion(at: path, title: title ?? nil) {
        return UISwipeActionsConfiguration([deletion])
      }
      // For `nil`, the table would offer to delete any row that can be swiped or moved.
      let canDelete = host?.row(at: path)?.handles(.commitEdit) ?? false
      return canDelete ? nil : UISwipeActionsConfiguration(actions: [])
    }
  }
#endif

extension TableDelegate {
  @available(tvOS 17, *)
  func tableView(
    _ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let host else { return nil }
    return host.contextMenu(at: path) {
      ask(delegate?.tableView(_:contextMenuConfigurationForRowAt:point:)) {
        $0(table, path, point)
      } ?? nil
    }
  }

  #if !os(tvOS)
    func tableView(
      _ table: UITableView,
      previewForHighlightingContextMenuWithConfiguration menu: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      host?.preview(of: menu)
        ?? ask(delegate?.tableView(_:previewForHighlightingContextMenuWithConfiguration:)) {
          $0(table, menu)
        } ?? nil
    }

    func tableView(
      _ table: UITableView,
      previewForDismissingContextMenuWithConfiguration menu: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      host?.preview(of: menu)
        ?? ask(delegate?.tableView(_:previewForDismissingContextMenuWithConfiguration:)) {
          $0(table, menu)
        } ?? nil
    }

    func tableView(
      _ table: UITableView, willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      host?.didTapPreview(of: menu, animator)
      ask(delegate?.tableView(_:willPerformPreviewActionForMenuWith:animator:)) {
        $0(table, menu, animator)
      }
    }
  #endif

  @available(iOS 16, tvOS 16, visionOS 1, *)
  func tableView(_ table: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    host?.performPrimaryAction(at: path) {
      ask(delegate?.tableView(_:performPrimaryActionForRowAt:)) { $0(table, path) }
    }
  }
}
