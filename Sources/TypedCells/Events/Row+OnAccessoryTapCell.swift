extension RowEvent<ShownCell, Void> {
  /// The user tapped the row's accessory, for a handler that needs the cell.
  static var accessoryTapCell: Self { Self("accessoryTapCell") }
}

extension Row where Cell: HostedCell {
  /// Calls `action` with the row's cell and path when the user taps the row's accessory, for example to show a popover
  /// that points at it.
  ///
  /// ```text
  /// Row(PersonCell.self, person)
  ///   .onAccessoryTapCell(weak: self) { controller, person, cell, path in
  ///     controller.showCard(of: person, pointingAt: cell)
  ///   }
  /// ```
  ///
  /// Don't keep the cell, because it shows another row later. `action` is called after the handler of
  /// ``RowEvent/accessoryTap``. It isn't called if you send that event in code.
  ///
  /// - Parameters:
  ///   - owner: the object the action belongs to, held weakly. After it is deallocated, `action` isn't called.
  ///   - action: receives the owner, the row's model, the cell and the row's path. An earlier action is replaced.
  /// - Returns: the row with the action.
  public consuming func onAccessoryTapCell<Owner: AnyObject>(
    weak owner: Owner, _ action: @escaping @MainActor (Owner, Model, Cell, RowPath) -> Void
  ) -> Self {
    on(.accessoryTapCell, weak: owner) { owner, model, shown in
      if let cell = shown.cell as? Cell { action(owner, model, cell, shown.path) }
    }
  }
}
