package import TypedCells

extension ListViewHost {
  /// Whether the view shows the swipe actions of rows.
  package var deliversSwipeActions: Bool { adapter.deliversSwipeActions }

  /// Returns the actions of a swipe over a row; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - path: the row's index path.
  ///   - edge: the edge at which the actions appear.
  package func swipeActions(at path: IndexPath, from edge: SwipeEdge) -> [RowAction]? {
    if let actions = offeredSwipeActions(at: path, from: edge) { return actions }
    guard edge == .trailing, let row = row(at: path) else { return nil }
    guard row.handles(.commitEdit), row.currentEditingStyle == .delete else { return nil }
    return [
      deletion(of: row, at: path).image(UIImage(systemName: "trash")).fullSwipe(true)
    ]
  }

  /// Returns the action that deletes a row whose handler of `commitEdit` takes time; `nil` for other rows.
  ///
  /// A table closes the swipe of its own button at once, so it needs an action that ends with the handler.
  ///
  /// - Parameters:
  ///   - path: the row's index path.
  ///   - title: the title of the action; if `nil`, that of `ListTexts`.
  func asyncDeletion(at path: IndexPath, title: String?) -> RowAction? {
    guard let row = row(at: path), row.currentEditingStyle == .delete,
      let work = row.asyncWork(for: .commitEdit, .delete),
      let isRemoved = removalTest(ofRowAt: path)
    else { return nil }
    return RowAction(title ?? ListTexts.current.delete, style: .destructive) { [weak self] in
      guard self?.list != nil else { return false }
      await work()
      return isRemoved()
    }
    .fullSwipe(true)
  }

  /// Returns the action that lets a row's handler delete the row.
  ///
  /// If the row still exists afterwards, for example because the user declined, UIKit must not remove its cell.
  private func deletion(of row: AnyRow<Cell>, at path: IndexPath) -> RowAction {
    if let deletion = asyncDeletion(at: path, title: nil) { return deletion }
    // The row may have another path by the time of the tap.
    let isRemoved = removalTest(ofRowAt: path)
    return .immediate(ListTexts.current.delete, style: .destructive) { [weak self] in
      guard let isRemoved, self?.list != nil else { return false }
      row.answer(to: .commitEdit, .delete)
      return isRemoved()
    }
  }

  private func removalTest(ofRowAt path: IndexPath) -> (@MainActor () -> Bool)? {
    self.path(path).flatMap { list?.removalTest(ofRowAt: $0) }
  }

  /// Returns the actions that a row offers for a swipe; `nil` if it handles no swipe from the edge.
  func offeredSwipeActions(at path: IndexPath, from edge: SwipeEdge) -> [RowAction]? {
    guard
      let actions = send(edge == .leading ? .leadingSwipeActions : .trailingSwipeActions, path),
      let isRemoved = removalTest(ofRowAt: path)
    else { return nil }
    // UIKit removes the cell when a destructive action completes with `true`, and expects that the list has deleted the
    // row before.
    return actions.map { $0.testingRemoval(isRemoved) }
  }
}

/// The edge of a row at which swipe actions appear.
public enum SwipeEdge: Hashable, Sendable {
  /// The leading edge.
  case leading

  /// The trailing edge.
  case trailing
}
