/// A row of one kind of host, whatever its cell and its model are.
@MainActor
public struct AnyRow<BaseCell: AnyObject> {
  @usableFromInline let row: ErasedRow
  @usableFromInline let head: RowHead
  @usableFromInline let canHide: Bool

  init(row: ErasedRow, head: RowHead, canHide: Bool) {
    self.row = row
    self.head = head
    self.canHide = canHide
  }

  /// Erases a row whose cells the host can show.
  ///
  /// - Parameter row: the row to erase.
  public init<Cell: HostedCell, Model>(_ row: Row<Cell, Model>) where Cell.BaseCell == BaseCell {
    self.row = row.storage
    head = row.head
    canHide = row.canHide
  }

  /// The class of the row's cells, or `nil` for a row that carries only a model.
  public var cellClass: AnyClass? { row.cellClass }

  /// The identity that the row's author gave it, or its model has; `nil` for a row that its place alone
  /// makes what it is.
  public var identity: RowIdentity? { head.identity.isPosition ? nil : head.identity.ofAnyKind }

  /// The identity together with the kind of cell: a model shown by two cell classes makes two rows.
  package var fullIdentity: RowIdentity? { head.identity.isPosition ? nil : head.identity }

  /// How tall the row's author says it is, or `nil` for what its cell class says.
  public var height: RowHeight? { head.height.height(precise: row.preciseHeight) }

  /// What the row shows.
  public var model: Any { row.anyModel }

  /// Shows the row in a cell, as a data source other than a ``ListDriver`` may want to.
  ///
  /// - Parameters:
  ///   - cell: the cell that was dequeued for the row.
  ///   - path: where the row stands, for what its author adds to the update; `nil` to leave that out.
  /// - Throws: a ``CellMismatch`` for a cell of another class, which is left untouched. A row that
  ///   carries only a model is bound to a class by a driver's registry, so here no cell fits it.
  public func update(_ cell: BaseCell, at path: RowPath? = nil) throws(CellMismatch) {
    try row.update(cell, at: path)
  }

  /// The answer of the row's handler for an event, or `nil` when it has none.
  ///
  /// - Parameters:
  ///   - event: what happened, or what is asked.
  ///   - argument: what the event brings along.
  @discardableResult
  public func answer<Argument, Answer>(
    to event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? {
    row.handle(event, argument)
  }

  /// The answer of the row's handler for an event that brings nothing along, or `nil` when it has none.
  ///
  /// - Parameter event: what happened, or what is asked.
  @discardableResult
  public func answer<Answer>(to event: RowEvent<Void, Answer>) -> Answer? {
    row.handle(event, ())
  }

  /// Whether the row has a handler for an event.
  ///
  /// - Parameter event: the event in question.
  public func handles<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool {
    row.handles(event)
  }
}
