extension ListDriver {
  /// Passes an event on to a row, as hosts do.
  ///
  /// - Parameters:
  ///   - event: what happened, or what is asked.
  ///   - path: where the row stands.
  ///   - argument: what the event brings along.
  /// - Returns: the row's answer, or `nil` when it does not handle the event, or there is no row.
  @discardableResult
  public func send<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, toRowAt path: RowPath, _ argument: Argument
  ) -> Answer? {
    row(at: path)?.row.handle(event, argument)
  }

  /// Passes an event that brings nothing along on to a row, as hosts do.
  ///
  /// - Parameters:
  ///   - event: what happened, or what is asked.
  ///   - path: where the row stands.
  /// - Returns: the row's answer, or `nil` when it does not handle the event, or there is no row.
  @discardableResult
  public func send<Answer>(_ event: RowEvent<Void, Answer>, toRowAt path: RowPath) -> Answer? {
    send(event, toRowAt: path, ())
  }

  /// Passes something that a cell sent on to the row that the cell shows.
  ///
  /// A button in a cell reaches its row in this way, whatever row the cell was reused for:
  ///
  /// ```swift
  /// Row(EmployeeCell.self, employee)
  ///   .on(.action(Call.self), weak: screen) { screen, employee, call in screen.dial(employee) }
  /// ```
  ///
  /// The cell's side is whatever the toolkit has for reaching a screen from a view: a closure that the
  /// row sets by ``Row/configure(_:)``, or a chain of responders.
  ///
  /// - Parameters:
  ///   - action: what was sent; its type tells it from other actions.
  ///   - cell: the cell that sent it.
  /// - Returns: whether the cell is on screen and its row handles actions of this type.
  @discardableResult
  public func send<Action>(_ action: Action, from cell: Host.Cell) -> Bool {
    guard let visible = host.visibleCells.first(where: { $0.cell === cell }) else { return false }
    return send(.action(Action.self), toRowAt: visible.path, action) != nil
  }
}
