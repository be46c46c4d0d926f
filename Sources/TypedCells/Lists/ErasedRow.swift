/// What a list needs to know of a row whatever its cell and its model are.
///
/// A class in place of a protocol, for a reference to it is one word. Its only direct subclass is
/// ``RowStorage``.
@MainActor
@usableFromInline
class ErasedRow {
  @usableFromInline final var identity: RowIdentity?
  /// The height in one word: a number that no height is stands for what is not a number of points.
  private final var heightCode = HeightCode.unsaid

  init() {}

  init(copying other: ErasedRow) {
    identity = other.identity
    heightCode = other.heightCode
  }

  /// How tall the row's author says it is, or `nil` for what its cell class says.
  final var height: RowHeight? {
    get { heightCode.height }
    set { heightCode = HeightCode(newValue) }
  }

  /// The class of the row's cells, or `nil` when a registry has yet to bind one.
  var cellClass: AnyClass? { nil }
  /// The type that the row was declared with; the model's dynamic type may be narrower.
  var modelType: any Any.Type { abstract() }
  var anyModel: Any { abstract() }
  /// The identifier that the row's author gave, or `nil` for the cell class's own.
  var givenIdentifier: ReuseIdentifier? { abstract() }
  var estimatedHeight: Double? { abstract() }
  /// Whether the row's author gave a condition under which it is absent.
  var canHide: Bool { abstract() }
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

  final var summary: RowSummary { RowSummary(cellClass: cellClass, modelType: modelType) }

  final func abstract() -> Never { preconditionFailure("every subclass overrides this") }
}

/// An optional height in the size of a number.
private struct HeightCode {
  static let unsaid = HeightCode(nil)

  private let code: Double

  init(_ height: RowHeight?) {
    code =
      switch height {
      case nil: -.infinity
      case .automatic: .infinity
      case .fixed(let height): height
      }
  }

  var height: RowHeight? {
    switch code {
    case -.infinity: nil
    case .infinity: .automatic
    default: .fixed(code)
    }
  }
}
