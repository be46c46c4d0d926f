package import TypedCells

extension ListViewHost {
  /// Whether the view asks rows for swipe actions.
  package var deliversSwipeActions: Bool { adapter.deliversSwipeActions }

  /// The actions of a swipe over a row; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - path: the row's index path.
  ///   - edge: the edge at which the actions appear.
  package func swipeActions(at path: IndexPath, from edge: SwipeEdge) -> [RowAction]? {
    if let actions = offeredSwipeActions(at: path, from: edge) { return actions }
    guard edge == .trailing, let row = row(at: path) else { return nil }
    guard row.handles(.commitEdit), row.currentEditingStyle == .delete else { return nil }
    let delete = RowAction.immediate(deleteTitle, style: .destructive) { [weak self] in
      self?.deletesRow(row, at: path) ?? false
    }
    return [delete.image(UIImage(systemName: "trash")).fullSwipe(true)]
  }

  /// The actions that a row offers for a swipe; `nil` if it handles no swipe from the edge.
  func offeredSwipeActions(at path: IndexPath, from edge: SwipeEdge) -> [RowAction]? {
    // UIKit removes the row when the action completes, and expects that the list has deleted it by then.
    send(edge == .leading ? .leadingSwipeActions : .trailingSwipeActions, path)?.map { action in
      action.beforeRemoval { [weak self] in self?.content?.showFollowedChanges() }
    }
  }

  /// Lets a row's handler delete the row.
  ///
  /// - Returns: whether the row is gone. If it isn't, because the handler asks the user first, UIKit must not remove
  ///   its cell.
  private func deletesRow(_ row: AnyRow<Cell>, at path: IndexPath) -> Bool {
    guard let content, let path = self.path(path) else { return false }
    return content.removesRow(at: path) { row.answer(to: .commitEdit, .delete) }
  }
}

/// The edge of a row at which swipe actions appear.
public enum SwipeEdge: Hashable, Sendable {
  /// The leading edge.
  case leading

  /// The trailing edge.
  case trailing
}
