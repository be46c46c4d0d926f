/// A row whose cell accepts the model itself.
@_fixed_layout
@usableFromInline
final class UpdatableRow<Cell: Updatable>: TypedRow<Cell.ViewData> {
  @usableFromInline let viewData: Cell.ViewData

  @inlinable
  init(_ viewData: Cell.ViewData) {
    self.viewData = viewData
    super.init()
  }

  private init(copying other: UpdatableRow) {
    viewData = other.viewData
    super.init(copying: other)
  }

  override var model: Cell.ViewData { viewData }
  override func copy() -> TypedRow<Cell.ViewData> { UpdatableRow(copying: self) }
  override var cellClass: AnyClass? { Cell.self }
  @MainActor override func accepts(_ cellClass: AnyClass) -> Bool { cellClass is Cell.Type }
  @MainActor override func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) {
    try Cell.update(cell, with: viewData, identifier: givenIdentifier)
    if options != nil { finish(cell, at: path) }
  }
}

/// A row that carries only a model, which a registry binds to a cell.
///
/// The model is kept as `Any`, because casts and capabilities need an `Any`, and making one for each bind
/// would allocate memory each time.
class LateBoundRow<Model>: TypedRow<Model> {
  private let erasedModel: Any

  init(_ model: Model) {
    erasedModel = model
    super.init()
  }

  init(copying other: LateBoundRow) {
    erasedModel = other.erasedModel
    super.init(copying: other)
  }

  override final var anyModel: Any { erasedModel }
  override final var model: Model {
    guard let model = erasedModel as? Model else {
      preconditionFailure(
        "the stored model of a row of \(Model.self) is a \(type(of: erasedModel))")
    }
    return model
  }
  override func copy() -> TypedRow<Model> { LateBoundRow(copying: self) }
  @MainActor override func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) {
    // Only a driver's registry can bind the model, so here no cell is accepted.
    _ = try checkedCell(cell, as: _LateBoundCell<AnyObject>.self, identifier: givenIdentifier)
  }
}

/// A row whose cell is configured by the traits that it shares with the model.
final class CapabilityRow<Cell: AnyObject, Model>: LateBoundRow<Model> {
  private let capabilities: CapabilityRegistry

  init(_ model: Model, capabilities: CapabilityRegistry) {
    self.capabilities = capabilities
    super.init(model)
  }

  private init(copying other: CapabilityRow) {
    capabilities = other.capabilities
    super.init(copying: other)
  }

  override func copy() -> TypedRow<Model> { CapabilityRow(copying: self) }
  override var cellClass: AnyClass? { Cell.self }
  @MainActor override func accepts(_ cellClass: AnyClass) -> Bool { cellClass is Cell.Type }
  @MainActor override func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) {
    let cell = try checkedCell(cell, as: Cell.self, identifier: givenIdentifier)
    capabilities.configure(cell, by: anyModel)
    finish(cell, at: path)
  }
}

/// A row made from a configurator whose cell type is erased.
final class ConfiguratorRow: TypedRow<any CellConfiguratorType> {
  private let configurator: any CellConfiguratorType
  /// The configurator's class, which only the main actor can read from the configurator.
  private let configuredClass: AnyClass

  @MainActor
  init(configurator: any CellConfiguratorType) {
    self.configurator = configurator
    configuredClass = configurator.cellClass
    super.init()
    modifyOptions { $0.identifier = configurator.reuseIdentifier }
  }

  private init(copying other: ConfiguratorRow) {
    configurator = other.configurator
    configuredClass = other.configuredClass
    super.init(copying: other)
  }

  override var model: any CellConfiguratorType { configurator }
  override func copy() -> TypedRow<any CellConfiguratorType> { ConfiguratorRow(copying: self) }
  override var cellClass: AnyClass? { configuredClass }
  @MainActor override func accepts(_ cellClass: AnyClass) -> Bool {
    configurator.accepts(cellClass)
  }
  @MainActor override func update(_ cell: AnyObject, at path: RowPath?) throws(CellMismatch) {
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
