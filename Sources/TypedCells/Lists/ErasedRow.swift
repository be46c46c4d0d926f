/// What a list needs to know of a row whatever its cell and its model are.
///
/// A class in place of a protocol, for a reference to it is one word. Its only direct subclass is
/// ``RowStorage``.
@MainActor
@usableFromInline
class ErasedRow {
  init() {}

  /// The class of the row's cells, or `nil` when a registry has yet to bind one.
  var cellClass: AnyClass? { nil }
  /// The type that the row was declared with; the model's dynamic type may be narrower.
  var modelType: any Any.Type { abstract() }
  var anyModel: Any { abstract() }
  /// The identifier that the row's author gave, or `nil` for the cell class's own.
  var givenIdentifier: ReuseIdentifier? { abstract() }
  /// The height of a row whose ``RowHead`` has no room for it.
  var preciseHeight: Double? { abstract() }
  var estimatedHeight: Double? { abstract() }
  var isHidden: Bool { abstract() }

  /// Whether the row can be shown in cells of `cellClass`.
  func accepts(_ cellClass: AnyClass) -> Bool { true }
  func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) { abstract() }
  /// What the row's author adds to an update, whoever made it.
  func finish(_ cell: AnyObject, at path: RowPath?) { abstract() }
  /// Whether a cell that shows `old`, which this row replaces, has to be updated.
  func needsUpdate(from old: ErasedRow) -> Bool { abstract() }
  /// The answer of the row's handler, or `nil` when it has none for the event.
  func handle<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? { abstract() }
  func handles<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool { abstract() }
  /// The names of the events that the row handles.
  var handledEvents: [String] { abstract() }

  final var summary: RowSummary { RowSummary(cellClass: cellClass, modelType: modelType) }

  final func abstract() -> Never { preconditionFailure("every subclass overrides this") }
}
