extension TableUser {
  /// The edge from which a swipe starts.
  public enum Edge: Sendable {
    /// The leading edge.
    case leading

    /// The trailing edge.
    case trailing
  }

  /// Swipes over a row.
  ///
  /// - Parameters:
  ///   - path: the row.
  ///   - edge: the edge at which the actions appear.
  /// - Returns: the swipe actions, or `nil` if the row has none.
  public func swipeRow(at path: IndexPath, from edge: Edge) -> SwipeOnScreen? {
    guard canTouch(path), !table.isEditing, table.canEditRow(at: path) else { return nil }
    let (buttons, allowsFullSwipe) = self.buttons(at: path, edge)
    guard !buttons.isEmpty else { return nil }
    table.notifyDelegate(TableMethod.willBeginEditing) {
      $0.tableView(table, willBeginEditingRowAt: path)
    }
    let cell = table.shownRows[path]?.cell
    let generation = table.generation
    let swipe = SwipeOnScreen(
      buttons: buttons, allowsFullSwipe: allowsFullSwipe,
      removeRow: { [weak table, weak cell] in
        // If the data source has deleted the row already, the cell may show another one.
        if let table, table.generation == generation { table.takeAwaySwipedRow(showing: cell) }
      },
      close: { [weak table, weak cell] in
        cell?.uncoveredActions = nil
        guard let table else { return }
        table.notifyDelegate(TableMethod.didEndEditing) {
          $0.tableView(table, didEndEditingRowAt: table.contains(path) ? path : nil)
        }
      })
    cell?.uncoveredActions = UncoveredActions(swipe, at: edge)
    return swipe
  }

  private func buttons(at path: IndexPath, _ edge: Edge) -> ([SwipeOnScreen.Button], Bool) {
    let configuration =
      switch edge {
      case .leading:
        table.askDelegate(TableMethod.leadingSwipe) {
          $0.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        }
      case .trailing:
        table.askDelegate(TableMethod.trailingSwipe) {
          $0.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        }
      }
    if let configuration = configuration ?? nil {
      let buttons = configuration.buttons(in: table.cellForRow(at: path) ?? table)
      return (buttons, configuration.performsFirstActionWithFullSwipe)
    }
    if edge == .trailing, let actions = rowActions(at: path) { return (actions, false) }
    // If there is no configuration and the row can be deleted, UIKit shows a delete button.
    guard edge == .trailing, canCommit, table.editingStyleOfRow(at: path) == .delete else {
      return ([], false)
    }
    let delete = SwipeOnScreen.Button(
      title: deleteTitle(path), isDestructive: false, color: .systemRed
    ) { complete in complete(commit(.delete, at: path)) }
    return ([delete], true)
  }

  private func rowActions(at path: IndexPath) -> [SwipeOnScreen.Button]? {
    let actions = table.askDelegate(TableMethod.editActions) {
      $0.tableView(table, editActionsForRowAt: path)
    }
    return (actions ?? nil)?.map { action in
      SwipeOnScreen.Button(
        title: action.title ?? "", isDestructive: false,
        color: action.backgroundColor ?? (action.style == .normal ? .systemGray : .systemRed)
      ) { complete in
        action.handler(action, path)
        complete(true)
      }
    }
  }

  /// Taps the editing control of a row, which deletes the row or inserts one.
  ///
  /// - Returns: whether the row has an editing control, and the data source implements the method for it.
  @discardableResult
  public func tapEditControl(ofRowAt path: IndexPath) -> Bool {
    guard canTouch(path), table.isEditing, table.canEditRow(at: path) else { return false }
    let style = table.editingStyleOfRow(at: path)
    return style != .none && commit(style, at: path)
  }

  /// Moves a row by its reorder control in editing mode.
  ///
  /// - Parameters:
  ///   - source: the row.
  ///   - target: the proposed index path after the move. The delegate can return a different one.
  /// - Returns: the index path after the move, or `nil` if the row has no reorder control.
  @discardableResult
  public func dragRow(from source: IndexPath, to target: IndexPath) -> IndexPath? {
    guard let movement = beginMovingRow(at: source) else { return nil }
    movement.move(to: target)
    return movement.end()
  }

  /// Whether the data source implements the method for deleting and inserting rows. Before the first call,
  /// the table assumes that it does.
  private var canCommit: Bool {
    table.dataSource != nil && table.dataSourceMethods.has(TableMethod.commit)
  }

  @discardableResult
  private func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) -> Bool {
    let committed: Void? = table.askDataSource(TableMethod.commit) {
      $0.tableView(table, commit: style, forRowAt: path)
    }
    return committed != nil
  }

  private func deleteTitle(_ path: IndexPath) -> String {
    let title = table.askDelegate(TableMethod.deleteTitle) {
      $0.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    }
    return (title ?? nil) ?? "Delete"
  }
}

extension UITableView {
  /// Removes a row's cell after a destructive action. The row exists until the data source deletes it.
  func takeAwaySwipedRow(showing cell: UITableViewCell?) {
    guard let cell, let path = shownRows.first(where: { $0.value.cell === cell })?.key else {
      return
    }
    shownRows[path]?.isSwipedAway = true
    cell.removeFromSuperview()
  }
}
