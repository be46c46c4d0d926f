extension ListDriver {
  /// Sends an event to a row, as the host does when the user acts.
  ///
  /// ```swift
  /// screen.list.send(.commitEdit, toRowAt: RowPath(section: 0, row: 0), .delete)
  /// ```
  ///
  /// - Parameters:
  ///   - event: an event such as ``RowEvent/move``.
  ///   - path: the row's path.
  ///   - argument: the event's argument.
  /// - Returns: the row's answer, or `nil` if the row doesn't handle the event or there is no row.
  @discardableResult
  public func send<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, toRowAt path: RowPath, _ argument: Argument
  ) -> Answer? {
    engine.send(event, toRowAt: path, argument)
  }

  /// Sends an event without an argument to a row, as the host does when the user acts.
  ///
  /// It needs no window, so a test can call a row's handler as a tap would:
  ///
  /// ```swift
  /// screen.list.send(.select, toRowAt: RowPath(section: 0, row: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - event: an event such as ``RowEvent/select``.
  ///   - path: the row's path.
  /// - Returns: the row's answer, or `nil` if the row doesn't handle the event or there is no row.
  @discardableResult
  public func send<Answer>(_ event: RowEvent<Void, Answer>, toRowAt path: RowPath) -> Answer? {
    engine.send(event, toRowAt: path)
  }

  /// Sends an action from a cell to the row that the cell shows at the moment.
  ///
  /// Use it for buttons in cells. The action reaches the right row even if the cell was reused:
  ///
  /// ```swift
  /// Row(EmployeeCell.self, employee)
  ///   .on(.action(Call.self), weak: screen) { screen, employee, call in screen.dial(employee) }
  /// ```
  ///
  /// The cell can reach the list in the way that suits your toolkit, for example by a closure that you
  /// set in `configure(_:)`, or through the responder chain.
  ///
  /// - Parameters:
  ///   - action: the action; rows handle actions by their type.
  ///   - cell: the cell that sends it.
  /// - Returns: whether the cell is visible and its row handles actions of this type.
  @discardableResult
  public func send<Action>(_ action: Action, from cell: Host.Cell) -> Bool {
    guard let visible = host.visibleCells.first(where: { $0.cell === cell }) else { return false }
    return send(.action(Action.self), toRowAt: visible.path, action) != nil
  }

  /// Sends an action from a header or footer, like ``send(_:from:)`` for cells.
  ///
  /// - Parameters:
  ///   - action: the action; its type identifies it.
  ///   - view: the header or footer that sends it.
  /// - Returns: whether the view is visible and handles actions of this type.
  @discardableResult
  public func send<Action>(_ action: Action, fromHeaderFooter view: Host.HeaderFooter) -> Bool {
    guard let visible = host.visibleHeaderFooters.first(where: { $0.view === view }),
      case .view(let shown)? = engine.headerFooter(at: visible.edge, ofSection: visible.section)
    else { return false }
    return shown.answer(to: .action(Action.self), action) != nil
  }
}
