import TypedCells

/// Editing, moving and swiping rows of a table.
extension TableAdapter {
  /// Returns whether a row shows a control while the table is edited, or can be swiped.
  func canEditRow(at indexPath: IndexPath) -> Bool {
    // UIKit shows the circles of multiple selection only for rows that can be edited.
    if let view, view.isEditing, view.allowsMultipleSelectionDuringEditing { return true }
    guard let host, let row = host.row(at: indexPath) else { return false }
    return row.answer(to: .canEdit)
      ?? (row.handles(.commitEdit) || canSwipe(row) || host.canMoveRow(at: indexPath))
  }

  /// Returns the control that a row shows while the table is edited. At other times, UIKit lets the user swipe rows
  /// of the style `.delete`.
  func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle? {
    guard let view, let host, let path = host.path(indexPath),
      let row = host.row(at: indexPath), let list = host.list
    else { return nil }
    let style = list.editingStyleOfRow(at: path)
    if style != .none { return style.tableStyle }
    return !view.isEditing && canSwipe(row) ? .delete : nil
  }

  private func canSwipe(_ row: AnyRow<UITableViewCell>) -> Bool {
    #if os(tvOS)
      false
    #else
      row.handles(.leadingSwipeActions) || row.handles(.trailingSwipeActions) || ownDelegateSwipes
    #endif
  }
}
