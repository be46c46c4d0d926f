/// The object behind every row, without the types of its cell and its model.
///
/// Its subclasses differ in how they bind the model to a cell. It is a class and not a protocol, because
/// a reference to it takes one word, and because a subclass finds its types without a search.
@_fixed_layout
@usableFromInline
package class ErasedRow {
  @inlinable
  init() {}

  /// The class of the row's cells, or `nil` if a registry binds one later.
  var cellClass: AnyClass? { nil }
  /// The class that counts for the row's identity: ``cellClass``, unless rows of one kind have cells of several
  /// classes.
  var identityClass: AnyClass? { cellClass }
  /// The type that the row was declared with. The model's dynamic type may be narrower.
  var modelType: any Any.Type { abstract() }
  var anyModel: Any { abstract() }
  /// The identifier that was set by `reuseIdentifier(_:)`, or `nil` for the cell class's own.
  var givenIdentifier: ReuseIdentifier? { abstract() }
  /// The height of a row whose ``_RowPart`` has no room for it, as it is now.
  var optionHeight: RowHeight? { abstract() }
  /// The height that a host was told last, if the options have it.
  var toldHeight: RowHeight? {
    get { abstract() }
    set { abstract() }
  }
  var estimatedHeight: Double? { abstract() }
  @MainActor var isHidden: Bool { abstract() }
  /// The rows below the row while it is expanded, or `nil` if there are none.
  var children: RowChildren? { abstract() }

  /// Returns whether cells of a class can show the row.
  @MainActor func accepts(_ cellClass: AnyClass) -> Bool { true }
  /// Shows the row in a cell. The row's own `configure` runs only if there is a path.
  @MainActor func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) { abstract() }
  /// Runs the row's own `configure`, after the row or a binding has updated the cell.
  @MainActor func finish(_ cell: AnyObject, at path: RowPath?) { abstract() }
  /// Returns whether a cell that shows `old`, which this row replaces, has to be updated.
  @MainActor func needsUpdate(from old: ErasedRow) -> Bool { abstract() }
  /// Whether equal models, and not a rule of the row's own, decide that a cell needs no update.
  var comparesModels: Bool { abstract() }
  /// Whether a cell has to be updated if the row gets another path.
  var readsPath: Bool { abstract() }
  /// Calls the row's handler of an event and returns its answer, or returns `nil` if the row has no handler.
  @MainActor func handle<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? { abstract() }
  /// Returns the work with which the row handles the event; `nil` if its handler takes no time, its owner is deallocated, or
  /// there is none.
  @MainActor func asyncWork<Argument>(
    for event: RowEvent<Argument, Void>, _ argument: Argument
  ) -> RowWork? { abstract() }
  func handles<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool { abstract() }
  /// The names of the events that the row handles.
  var handledEvents: [String] { abstract() }

  final var summary: RowSummary { RowSummary(cellClass: cellClass, modelType: modelType) }

  @MainActor
  @discardableResult
  package final func answer<Argument, Answer>(
    to event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? { handle(event, argument) }

  @MainActor
  @discardableResult
  package final func answer<Answer>(to event: RowEvent<Void, Answer>) -> Answer? {
    handle(event, ())
  }

  final func abstract() -> Never { preconditionFailure("every subclass overrides this") }
}
