/// A row of a list: a model, the class of the cell that shows it, and settings.
///
/// The initialisers differ in how they bind the model to the cell:
///
/// ```swift
/// ListSection<UITableViewCell>(id: "rows") {
///   // The compiler checks these:
///   Row(PersonCell.self, person)                          // the cell accepts the model
///   Row(CellConfigurator<TextCell>(viewData: "Hello"))    // a configurator binds them
///   // The list checks these when the row comes on screen:
///   Row(TextCell.self, by: about, using: capabilities)    // cell and model share traits
///   Row(erased: configurators[0])                         // a configurator of an erased cell type
///   Row(model: employee)                                  // the list's registry binds the model
/// }
/// ```
///
/// To check the others before they come on screen, use ``CellRegistry/audit(_:makeCell:)`` and
/// ``CapabilityRegistry/onIgnored``.
///
/// `Row(LoadingCell.self)` is a row whose cell needs no data. With `TypedCellsUIKit`, `Row(person) { person in … }`
/// shows a content configuration without a cell class of its own, and `Row(swiftUI: person) { person in … }` a SwiftUI
/// view.
///
/// A row is a plain value that any task can build. Its handlers, and the cell, stay on the main actor.
/// The builder turns it into an ``AnyRow``.
@frozen
public struct Row<Cell: AnyObject, Model> {
  @usableFromInline var storage: TypedRow<Model>
  @usableFromInline var identity = RowIdentity.unknown
  @usableFromInline var height = CompactHeight.undeclared
  /// Whether the row has a condition that hides it, or children.
  @usableFromInline var canHide = false

  /// The model that the cell shows.
  public var model: Model { storage.typedModel }

  @inlinable
  init(_ binding: consuming some RowBinding<Model>) {
    storage = BoundRow(binding)
  }

  /// A row whose cells have another type for the compiler.
  init<OtherCell>(_ other: Row<OtherCell, Model>) {
    storage = other.storage
    identity = other.identity
    height = other.height
    canHide = other.canHide
  }

  /// Creates a row whose cell accepts the model itself.
  ///
  /// - Parameters:
  ///   - cell: the class of the row's cells.
  ///   - model: the model that the cell shows.
  @inlinable
  public init(_ cell: Cell.Type, _ model: Model) where Cell: Updatable, Cell.ViewData == Model {
    self.init(ViewDataBinding<Cell>(model))
  }

  /// Creates a row whose cell accepts the model itself, and whose identity is the model's `id`.
  ///
  /// - Parameters:
  ///   - cell: the class of the row's cells.
  ///   - model: the model that the cell shows.
  @inlinable
  public init(_ cell: Cell.Type, _ model: Model)
  where Cell: Updatable, Cell.ViewData == Model, Model: Identifiable {
    self.init(ViewDataBinding<Cell>(model))
    identity = RowIdentity(model.id).amongCells(of: Cell.self)
  }

  /// Creates a row whose cell is configured by the traits that it shares with the model.
  ///
  /// - Parameters:
  ///   - cell: the class of the row's cells.
  ///   - model: a model with traits.
  ///   - capabilities: the registry that moves the traits from the model into the cell.
  public init(_ cell: Cell.Type, by model: Model, using capabilities: CapabilityRegistry) {
    self.init(CapabilityBinding<Cell, Model>(anyModel: model, capabilities: capabilities))
  }

  /// Creates a row whose cell is configured by the traits that it shares with the model, and whose
  /// identity is the model's `id`.
  ///
  /// - Parameters:
  ///   - cell: the class of the row's cells.
  ///   - model: a model with traits.
  ///   - capabilities: the registry that moves the traits from the model into the cell.
  public init(_ cell: Cell.Type, by model: Model, using capabilities: CapabilityRegistry)
  where Model: Identifiable {
    self.init(CapabilityBinding<Cell, Model>(anyModel: model, capabilities: capabilities))
    identity = RowIdentity(model.id).amongCells(of: Cell.self)
  }

  /// Creates a row from a configurator.
  ///
  /// - Parameter configurator: a cell type together with its data.
  @MainActor
  public init(_ configurator: CellConfigurator<Cell>)
  where Cell: Updatable, Cell.ViewData == Model {
    self.init(Cell.self, configurator.viewData)
    storage.modifyOptions { $0.identifier = configurator.reuseIdentifier }
  }

  /// Creates a row from a configurator, whose identity is the `id` of the configurator's data.
  ///
  /// - Parameter configurator: a cell type together with its data.
  @MainActor
  public init(_ configurator: CellConfigurator<Cell>)
  where Cell: Updatable, Cell.ViewData == Model, Model: Identifiable {
    self.init(Cell.self, configurator.viewData)
    storage.modifyOptions { $0.identifier = configurator.reuseIdentifier }
  }

  /// Creates a row from a configurator whose cell type is erased.
  ///
  /// The compiler doesn't see the class of the cell. A cell of another kind of host is found when the list
  /// is audited or shown.
  ///
  /// - Parameter configurator: a configurator, for example from an array of different ones.
  @MainActor
  public init<BaseCell>(erased configurator: any CellConfiguratorType)
  where Cell == _LateBoundCell<BaseCell>, Model == any CellConfiguratorType {
    self.init(ConfiguratorBinding(configurator))
    storage.modifyOptions { $0.identifier = configurator.reuseIdentifier }
  }

  /// Creates a row that carries only a model. The list's registry binds it to a cell.
  ///
  /// In a builder, the compiler knows the kind of list. Elsewhere, declare the type:
  ///
  /// ```swift
  /// let row: AnyRow<UITableViewCell> = AnyRow(Row(model: employee))
  /// ```
  ///
  /// - Parameter model: a value of a type that is bound by ``CellRegistry/bind(_:to:as:from:)`` or
  ///   one of its variants.
  public init<BaseCell>(model: Model) where Cell == _LateBoundCell<BaseCell> {
    self.init(LateBinding(anyModel: model))
  }

  /// Creates a row that carries only a model, and whose identity is the model's `id`.
  ///
  /// - Parameter model: a value of a type that is bound by ``CellRegistry/bind(_:to:as:from:)`` or
  ///   one of its variants.
  public init<BaseCell>(model: Model)
  where Cell == _LateBoundCell<BaseCell>, Model: Identifiable {
    self.init(LateBinding(anyModel: model))
    identity = RowIdentity(model.id).amongCells(of: nil)
  }
}

extension Row {
  /// Sets the row's identity. A row that has the same identity before and after a change keeps its cell.
  ///
  /// ```swift
  /// Row(TextCell.self, "Loading…").id("loading")
  /// ```
  ///
  /// If you don't set an identity, a row of an `Identifiable` model is identified by its cell class and the
  /// model's `id`. Other rows are identified by their cell class and their position in the builder: the statement, the
  /// branch of a condition, and the turn of each loop.
  ///
  /// If a section loses a row and another section gets a row with the same identity, the row moves.
  ///
  /// - Parameter id: a value that no other row of the section has.
  /// - Returns: the row with the identity.
  @inlinable
  public consuming func id(_ id: some Hashable) -> Self {
    identity = RowIdentity(id)
    return self
  }

  /// Dequeues the row's cells with an identifier other than the cell class's own, for example of another prototype.
  ///
  /// ```swift
  /// Row(TextCell.self, "A long text").reuseIdentifier("WideText")
  /// ```
  ///
  /// - Parameter identifier: an identifier that you register with ``CellRegistry`` before the row is shown.
  /// - Returns: the row with the identifier.
  public consuming func reuseIdentifier(_ identifier: ReuseIdentifier) -> Self {
    modify { $0.modifyOptions { $0.identifier = identifier } }
  }

  /// Changes the row's object, or a copy of it if another row shares it.
  @inlinable
  consuming func modify(_ change: (ErasedRow) -> Void) -> Self {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    change(storage)
    return self
  }
}
