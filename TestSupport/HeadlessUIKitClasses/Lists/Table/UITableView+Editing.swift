extension UITableView {
  func canEditRow(at path: IndexPath) -> Bool {
    askDataSource(TableMethod.canEdit) { $0.tableView(self, canEditRowAt: path) } ?? true
  }

  func editingStyleOfRow(at path: IndexPath) -> UITableViewCell.EditingStyle {
    askDelegate(TableMethod.editingStyle) { $0.tableView(self, editingStyleForRowAt: path) }
      ?? .delete
  }

  /// Returns whether a row has a reorder control. Without a method for moving rows in the data source, it has
  /// none.
  func canMoveRow(at path: IndexPath) -> Bool {
    guard dataSourceMethods.has(TableMethod.move) else { return false }
    return askDataSource(TableMethod.canMove) { $0.tableView(self, canMoveRowAt: path) } ?? true
  }

  func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let edits = isEditing && canEditRow(at: path)
    cell.shownEditingStyle = edits ? editingStyleOfRow(at: path) : .none
    if edits {
      cell.shouldIndentWhileEditing =
        askDelegate(TableMethod.shouldIndent) {
          $0.tableView(self, shouldIndentWhileEditingRowAt: path)
        } ?? true
    }
    if cell.isEditing != edits { cell.setEditing(edits, animated: animated) }
  }
}
