extension TableUser {
  /// Moves the focus to a row, for example with a keyboard.
  ///
  /// - Parameter path: the row, or `nil` for the delegate's preferred row.
  /// - Returns: whether the row can be focused, and the delegate allows the focus to move.
  @discardableResult
  public func moveFocus(to path: IndexPath? = nil) -> Bool {
    let preferred =
      table.askDelegate(TableMethod.preferredFocus) {
        $0.indexPathForPreferredFocusedView(in: table)
      } ?? nil
    let path = path ?? preferred ?? IndexPath(row: 0, section: 0)
    guard table.allowsFocus, canTouch(path),
      table.cellForRow(at: path)?.canBecomeFocused == true
    else { return false }
    let context = UITableViewFocusUpdateContext(
      in: table, from: table.focusedPath, to: path)
    guard
      table.askDelegate(
        TableMethod.shouldUpdateFocus, { $0.tableView(table, shouldUpdateFocusIn: context) })
        ?? true
    else { return false }
    table.focusedPath = path
    table.notifyDelegate(TableMethod.didUpdateFocus) {
      $0.tableView(table, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    }
    let selects = table.askDelegate(TableMethod.selectionFollowsFocus) {
      $0.tableView(table, selectionFollowsFocusForRowAt: path)
    }
    if selects ?? table.selectionFollowsFocus { selectRow(at: path, byTap: false) }
    return true
  }
}
