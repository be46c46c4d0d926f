/// A row of one kind of host, without the types of its cell and its model.
///
/// A ``RowBuilder`` erases rows itself. You need this type to store different rows in an array, to look at the rows of
/// a list, and to show rows in a data source of your own:
///
/// ```swift
/// let rows: [AnyRow<UITableViewCell>] = [
///   AnyRow(Row(TextCell.self, "Hello")),
///   AnyRow(Row(PersonCell.self, person)),
/// ]
/// ```
public struct AnyRow<BaseCell: AnyObject> {
  package let row: ErasedRow
  private let declaredIdentity: RowIdentity
  let declaredHeight: CompactHeight
  private let canHide: Bool

  /// A row of a section. The part must be a row.
  init(_ part: _RowPart) {
    row = part.row
    declaredIdentity = part.identity
    declaredHeight = part.height
    canHide = part.canHide
  }

  /// Erases a row whose cells the host can show.
  ///
  /// - Parameter row: the row to erase.
  public init<Cell: HostedCell, Model>(_ row: Row<Cell, Model>) where Cell.BaseCell == BaseCell {
    self.row = row.storage
    declaredIdentity = row.identity
    declaredHeight = row.height
    canHide = row.canHide
  }

  /// The row as a section stores it.
  @usableFromInline var part: _RowPart {
    // A row of a list gets a new position. Otherwise the first rows of two lists would have the same.
    _RowPart(
      canHide ? .hidableRow(row) : .row(row), identity: fullIdentity ?? .unknown,
      height: declaredHeight)
  }

  /// The class of the row's cells, or `nil` for a row that carries only a model.
  public var cellClass: AnyClass? { row.cellClass }

  /// The identity that you gave the row, or that its model has. `nil` for a row that is identified by its
  /// position.
  public var identity: RowIdentity? {
    declaredIdentity.isPosition ? nil : declaredIdentity.ofAnyKind
  }

  /// The identity together with the kind of cell: a model shown by two cell classes makes two rows.
  package var fullIdentity: RowIdentity? {
    declaredIdentity.isPosition ? nil : declaredIdentity
  }

  /// The height that the row declares, or `nil` if its cell class decides.
  public var height: RowHeight? { declaredHeight.height(inOptions: row.optionHeight) }

  /// The model that the row shows.
  public var model: Any { row.model }

  /// Shows the row in a cell, for data sources other than a ``ListDriver``.
  ///
  /// - Parameters:
  ///   - cell: the cell that was dequeued for the row.
  ///   - path: the row's path, for the row's own `configure`. If `nil`, `configure` doesn't run.
  /// - Throws: a ``CellMismatch`` for a cell of another class, which isn't changed. A row that carries only
  ///   a model is bound by a driver's registry, so here it accepts no cell.
  @MainActor
  public func update(_ cell: BaseCell, at path: RowPath? = nil) throws(CellMismatch) {
    try row.update(cell, at: path)
  }

  /// Calls the row's handler of an event and returns its answer, or returns `nil` if the row has no handler.
  ///
  /// - Parameters:
  ///   - event: an event such as ``RowEvent/select``.
  ///   - argument: the event's argument.
  @MainActor
  @discardableResult
  public func answer<Argument, Answer>(
    to event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? {
    row.answer(to: event, argument)
  }

  /// Calls the row's handler of an event without an argument and returns its answer, or returns `nil` if the row has
  /// no handler.
  ///
  /// - Parameter event: an event such as ``RowEvent/select``.
  @MainActor
  @discardableResult
  public func answer<Answer>(to event: RowEvent<Void, Answer>) -> Answer? {
    row.answer(to: event)
  }

  /// Returns whether the row has a handler for an event.
  ///
  /// - Parameter event: an event such as ``RowEvent/commitEdit``.
  public func handles<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool {
    row.handles(event)
  }
}
