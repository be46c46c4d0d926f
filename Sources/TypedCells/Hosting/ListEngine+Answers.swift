/// The host's questions about a row, with defaults for rows without a handler.
extension ListEngine {
  /// Returns whether the user may select the row at a path.
  ///
  /// The results of a query aren't read for it: a row that isn't read may be selected. Toolkits ask about all rows when
  /// the user selects all.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: the row's answer; `true` by default, `false` if there's no row.
  public func shouldSelectRow(at path: RowPath) -> Bool {
    shown.contains(path)
      && shown[path.section].rows.knownRow(at: path.row)?.answer(to: .shouldSelect) ?? true
  }

  /// Returns whether the row at a path is highlighted while the user touches it.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: the row's answer; `true` by default, `false` if there's no row.
  public func shouldHighlightRow(at path: RowPath) -> Bool {
    row(at: path) != nil && send(.shouldHighlight, toRowAt: path) ?? true
  }

  /// Returns the editing control of the row at a path.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: the row's answer; by default ``RowEditingStyle/delete`` if it handles ``RowEvent/commitEdit``, and
  ///   ``RowEditingStyle/none`` if it doesn't.
  public func editingStyleOfRow(at path: RowPath) -> RowEditingStyle {
    row(at: path)?.currentEditingStyle ?? .none
  }

  /// Returns whether the user may move the row at a path. An expanded row can't be moved, because its children would
  /// stay.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: the row's answer; by default, whether it handles ``RowEvent/move``.
  public func canMoveRow(at path: RowPath) -> Bool {
    row(at: path)?.canMove ?? false && outline(ofRowAt: path).isExpanded != true
  }

  /// Returns the path to which a dragged row moves.
  ///
  /// - Parameter move: the row's path, and the path where the user drags it.
  /// - Returns: the row's answer; by default, where the user drags it.
  public func targetOfMove(_ move: RowMove) -> RowPath {
    send(.moveTarget, toRowAt: move.old, inHandlers(move)) ?? move.new
  }

  /// Sends ``RowEvent/move`` to a row that the user moved. A list that follows its model shows the changes of
  /// the handler at once.
  ///
  /// If the content doesn't have the target, the failure is reported and nothing is sent.
  ///
  /// - Parameter move: the row's path before and after the move.
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
    guard send(.move, toRowAt: move.old, inHandlers(move)) != nil else { return false }
    // The host shows the move when this returns. A follower would notice the change one turn later, so
    // the row would jump back until then.
    showFollowedChanges()
    return true
  }

  /// Returns a move as handlers count rows: a section without rows has none, although others are shown in their place.
  package func inHandlers(_ move: RowMove) -> RowMove {
    guard shown.indices.contains(move.new.section), shown[move.new.section].emptyState != nil,
      move.old.section != move.new.section
    else { return move }
    return RowMove(old: move.old, new: RowPath(section: move.new.section, row: 0))
  }
}

extension AnyRow {
  /// The row's editing control at the moment.
  @MainActor package var currentEditingStyle: RowEditingStyle {
    guard answer(to: .canEdit) ?? handles(.commitEdit) else { return .none }
    return answer(to: .editingStyle) ?? .delete
  }

  /// Whether the user may move the row.
  @MainActor package var canMove: Bool { answer(to: .canMove) ?? handles(.move) }
}
