/// A cell whose class belongs to its host, and that shows a row by a look: the closures that turn the model into the
/// cell's content.
///
/// It's for toolkits whose cells take their content as a value, so that no cell class is needed for each model.
@MainActor
package protocol ContentShowing<Model, Look>: AnyObject {
  associatedtype Model
  associatedtype Look

  /// Shows a row, and nothing of the row before.
  ///
  /// - Parameters:
  ///   - row: the row that the cell shows from now on.
  ///   - look: the look that the row was made with.
  func show(_ row: ShownRow<Model>, by look: Look)

  /// Returns the class of the cells that show a row: this class or a subclass of it.
  nonisolated static func cellClass(for row: ShownRow<Model>) -> AnyClass
}

/// A row for the cell that shows it.
package struct ShownRow<Model> {
  private let row: ErasedRow
  /// Notes which observable values the cell reads, if its list follows any.
  private weak var observer: (any ReadObserver)?

  fileprivate init(_ row: ErasedRow, observedBy observer: (any ReadObserver)? = nil) {
    self.row = row
    self.observer = observer
  }

  package var model: Model { row.declaredModel() }

  /// Returns whether the row has a handler for an event.
  package func handles<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool {
    row.handles(event)
  }

  /// Calls the row's handler of an event and returns its answer, or returns `nil` if the row has no handler.
  @MainActor package func answer<Argument, Answer>(
    to event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? {
    row.answer(to: event, argument)
  }

  /// Whether the list follows the values that the cell reads, so that it updates the cell if one of them changes.
  @MainActor package var isFollowed: Bool { observer != nil }

  /// Shows the row again because of something that only the cell knows, such as its selection. If the list follows
  /// observable values, those that `update` reads are observed too.
  @MainActor package func showAgain(in cell: AnyObject, _ update: () -> Void) {
    if let observer { observer.observe(\.repetitionReading, of: cell, update) } else { update() }
  }
}

/// A cell of the host shows the model by a look.
struct LookBinding<Cell: ContentShowing>: TypedRowBinding {
  let model: Cell.Model
  let look: Cell.Look

  func cellClass(for row: ErasedRow) -> AnyClass? { Cell.cellClass(for: ShownRow(row)) }

  // Not a subclass or the superclass, because only cells with a background reset it.
  @MainActor
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool {
    cellClass == self.cellClass(for: row)
  }

  @MainActor
  func update(_ cell: AnyObject, for row: ErasedRow) throws(CellMismatch) {
    let cell = try checkedCell(cell, as: Cell.self, identifier: row.givenIdentifier)
    cell.show(ShownRow(row, observedBy: CurrentReadObserver.observer), by: look)
  }
}

extension Row where Cell: ContentShowing, Cell.Model == Model {
  /// Creates a row that a cell of the host shows by a look. If the model is `Identifiable`, its `id` identifies the row.
  ///
  /// Whether it is, is known only at run time, so that each public initializer of such a row exists once.
  package init(_ model: Model, look: Cell.Look) {
    self.init(LookBinding<Cell>(model: model, look: look))
    if let model = model as? any Identifiable {
      identity = RowIdentity(of: model).amongCells(of: Cell.self)
    }
  }
}
