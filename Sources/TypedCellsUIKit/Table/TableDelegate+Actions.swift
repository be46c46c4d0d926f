#if !os(tvOS)
  import TypedCells

  /// Swipes and menus, which televisions do not have.
  extension TableDelegate {
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      send(.leadingSwipeActions, indexPath).map { UISwipeActionsConfiguration($0) }
        ?? own.leadingSwipe(tableView, indexPath) ?? nil
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      send(.trailingSwipeActions, indexPath).map { UISwipeActionsConfiguration($0) }
        ?? own.trailingSwipe(tableView, indexPath) ?? nil
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      if let actions = send(.contextMenu, indexPath) {
        return UIContextMenuConfiguration(actions)
      }
      return own.contextMenu(tableView, indexPath, point) ?? nil
    }
  }
#endif
