extension CollectionUser {
  /// Swipes over an item of a list.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - edge: the edge at which the actions appear.
  /// - Returns: the swipe actions, or `nil` if the item has none.
  public func swipeItem(at path: IndexPath, from edge: TableUser.Edge) -> SwipeOnScreen? {
    guard canTouch(path), let cell = collection.shownItems[path],
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return nil }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
    let generation = collection.generation
    let swipe = SwipeOnScreen(
      buttons: configuration.buttons(in: cell),
      allowsFullSwipe: configuration.performsFirstActionWithFullSwipe,
      removeRow: { [weak collection, weak cell] in
        // If the data source has deleted the item already, the cell may show another one.
        if let cell, collection?.generation == generation { cell.removeFromSuperview() }
      },
      close: { [weak cell] in cell?.uncoveredActions = nil })
    cell.uncoveredActions = UncoveredActions(swipe, at: edge)
    return swipe
  }

  /// Returns the swipe actions that are visible beside an item, or `nil` if there are none.
  public func swipeOnScreen(ofItemAt path: IndexPath) -> SwipeOnScreen? {
    collection.cellForItem(at: path)?.uncoveredActions?.swipe
  }
}
