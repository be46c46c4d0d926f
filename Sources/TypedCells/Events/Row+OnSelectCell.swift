/// The cell that showed a row when something happened to the row.
struct ShownCell {
  let cell: AnyObject
  let path: RowPath
}

extension RowEvent<ShownCell, Void> {
  /// The user selected the row, for a handler that needs the cell.
  static var selectCell: Self { Self("selectCell") }
}

extension Row where Cell: HostedCell {
  /// Calls `action` with the row's cell and path when the user selects the row, for example to show a popover that
  /// points at the cell.
  ///
  /// ```text
  /// Row(PersonCell.self, person)
  ///   .onSelectCell(weak: self) { controller, person, cell, path in
  ///     controller.showCard(of: person, pointingAt: cell.photo)
  ///   }
  /// ```
  ///
  /// Don't keep the cell, because it shows another row later; ``ListDriver/visibleCell(of:as:)`` finds the cell of a
  /// row at any time. `action` is called after the action of ``Row/onSelect(weak:_:)``. It isn't called if you send the
  /// event `select` in code.
  ///
  /// - Parameters:
  ///   - owner: the object the action belongs to, held weakly. After it is deallocated, `action` isn't called.
  ///   - action: receives the owner, the row's model, the cell and the row's path. An earlier action is replaced.
  /// - Returns: the row with the action.
  public consuming func onSelectCell<Owner: AnyObject>(
    weak owner: Owner, _ action: @escaping @MainActor (Owner, Model, Cell, RowPath) -> Void
  ) -> Self {
    on(.selectCell, weak: owner) { owner, model, shown in
      if let cell = shown.cell as? Cell { action(owner, model, cell, shown.path) }
    }
  }
}
