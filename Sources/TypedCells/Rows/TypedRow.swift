/// A row with a model of one type, and the settings that go with it.
///
/// How a model is stored and bound to a cell differs from subclass to subclass. A ``Row`` is a value:
/// several may share one object until one of them is modified.
@_fixed_layout
@usableFromInline
class TypedRow<Model>: ErasedRow {
  // Not usable from inline code, because each access would then check for exclusivity at run time.
  private(set) final var options: RowOptions<Model>?

  @usableFromInline
  override init() { super.init() }

  init(copying other: TypedRow) {
    options = other.options.map { RowOptions(copying: $0) }
    super.init()
  }

  var model: Model { abstract() }
  override var anyModel: Any { model }
  override final var modelType: any Any.Type { Model.self }

  @usableFromInline
  func copy() -> TypedRow { abstract() }

  /// Changes the options of a row that no other row shares.
  final func modifyOptions(_ change: (RowOptions<Model>) -> Void) {
    let options = options ?? RowOptions()
    change(options)
    self.options = options
  }

  /// Adds a handler to a row that no other row shares. An earlier handler of the same event is replaced.
  @usableFromInline
  final func set(_ handler: AnyRowHandler) { modifyOptions { $0.handlers.set(handler) } }

  override final var givenIdentifier: ReuseIdentifier? { options?.identifier }
  override final var optionHeight: RowHeight? {
    switch options?.height {
    case .known(let height): height
    case .computed(let height): RowHeight(points: height(model))
    case nil: nil
    }
  }
  override final var toldHeight: RowHeight? {
    get { options?.toldHeight }
    set { options?.toldHeight = newValue }
  }
  override final var estimatedHeight: Double? { options?.estimatedHeight }
  @MainActor override final var isHidden: Bool { options?.isHidden?() ?? false }
  override final var children: RowChildren? { options?.children }

  @MainActor override final func finish(_ cell: AnyObject, at path: RowPath?) {
    guard let options else { return }
    if let configure = options.configure, let path { configure(cell, model, path) }
  }

  @MainActor override final func needsUpdate(from old: ErasedRow) -> Bool {
    switch options?.contentRule ?? .whenDifferent {
    case .always: true
    case .never: false
    case .whenDifferent: !ModelEquality.areEqual(old, self)
    case .unless(let showSame):
      if let old = old as? TypedRow { !showSame(old.model, model) } else { true }
    }
  }

  override final var comparesModels: Bool {
    if case .whenDifferent = options?.contentRule ?? .whenDifferent { true } else { false }
  }

  override final var readsPath: Bool {
    guard let options, options.configure != nil else { return false }
    if case .never = options.contentRule { return false }
    return true
  }

  @MainActor override final func handle<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? {
    options?.handlers.first(of: event) { (handler: RowHandler<Model, Argument, Answer>) in
      handler.answer(to: argument, from: model)
    }
  }

  @MainActor override final func asyncWork<Argument>(
    for event: RowEvent<Argument, Void>, _ argument: Argument
  ) -> RowWork? {
    options?.handlers.first(of: event) { (handler: RowHandler<Model, Argument, Void>) in
      handler.work(for: argument, from: model)
    }
  }

  override final func handles<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool {
    let handler: RowHandler<Model, Argument, Answer>? = options?.handlers.first(of: event) { $0 }
    return handler != nil
  }

  override final var handledEvents: [String] { options?.handlers.eventNames ?? [] }
}
