/// The content of a ``Row``: its model and what its author said about it.
///
/// The class itself is the row that carries only a model; what binds the model to a cell is a
/// subclass each. Rows are values that share a storage until one of them is modified.
@MainActor
class RowStorage<Model>: ErasedRow {
  final let model: Model
  final var givenIdentifier: ReuseIdentifier?
  final var identity: RowIdentity?
  final var height = RowHeight.automatic
  final var onSelect: (@MainActor (Model) -> Void)?

  init(_ model: Model) {
    self.model = model
  }

  init(copying other: RowStorage) {
    model = other.model
    givenIdentifier = other.givenIdentifier
    identity = other.identity
    height = other.height
    onSelect = other.onSelect
  }

  func copy() -> RowStorage { RowStorage(copying: self) }

  var cellClass: AnyClass? { nil }
  func accepts(_ cellClass: AnyClass) -> Bool { true }
  func update(_ cell: AnyObject, as identifier: ReuseIdentifier) throws(CellMismatch) {}

  final var modelType: any Any.Type { Model.self }
  final var anyModel: Any { model }
  final func didSelect() { onSelect?(model) }
}

/// A row whose cell accepts the model itself.
final class UpdatableRowStorage<Cell: Updatable>: RowStorage<Cell.ViewData> {
  override func copy() -> RowStorage<Cell.ViewData> { UpdatableRowStorage(copying: self) }
  override var cellClass: AnyClass? { Cell.self }
  override func accepts(_ cellClass: AnyClass) -> Bool { cellClass is Cell.Type }
  override func update(
    _ cell: AnyObject, as identifier: ReuseIdentifier
  ) throws(CellMismatch) {
    try checkedCell(cell, as: Cell.self, identifier: identifier).update(viewData: model)
  }
}

/// A row whose cell is configured by the traits that it shares with the model.
final class CapabilityRowStorage<Cell: AnyObject, Model>: RowStorage<Model> {
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
  override func update(
    _ cell: AnyObject, as identifier: ReuseIdentifier
  ) throws(CellMismatch) {
    let cell = try checkedCell(cell, as: Cell.self, identifier: identifier)
    capabilities.configure(cell, by: model)
  }
}

/// A row made from a configurator whose cell type is erased.
final class ConfiguratorRowStorage: RowStorage<any CellConfiguratorType> {
  init(configurator: any CellConfiguratorType) {
    super.init(configurator)
    givenIdentifier = configurator.reuseIdentifier
  }

  private init(copying other: ConfiguratorRowStorage) {
    super.init(copying: other)
  }

  override func copy() -> RowStorage<any CellConfiguratorType> {
    ConfiguratorRowStorage(copying: self)
  }
  override var cellClass: AnyClass? { model.cellClass }
  override func accepts(_ cellClass: AnyClass) -> Bool { model.accepts(cellClass) }
  override func update(
    _ cell: AnyObject, as identifier: ReuseIdentifier
  ) throws(CellMismatch) {
    try model.update(cell)
  }
}
