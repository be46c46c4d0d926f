/// One row of a list: a model, the cell class that shows it, and what its author says about it.
///
/// There are five ways to make one, by what binds the model to its cell:
///
/// ```swift
/// ListSection<HeadlessCell>(id: "rows") {
///   Row(PersonCell.self, person)                          // the cell accepts the model
///   Row(TextCell.self, by: about, using: capabilities)    // the two share traits
///   Row(CellConfigurator<TextCell>(viewData: "Hello"))    // a configurator did it already
///   Row(erased: configurators[0])                         // so did one of an erased cell type
///   Row(model: employee)                                  // the list's registry will
/// }
/// ```
///
/// The first and the third are checked by the compiler. The others leave something to the moment when
/// the row is shown: ``CellRegistry/audit(_:makeCell:)`` and ``CapabilityRegistry/onIgnored`` tell before.
///
/// A row is a value. In a list it appears as an ``AnyRow``, which the builder makes of it.
@MainActor
public struct Row<Cell: AnyObject, Model> {
  @usableFromInline var storage: RowStorage<Model>
  @usableFromInline var head = RowHead()
  /// Whether there is a condition under which the row is absent.
  @usableFromInline var canHide = false

  /// What the row shows.
  public var model: Model { storage.model }

  /// A row whose cell accepts the model itself.
  ///
  /// - Parameters:
  ///   - cell: the class of the row's cells.
  ///   - model: what the cell is to show.
  @inlinable
  public init(_ cell: Cell.Type, _ model: Model) where Cell: Updatable, Cell.ViewData == Model {
    storage = UpdatableRowStorage<Cell>(model)
  }

  /// A row whose cell accepts the model itself, and that is told from others by the model's `id`.
  ///
  /// - Parameters:
  ///   - cell: the class of the row's cells.
  ///   - model: what the cell is to show.
  @inlinable
  public init(_ cell: Cell.Type, _ model: Model)
  where Cell: Updatable, Cell.ViewData == Model, Model: Identifiable, Model.ID: Sendable {
    storage = UpdatableRowStorage<Cell>(model)
    head = RowHead(identity: RowIdentity(model.id).amongCells(of: Cell.self))
  }

  /// A row whose cell is configured by the traits that it shares with the model.
  ///
  /// - Parameters:
  ///   - cell: the class of the row's cells.
  ///   - model: a bag of traits.
  ///   - capabilities: what moves the traits from the model into the cell.
  public init(_ cell: Cell.Type, by model: Model, using capabilities: CapabilityRegistry) {
    storage = CapabilityRowStorage<Cell, Model>(model, capabilities: capabilities)
  }

  /// A row whose cell is configured by the traits that it shares with the model, and that is told
  /// from others by the model's `id`.
  ///
  /// - Parameters:
  ///   - cell: the class of the row's cells.
  ///   - model: a bag of traits.
  ///   - capabilities: what moves the traits from the model into the cell.
  public init(_ cell: Cell.Type, by model: Model, using capabilities: CapabilityRegistry)
  where Model: Identifiable, Model.ID: Sendable {
    storage = CapabilityRowStorage<Cell, Model>(model, capabilities: capabilities)
    head = RowHead(identity: RowIdentity(model.id).amongCells(of: Cell.self))
  }

  /// A row that shows what a configurator shows.
  ///
  /// - Parameter configurator: a cell type together with its data.
  public init(_ configurator: CellConfigurator<Cell>)
  where Cell: Updatable, Cell.ViewData == Model {
    self.init(Cell.self, configurator.viewData)
    storage.modifyExtras { $0.identifier = configurator.reuseIdentifier }
  }

  /// A row that shows what a configurator of an erased cell type shows.
  ///
  /// The compiler no longer sees the cell's class, so a cell of another kind of host is found when
  /// the list is audited or shown, not when it is compiled.
  ///
  /// - Parameter configurator: a configurator, as from an array of different ones.
  public init<BaseCell>(erased configurator: any CellConfiguratorType)
  where Cell == LateBoundCell<BaseCell>, Model == any CellConfiguratorType {
    storage = ConfiguratorRowStorage(configurator: configurator)
  }

  /// A row that carries only a model: its sender knows no cell, and the list's registry binds one.
  ///
  /// In a builder the kind of host is known. Elsewhere, say it:
  ///
  /// ```swift
  /// let row: Row<LateBoundCell<HeadlessCell>, Employee> = Row(model: employee)
  /// ```
  ///
  /// - Parameter model: a value of a type that is bound by ``CellRegistry/bind(_:to:as:from:)`` or
  ///   one of its variants.
  public init<BaseCell>(model: Model) where Cell == LateBoundCell<BaseCell> {
    storage = LateBoundRowStorage(model)
  }

  /// A row that carries only a model, and is told from others by the model's `id`.
  ///
  /// - Parameter model: a value of a type that is bound by ``CellRegistry/bind(_:to:as:from:)`` or
  ///   one of its variants.
  public init<BaseCell>(model: Model)
  where Cell == LateBoundCell<BaseCell>, Model: Identifiable, Model.ID: Sendable {
    storage = LateBoundRowStorage(model)
    head = RowHead(identity: RowIdentity(model.id).amongCells(of: nil))
  }
}

extension Row {
  /// Says what makes this row the same one before and after a change of the list.
  ///
  /// Without it, a row is told from others by its cell class and the `id` of its model, if the model
  /// is `Identifiable`. Any other row is the how-manieth of its cell class in its section it is.
  ///
  /// A row that leaves one section while another receives one of the same identity has moved there.
  ///
  /// - Parameter id: a value that no other row of the section has.
  /// - Returns: the row with the identity.
  @inlinable
  public consuming func id(_ id: some Hashable & Sendable) -> Self {
    head.identity = RowIdentity(id)
    return self
  }

  /// Dequeues the row's cells by an identifier other than the cell class's own.
  ///
  /// - Parameter identifier: an identifier that is registered ahead of time.
  /// - Returns: the row with the identifier.
  public consuming func reuseIdentifier(_ identifier: ReuseIdentifier) -> Self {
    modify { $0.modifyExtras { $0.identifier = identifier } }
  }

  /// Copies the storage only when another row shares it.
  @inlinable
  consuming func modify(_ change: (RowStorage<Model>) -> Void) -> Self {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    change(storage)
    return self
  }
}
