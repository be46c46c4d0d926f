/// Which cell class each reuse identifier stands for, and which cell shows a row that carries only
/// a model.
///
/// Rows that name a cell class need no registration: the class is registered under its own
/// identifier on first use. Register ahead of time what comes from a storyboard or under an
/// identifier of your own, and bind the models whose sender does not know any cell:
///
/// ```swift
/// let registry = CellRegistry<HeadlessCell>()
/// try registry.register(PriceCell.self, from: .nib(name: "PriceCell"))
/// try registry.bind(Employee.self, to: EmployeeCell.self)
/// ```
///
/// Several lists of one kind of host may share a registry.
@MainActor
public final class CellRegistry<BaseCell: AnyObject> {
  let table: RegistrationTable

  /// Creates an empty registry.
  ///
  /// - Parameter registersOnFirstUse: whether a row may bring its cell class along. When `false`,
  ///   every identifier has to be registered ahead of time.
  public init(registersOnFirstUse: Bool = true) {
    table = RegistrationTable(of: BaseCell.self, registersOnFirstUse: registersOnFirstUse)
  }

  /// Everything registered so far, in no particular order.
  public var registrations: some Collection<CellRegistration<BaseCell>> {
    table.byIdentifier.values.lazy.map { CellRegistration($0) }
  }

  /// What an identifier stands for, or `nil` when nobody registered it.
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
  ///   - source: where new cells come from; `nil` for what the class says, see ``ReusableCell``.
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

  /// Registers what a configurator dequeues, as in a loop over an array of different ones.
  ///
  /// - Parameters:
  ///   - configurator: the configurator; its identifier and its cell class are what is registered.
  ///   - source: where new cells come from; `nil` for what the class says.
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
  ///   - source: where new cells come from; `nil` for what the class says.
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
  ///   - source: where new cells come from; `nil` for what the class says.
  ///   - viewData: what a cell shows for a model.
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
  ///   - source: where new cells come from; `nil` for what the class says.
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
