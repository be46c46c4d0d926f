/// What a list needs to know of a row whatever its cell and its model are.
@MainActor
protocol ErasedRow: AnyObject {
  /// The class of the row's cells, or `nil` when a registry has yet to bind one.
  var cellClass: AnyClass? { get }
  /// The identifier that the row's author gave, or `nil` for the cell class's own.
  var givenIdentifier: ReuseIdentifier? { get }
  var identity: RowIdentity? { get }
  /// How tall the row's author says it is, or `nil` for what its cell class says.
  var height: RowHeight? { get }
  var estimatedHeight: Double? { get }
  /// Whether the row's author gave a condition under which it is absent.
  var canHide: Bool { get }
  var isHidden: Bool { get }
  /// The type that the row was declared with; the model's dynamic type may be narrower.
  var modelType: any Any.Type { get }
  var anyModel: Any { get }

  /// Whether the row can be shown in cells of `cellClass`.
  func accepts(_ cellClass: AnyClass) -> Bool
  func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch)
  /// What the row's author adds to an update, whoever made it.
  func finish(_ cell: AnyObject, at path: RowPath?)
  /// Whether a cell that shows `old`, which this row replaces, has to be updated.
  func needsUpdate(from old: any ErasedRow) -> Bool
  /// The answer of the row's handler, or `nil` when it has none for the event.
  func handle<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer?
  func handles<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool
}

extension ErasedRow {
  var summary: RowSummary { RowSummary(cellClass: cellClass, modelType: modelType) }
}
