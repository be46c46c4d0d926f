import TypedCells

/// Rows that the user moves, and changes that wait until UIKit is done with them.
extension ListViewHost {
  /// Whether the view can't be changed at the moment: the user is moving a row, or the view has placeholders of a drop or
  /// shows a gap for one.
  ///
  /// A view outside a window is never held, because its gestures have ended.
  public var holdsChanges: Bool {
    if isEndingMove { return true }
    guard !isPerformingDrop, let view = adapter.view, view.window != nil else { return false }
    return view.hasUncommittedUpdates || isMovingRow
  }

  /// Whether UIKit is ending a move: it has called the data source, and allows no change in the same turn.
  var isEndingMove: Bool { selectedDuringMove != nil }

  /// Whether the user is moving a row by its reorder control or in an interactive movement. UIKit has no property for
  /// this, and doesn't report the end if the row stays where it was. So look at the cells, if UIKit has asked whether a
  /// row can be moved.
  private var isMovingRow: Bool {
    guard mayMoveRow else { return false }
    let displayed = list?.views.displayedViews ?? []
    if displayed.contains(where: { ($0 as? Cell).map(adapter.isReordering) ?? false }) {
      return true
    }
    // A table asks about each row that comes on screen while it is edited, and a collection view at each movement.
    mayMoveRow = View.self == UITableView.self && adapter.view?.isEditing ?? false
    return false
  }

  func canMoveRow(at indexPath: IndexPath) -> Bool {
    guard !isEndingMove else { return false }
    let canMove = path(indexPath).flatMap { list?.canMoveRow(at: $0) } ?? false
    if canMove { mayMoveRow = true }
    return canMove
  }

  /// Returns the path at which a row may be dropped, from its `moveTarget` handler.
  func moveTarget(from source: IndexPath, to proposed: IndexPath) -> IndexPath? {
    guard let list, let old = path(source), let new = path(proposed) else { return nil }
    let move = list.inHandlers(RowMove(old: old, new: new))
    return send(.moveTarget, source, move)?.indexPath
  }

  /// Calls the handler of a row that the user moved.
  ///
  /// The view shows the row at its new path when this returns, and UIKit allows no other change in this turn. So the
  /// content has the row at its new path, too, and what the handler applies is shown in the next turn.
  func userDidMove(from source: IndexPath, to target: IndexPath) {
    guard let list, let source = path(source), let target = path(target) else { return }
    selectedDuringMove = selectedPaths
    list.userDidMove(RowMove(old: source, new: target), updatePaths: updatePaths) { move in
      if !dropMovedRow(move) { list.moveRow(move) }
    }
    // The list is kept until then, because UIKit counts its rows, and the handler may have released it.
    inNextTurn { self.endMove(in: list) }
  }

  /// Lets your drop delegate replace a placeholder by a row.
  ///
  /// UIKit inserts the row itself, so the content has it when this returns, and the rest of what you apply is shown in
  /// the next turn.
  func replacePlaceholder(at path: IndexPath, _ update: () -> Void) {
    guard let list, let path = RowPath(path) else { return update() }
    selectedDuringMove = selectedPaths
    list.hostWillInsertRow(at: path, updatePaths: updatePaths, update: update)
    inNextTurn { self.endMove(in: list) }
  }

  /// Does work in the next turn of the main loop. The simulated user of HeadlessUIKit lets it pass at the end of a move.
  private func inNextTurn(_ work: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
      Task { work() }
    #else
      UIKitLoop.later { work() }
    #endif
  }

  /// Updates the paths that the host keeps during a move.
  private func updatePaths(_ newPaths: ([RowPath]) -> [RowPath]) {
    selectedDuringMove = selectedDuringMove.map(newPaths)
  }

  /// Shows the changes that waited for the user's move to end.
  private func endMove(in list: ListEngine<ListViewHost>) {
    if let selected = selectedDuringMove {
      selectedDuringMove = nil
      // UIKit doesn't document whether and when it moves the selection. Selecting rows that are selected could
      // deselect others, if the user can select only one row while the view is edited.
      let shown = Set(adapter.selectedPaths.compactMap { RowPath($0) })
      for path in shown.subtracting(selected) {
        adapter.deselect(path.indexPath, animated: false)
      }
      for path in selected where !shown.contains(path) {
        adapter.select(path.indexPath, animated: false)
      }
    }
    list.endMove()
    if reloadsLater { reload() }
  }

  /// Notes that code selects or deselects a row while UIKit ends a move. The view follows afterwards.
  func noteSelectionDuringMove(_ isSelected: Bool, _ path: RowPath) {
    guard var selected = selectedDuringMove else { return }
    selected.removeAll { $0 == path }
    if isSelected { selected = (selected + [path]).sorted() }
    selectedDuringMove = selected
  }

  /// Reloads the view when it can be changed again.
  func reloadLater() {
    guard !reloadsLater else { return }
    reloadsLater = true
    Task { [weak self] in
      await self?.list?.endOfHolding()
      if self?.reloadsLater == true { self?.reload() }
    }
  }
}
