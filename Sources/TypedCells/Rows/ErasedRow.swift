/// The object behind every row, without the types of its cell and its model: what a list knows and asks.
///
/// It is a class and not a protocol, because a reference to it takes one word.
@_fixed_layout
@usableFromInline
package class ErasedRow {
  // Not usable from inline code, because each access would then check for exclusivity at run time.
  private(set) final var options: RowOptions?

  @usableFromInline
  init() {}

  /// The model. Making an `Any` of a large model allocates memory, so updates of cells don't use it.
  package var model: Any { abstract() }
  /// The type that the row was declared with. The model's dynamic type may be narrower.
  var modelType: any Any.Type { abstract() }
  /// The class of the row's cells, or `nil` if a registry binds one later.
  var cellClass: AnyClass? { abstract() }
  /// The class that counts for the row's identity.
  var identityClass: AnyClass? { abstract() }

  /// Returns whether cells of a class can show the row.
  @MainActor func accepts(_ cellClass: AnyClass) -> Bool { abstract() }
  /// Shows the model in a cell, without the row's own `configure`.
  @MainActor func showModel(in cell: AnyObject) throws(CellMismatch) { abstract() }

  fileprivate final func abstract() -> Never { preconditionFailure("BoundRow overrides this") }

  /// Copies the options of another row into this one, which is new.
  final func copyOptions(of other: ErasedRow) {
    options = other.options.map { RowOptions(copying: $0) }
  }

  /// Changes the options of a row that no other row shares.
  final func modifyOptions(_ change: (RowOptions) -> Void) {
    let options = options ?? RowOptions()
    change(options)
    self.options = options
  }

  /// Adds a handler to a row that no other row shares. An earlier handler of the same event is replaced.
  @usableFromInline
  final func set(_ handler: AnyRowHandler) { modifyOptions { $0.handlers.set(handler) } }
}

/// A row with a model of one type.
@_fixed_layout
@usableFromInline
class TypedRow<Model>: ErasedRow {
  @usableFromInline
  override init() { super.init() }

  var typedModel: Model { abstract() }
  override final var modelType: any Any.Type { Model.self }

  /// Returns a copy. Several rows may share one object until one of them is modified.
  @usableFromInline
  func copy() -> TypedRow { abstract() }
}

/// A row with a binding, which has the model and shows it in a cell.
@_fixed_layout
@usableFromInline
final class BoundRow<Binding: RowBinding>: TypedRow<Binding.Model> {
  @usableFromInline let binding: Binding

  @inlinable
  init(_ binding: consuming Binding) {
    self.binding = binding
    super.init()
  }

  override func copy() -> TypedRow<Binding.Model> {
    let copy = BoundRow(binding)
    copy.copyOptions(of: self)
    return copy
  }

  override var typedModel: Binding.Model { binding.model }
  override var model: Any { binding.anyModel }
  override var cellClass: AnyClass? { binding.cellClass(for: self) }
  override var identityClass: AnyClass? { binding.identityClass }
  @MainActor override func accepts(_ cellClass: AnyClass) -> Bool {
    binding.accepts(cellClass, for: self)
  }
  @MainActor override func showModel(in cell: AnyObject) throws(CellMismatch) {
    try binding.update(cell, for: self)
  }
}

// MARK: - The cell

extension ErasedRow {
  var summary: RowSummary { RowSummary(cellClass: cellClass, modelType: modelType) }

  /// The identifier that was set by `reuseIdentifier(_:)`, or `nil` for the cell class's own.
  var givenIdentifier: ReuseIdentifier? { options?.identifier }

  /// Shows the row in a cell. The row's own `configure` runs only if there is a path.
  @MainActor
  func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) {
    try showModel(in: cell)
    finish(cell, at: path)
  }

  /// Runs the row's own `configure`, after a binding has updated the cell.
  @MainActor
  func finish(_ cell: AnyObject, at path: RowPath?) {
    if let configure = options?.configure, let path { configure(cell, self, path) }
  }

  /// Returns whether a cell that shows `old`, which this row replaces, has to be updated.
  @MainActor
  func needsUpdate(from old: ErasedRow) -> Bool {
    switch contentRule {
    case .always: true
    case .never: false
    case .whenDifferent: !ModelEquality.areEqual(old, self)
    case .unless(let showSame): old.modelType != modelType || !showSame(old, self)
    }
  }

  /// Whether equal models, and not a rule of the row's own, decide that a cell needs no update.
  var comparesModels: Bool {
    if case .whenDifferent = contentRule { true } else { false }
  }

  /// Whether a cell has to be updated if the row gets another path.
  var readsPath: Bool {
    guard let options, options.configure != nil else { return false }
    if case .never = options.contentRule { return false }
    return true
  }

  private var contentRule: RowContentRule<ErasedRow> { options?.contentRule ?? .whenDifferent }
}

// MARK: - What the list knows about the row

extension ErasedRow {
  /// The height of a row whose ``_RowPart`` has no room for it, as it is now.
  var optionHeight: RowHeight? {
    switch options?.height {
    case .known(let height): height
    case .computed(let height): RowHeight(points: height(self))
    case nil: nil
    }
  }

  /// The height that a host was told last, if the options have it.
  var toldHeight: RowHeight? {
    get { options?.toldHeight }
    set { options?.toldHeight = newValue }
  }

  var estimatedHeight: Double? { options?.estimatedHeight }

  @MainActor var isHidden: Bool { options?.isHidden?() ?? false }

  /// The rows below the row while it is expanded, or `nil` if there are none.
  var children: RowChildren? { options?.children }
}

// MARK: - Events

extension ErasedRow {
  /// Calls the row's handler of an event and returns its answer, or returns `nil` if the row has no handler.
  @MainActor
  @discardableResult
  package func answer<Argument, Answer>(
    to event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? {
    guard let options else { return nil }
    if options.isDisabled, let refusal: Answer = RowOptions.refusal(of: event.name) {
      return refusal
    }
    return options.handlers.first(of: event) { $0.answer(to: argument, from: model) }
  }

  /// Calls the row's handler of an event without an argument.
  @MainActor
  @discardableResult
  package func answer<Answer>(to event: RowEvent<Void, Answer>) -> Answer? { answer(to: event, ()) }

  /// Returns the work with which the row handles the event; `nil` if its handler takes no time, its owner is deallocated, or
  /// there is none.
  @MainActor
  func asyncWork<Argument>(for event: RowEvent<Argument, Void>, _ argument: Argument) -> RowWork? {
    options?.handlers.first(of: event) { $0.work(for: argument, from: model) }
  }

  func handles<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool {
    options?.handlers.first(of: event) { $0 } != nil
  }

  /// The names of the events that the row handles.
  var handledEvents: [String] { options?.handlers.eventNames ?? [] }
}

extension ErasedRow {
  /// Returns the model as the type that the row was declared with.
  ///
  /// Only a ``Row`` gives an object its binding and its closures, and all have the row's type of model, so the cast succeeds.
  func declaredModel<Model>(as _: Model.Type = Model.self) -> Model {
    guard let row = self as? TypedRow<Model> else {
      preconditionFailure("expected a row of \(Model.self), got one of \(modelType)")
    }
    return row.typedModel
  }
}

/// Returns what a handler receives as the type that it was declared with: a row's model, or the index of a drop in a section.
@usableFromInline
func declaredModel<Model>(_ model: Any) -> Model {
  guard let model = model as? Model else {
    preconditionFailure("expected a \(Model.self), got a \(type(of: model))")
  }
  return model
}
