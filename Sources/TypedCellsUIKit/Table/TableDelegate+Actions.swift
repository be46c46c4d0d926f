import TypedCells

#if !os(tvOS)

  /// Swipes and context menus. tvOS has no swipes, and menus only since tvOS 17.
  extension TableDelegate {
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      if let actions = host?.send(.leadingSwipeActions, indexPath) {
        return UISwipeActionsConfiguration(actions)
      }
      return ask(delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)) {
        $0(tableView, indexPath)
      } ?? nil
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      if let actions = host?.send(.trailingSwipeActions, indexPath) {
        return UISwipeActionsConfiguration(actions)
      }
      let own = ask(delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)) {
        $0(tableView, indexPath)
      }
      if let own, let configuration = own { return configuration }
      // For `nil`, the table would offer to delete any row that can be swiped or moved.
      let canDelete = host?.row(at: indexPath)?.handles(.commitEdit) ?? false
      return canDelete ? nil : UISwipeActionsConfiguration(actions: [])
    }
  }
#endif

extension TableDelegate {
  @available(tvOS 17, *)
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let actions = host?.send(.contextMenu, indexPath) {
      return UIContextMenuConfiguration(actions)
    }
    return ask(delegate?.tableView(_:contextMenuConfigurationForRowAt:point:)) {
      $0(tableView, indexPath, point)
    } ?? nil
  }
}
