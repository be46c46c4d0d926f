/// The content of a ``Row``: its model and what its author said about it.
///
/// How the model is kept, and what binds it to a cell, is a subclass each, which finishes each of its
/// updates by what the author adds. Rows are values that share a storage until one is modified.
@MainActor
@usableFromInline
class RowStorage<Model>: ErasedRow {
  private final var extras: RowExtras<Model>?

  override init() { super.init() }

  init(copying other: RowStorage) {
    extras = other.extras.map { RowExtras(copying: $0) }
    super.init()
  }

  var model: Model { abstract() }
  override var anyModel: Any { model }
  override final var modelType: any Any.Type { Model.self }

  @usableFromInline
  func copy() -> RowStorage { abstract() }

  /// Changes the extras of a storage that no other row shares.
  final func modifyExtras(_ change: (RowExtras<Model>) -> Void) {
    let extras = extras ?? RowExtras()
    change(extras)
    self.extras = extras
  }

  override final var givenIdentifier: ReuseIdentifier? { extras?.identifier }
  override final var preciseHeight: Double? { extras?.preciseHeight }
  override final var estimatedHeight: Double? { extras?.estimatedHeight }
  override final var isHidden: Bool { extras?.isHidden?() ?? false }

  override final func finish(_ cell: AnyObject, at path: RowPath?) {
    if let configure = extras?.configure, let path { configure(cell, model, path) }
  }

  override final func needsUpdate(from old: ErasedRow) -> Bool {
    guard let old = old as? RowStorage<Model> else { return true }
    let rule = extras?.contentRule ?? .whenDifferent
    return rule.needsUpdate(from: old.model, to: model)
  }

  override final func handle<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? {
    guard let handler = extras?.handlers.handler(of: event) else { return nil }
    return handler(model, argument)
  }

  override final func handles<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool {
    extras?.handlers.handler(of: event) != nil
  }

  override final var handledEvents: [String] { extras?.handlers.eventNames ?? [] }
}

/// A row whose cell accepts the model itself.
@usableFromInline
final class UpdatableRowStorage<Cell: Updatable>: RowStorage<Cell.ViewData> {
  private let viewData: Cell.ViewData

  @usableFromInline
  init(_ viewData: Cell.ViewData) {
    self.viewData = viewData
    super.init()
  }

  private init(copying other: UpdatableRowStorage) {
    viewData = other.viewData
    super.init(copying: other)
  }

  override var model: Cell.ViewData { viewData }
  override func copy() -> RowStorage<Cell.ViewData> { UpdatableRowStorage(copying: self) }
  override var cellClass: AnyClass? { Cell.self }
  override func accepts(_ cellClass: AnyClass) -> Bool { cellClass is Cell.Type }
  override func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) {
    try checkedCell(cell, as: Cell.self, identifier: givenIdentifier).update(viewData: viewData)
    finish(cell, at: path)
  }
}

/// A row that carries only a model, which a registry binds to a cell.
///
/// The model is kept as `Any`, as casts and capabilities want it: to erase it at each bind would
/// allocate at each bind.
class LateBoundRowStorage<Model>: RowStorage<Model> {
  private let erasedModel: Any

  init(_ model: Model) {
    erasedModel = model
    super.init()
  }

  init(copying other: LateBoundRowStorage) {
    erasedModel = other.erasedModel
    super.init(copying: other)
  }

  override final var anyModel: Any { erasedModel }
  override final var model: Model {
    guard let model = erasedModel as? Model else {
      preconditionFailure("a \(Model.self) was erased and cannot be anything else")
    }
    return model
  }
  override func copy() -> RowStorage<Model> { LateBoundRowStorage(copying: self) }
  override func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) {
    // Nothing is bound here; whoever asks without a registry is told so.
    _ = try checkedCell(cell, as: LateBoundCell<AnyObject>.self, identifier: givenIdentifier)
  }
}

/// A row whose cell is configured by the traits that it shares with the model.
final class CapabilityRowStorage<Cell: AnyObject, Model>: LateBoundRowStorage<Model> {
  private let capabilities: CapabilityRegistry

  init(_ model: Model, capabilities: CapabilityRegistry) {
    self.capabilities = capabilities
    super.init(model)
  }

  private init(copying other: CapabilityRowStorage) {
    capabilities = other.capabilities
    super.init(copying: other)
  }

  override func copy() -> RowStorage<Model> { CapabilityRowStorage(copying: self) }
  override var cellClass: AnyClass? { Cell.self }
  override func accepts(_ cellClass: AnyClass) -> Bool { cellClass is Cell.Type }
  override func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) {
    let cell = try checkedCell(cell, as: Cell.self, identifier: givenIdentifier)
    capabilities.configure(cell, by: anyModel)
    finish(cell, at: path)
  }
}

/// A row made from a configurator whose cell type is erased.
final class ConfiguratorRowStorage: RowStorage<any CellConfiguratorType> {
  private let configurator: any CellConfiguratorType

  init(configurator: any CellConfiguratorType) {
    self.configurator = configurator
    super.init()
    modifyExtras { $0.identifier = configurator.reuseIdentifier }
  }

  private init(copying other: ConfiguratorRowStorage) {
    configurator = other.configurator
    super.init(copying: other)
  }

  override var model: any CellConfiguratorType { configurator }
  override func copy() -> RowStorage<any CellConfiguratorType> {
    ConfiguratorRowStorage(copying: self)
  }
  override var cellClass: AnyClass? { configurator.cellClass }
  override func accepts(_ cellClass: AnyClass) -> Bool { configurator.accepts(cellClass) }
  override func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) {
    do {
      try configurator.update(cell)
    } catch {
      throw CellMismatch(
        identifier: givenIdentifier ?? error.identifier,
        expected: error.expected, actual: error.actual)
    }
    finish(cell, at: path)
  }
}
