/// The cell class of each reuse identifier, and the cell class for each type of model in rows without a cell.
///
/// A row that names a cell class needs no registration: the class is registered with its own identifier on first
/// use. Register cells from storyboards, nibs or with identifiers of your own beforehand, and bind models whose
/// presenter doesn't know the cell:
///
/// ```swift
/// let registry = CellRegistry<HeadlessCell>()
/// try registry.register(PriceCell.self, from: .nib(name: "PriceCell"))
/// try registry.bind(Employee.self, to: EmployeeCell.self)
/// ```
///
/// Lists of one kind of host can share a registry.
@MainActor
public final class CellRegistry<BaseCell: AnyObject> {
  let table: RegistrationTable

  /// Creates an empty registry.
  ///
  /// - Parameter registersOnFirstUse: whether the cell class of a row is registered on first use. If `false`, register
  ///   every identifier beforehand.
  public init(registersOnFirstUse: Bool = true) {
    table = RegistrationTable(of: BaseCell.self, registersOnFirstUse: registersOnFirstUse)
  }

  /// All registrations, in no particular order.
  public var registrations: some Collection<CellRegistration<BaseCell>> {
    table.byIdentifier.values.lazy.map { CellRegistration($0) }
  }

  /// Returns the registration of an identifier, or `nil` if there is none.
  ///
  /// - Parameter identifier: the identifier to look up.
  public func registration(for identifier: ReuseIdentifier) -> CellRegistration<BaseCell>? {
    table.byIdentifier[identifier].map { CellRegistration($0) }
  }

  /// Registers a cell class ahead of its first use; the same registration again changes nothing.
  ///
  /// - Parameters:
  ///   - cellClass: the class of the cells that come.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: where new cells come from; `nil` for the class's own source, see ``ReusableCell``.
  /// - Throws: ``RegistrationError/conflict(_:registered:refused:)`` or
  ///   ``RegistrationError/conflictingSources(_:registered:refused:)`` when the identifier means
  ///   something else already.
  public func register<Cell: HostedCell>(
    _ cellClass: Cell.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil
  ) throws(RegistrationError) where Cell.BaseCell == BaseCell {
    try table.register(cellClass, as: identifier, from: source)
  }

  /// Registers the identifier of a configurator, for example in a loop over different ones.
  ///
  /// - Parameters:
  ///   - configurator: the configurator whose identifier and cell class are registered.
  ///   - source: where new cells come from; `nil` for the class's own source.
  /// - Throws: what ``register(_:as:from:)`` throws, and
  ///   ``RegistrationError/foreignCell(_:hostClass:)`` for cells of another kind of host.
  public func register(
    _ configurator: any CellConfiguratorType, from source: CellSource? = nil
  ) throws(RegistrationError) {
    try table.register(
      configurator.cellClass, as: configurator.reuseIdentifier, from: source)
  }

  /// Lets a cell class show every row that carries only a model of its data's type.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - cellClass: the class of the cells, registered as by ``register(_:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: where new cells come from; `nil` for the class's own source.
  /// - Throws: ``RegistrationError/modelBoundTwice(model:bound:refused:)``, or what
  ///   ``register(_:as:from:)`` throws; either way nothing has changed.
  public func bind<Model, Cell: Updatable & HostedCell>(
    _ model: Model.Type,
    to cellClass: Cell.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil
  ) throws(RegistrationError) where Cell.ViewData == Model, Cell.BaseCell == BaseCell {
    try bind(model, to: cellClass, as: identifier, from: source) { $0 }
  }

  /// Lets a cell class show every row that carries only a model, once the model is converted.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - cellClass: the class of the cells, registered as by ``register(_:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: where new cells come from; `nil` for the class's own source.
  ///   - viewData: returns the cell's data for a model.
  /// - Throws: ``RegistrationError/modelBoundTwice(model:bound:refused:)``, or what
  ///   ``register(_:as:from:)`` throws; either way nothing has changed.
  public func bind<Model, Cell: Updatable & HostedCell>(
    _ model: Model.Type,
    to cellClass: Cell.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil,
    viewData: @escaping @MainActor (Model) -> Cell.ViewData
  ) throws(RegistrationError) where Cell.BaseCell == BaseCell {
    try table.bind(model, to: cellClass, as: identifier, from: source) { cell, model in
      cell.update(viewData: viewData(model))
    }
  }

  /// Lets a cell class show every row that carries only a model, by the capabilities they share.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - cellClass: the class of the cells, registered as by ``register(_:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: where new cells come from; `nil` for the class's own source.
  ///   - capabilities: what moves the model's traits into the cell.
  /// - Throws: ``RegistrationError/modelBoundTwice(model:bound:refused:)``, or what
  ///   ``register(_:as:from:)`` throws; either way nothing has changed.
  public func bind<Model, Cell: HostedCell>(
    _ model: Model.Type,
    to cellClass: Cell.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil,
    using capabilities: CapabilityRegistry
  ) throws(RegistrationError) where Cell.BaseCell == BaseCell {
    try table.bind(model, to: cellClass, as: identifier, from: source) { cell, model in
      capabilities.configure(cell, by: model)
    }
  }
}
