/// Drops for hosts.
extension ListContent {
  /// Whether a section accepts dropped items of some kind.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package var hasSectionsWithDrops: Bool { shown.contains { $0.dropHandler != nil } }

  /// How the row at a path reacts to dragged items; `nil` if it doesn't take them.
  package func reaction(to items: DraggedItems, overRowAt path: RowPath) -> DropReaction? {
    send(.drop, toRowAt: path, items) ?? nil
  }

  /// How a section reacts to items that are dragged between its rows; `nil` if it doesn't take them.
  ///
  /// - Parameters:
  ///   - items: the items of the drag.
  ///   - section: the section's position.
  ///   - index: where the items are inserted, after those of this section have been removed.
  package func reaction(
    to items: DraggedItems, inSection section: Int, at index: Int
  ) -> DropReaction? {
    guard shown.indices.contains(section) else { return nil }
    // The rows of an empty section aren't those that the handler counts.
    let index = shown[section].emptyState == nil ? index : 0
    return shown[section].dropHandler?.reaction(to: items, at: index)
  }

  /// Performs a drop. A list that follows its model shows the changes of the handler at once, so that the host can
  /// animate the items to their rows.
  package func perform(_ reaction: DropReaction) {
    reaction.perform()
    showFollowedChanges()
  }
}
