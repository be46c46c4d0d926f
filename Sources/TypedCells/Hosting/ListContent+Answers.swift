/// What a host asks about a row, with the answer for rows that have none of their own.
extension ListContent {
  /// Whether the user may select the row at a path.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: `true` unless the row says otherwise, or there is none.
  public func shouldSelectRow(at path: RowPath) -> Bool {
    row(at: path) != nil && send(.shouldSelect, toRowAt: path) ?? true
  }

  /// Whether the row at a path lights up under a touch.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: `true` unless the row says otherwise, or there is none.
  public func shouldHighlightRow(at path: RowPath) -> Bool {
    row(at: path) != nil && send(.shouldHighlight, toRowAt: path) ?? true
  }

  /// What the user can do to the row at a path when the list is edited.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: ``RowEditingStyle/none`` for a row that cannot be edited. A row that does not say so can
  ///   be edited, and deleted, when it handles ``RowEvent/commitEdit``.
  public func editingStyleOfRow(at path: RowPath) -> RowEditingStyle {
    guard let row = row(at: path),
      row.answer(to: .canEdit) ?? row.handles(.commitEdit)
    else { return .none }
    return row.answer(to: .editingStyle) ?? .delete
  }

  /// Whether the user may move the row at a path.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: what the row says, else whether it handles ``RowEvent/move``.
  public func canMoveRow(at path: RowPath) -> Bool {
    guard let row = row(at: path) else { return false }
    return row.answer(to: .canMove) ?? row.handles(.move)
  }

  /// Where a dragged row may go.
  ///
  /// - Parameter move: where it comes from, and where it is dragged.
  /// - Returns: what the row says, else where it is dragged.
  public func targetOfMove(_ move: RowMove) -> RowPath {
    send(.moveTarget, toRowAt: move.old, move) ?? move.new
  }

  /// Sends ``RowEvent/move`` to a row that the user moved.
  ///
  /// If the content doesn't have the target, the failure is reported and nothing is sent.
  ///
  /// - Parameter move: where it came from, and where it went.
  /// - Returns: whether the row handled the event.
  @discardableResult
  public func moveRow(_ move: RowMove) -> Bool {
    let isInside =
      shown.indices.contains(move.new.section)
      && (0...rowCount(in: move.new.section)).contains(move.new.row)
      && !(move.old.section == move.new.section
        && move.new.row == rowCount(in: move.new.section))
    guard row(at: move.old) != nil, isInside else {
      report(ListFailure(place: .row(move.old), reason: .invalidMove(move)))
      return false
    }
    return send(.move, toRowAt: move.old, move) != nil
  }
}
