/// Holds the cell class of each reuse identifier, and the cell class that shows the model of a `Row(model:)`.
///
/// A row that names a cell class needs no registration: the class is registered with its own identifier on first
/// use. Register cells from storyboards and nibs, and those with identifiers of your own, before you show them. If a
/// presenter creates rows without knowing the cell class, bind the model's type:
///
/// ```swift
/// let registry = CellRegistry<UITableViewCell>()
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

  /// Registers a cell class before its first use. Repeating a registration has no effect.
  ///
  /// - Parameters:
  ///   - cellClass: the class of the cells.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: the source of new cells; `nil` for the class's own source, see ``ReusableCell``.
  /// - Throws: ``RegistrationError/conflict(_:registered:refused:)`` or
  ///   ``RegistrationError/conflictingSources(_:registered:refused:)`` if the identifier is registered with another
  ///   class or source.
  public func register<Cell: HostedCell>(
    _ cellClass: Cell.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil
  ) throws(RegistrationError) where Cell.BaseCell == BaseCell {
    try table.register(cellClass, as: identifier, from: source)
  }

  /// Registers the identifier of a configurator, for example in a loop over configurators.
  ///
  /// - Parameters:
  ///   - configurator: the configurator whose identifier and cell class are registered.
  ///   - source: the source of new cells; `nil` for the class's own source.
  /// - Throws: the errors of ``register(_:as:from:)``, and
  ///   ``RegistrationError/foreignCell(_:hostClass:)`` for cells of another kind of host.
  public func register(
    _ configurator: any CellConfiguratorType, from source: CellSource? = nil
  ) throws(RegistrationError) {
    try table.register(
      configurator.cellClass, as: configurator.reuseIdentifier, from: source)
  }

  /// Binds a type of models to a cell class whose data has this type.
  ///
  /// A row that has only a model, such as `Row(model:)`, is shown by the class that is bound to its type.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - cellClass: the class of the cells, registered as by ``register(_:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: the source of new cells; `nil` for the class's own source.
  /// - Throws: ``RegistrationError/modelBoundTwice(model:bound:refused:)``, or an error of ``register(_:as:from:)``. In
  ///   both cases the registry doesn't change.
  public func bind<Model, Cell: Updatable & HostedCell>(
    _ model: Model.Type,
    to cellClass: Cell.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil
  ) throws(RegistrationError) where Cell.ViewData == Model, Cell.BaseCell == BaseCell {
    try bind(model, to: cellClass, as: identifier, from: source) { $0 }
  }

  /// Binds a type of models to a cell class, with a closure that converts the model.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - cellClass: the class of the cells, registered as by ``register(_:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: the source of new cells; `nil` for the class's own source.
  ///   - viewData: returns the cell's data for a model.
  /// - Throws: ``RegistrationError/modelBoundTwice(model:bound:refused:)``, or an error of ``register(_:as:from:)``. In
  ///   both cases the registry doesn't change.
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

  /// Binds a type of models to a cell class that shows the model's traits.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - cellClass: the class of the cells, registered as by ``register(_:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: the source of new cells; `nil` for the class's own source.
  ///   - capabilities: the registry that configures the cell with the model.
  /// - Throws: ``RegistrationError/modelBoundTwice(model:bound:refused:)``, or an error of ``register(_:as:from:)``. In
  ///   both cases the registry doesn't change.
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
