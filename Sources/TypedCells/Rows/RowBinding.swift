/// A model, and how it is shown in a cell.
///
/// The kinds of rows differ only in this: an initialiser of ``Row`` chooses the binding.
@usableFromInline
protocol RowBinding<Model> {
  associatedtype Model

  var model: Model { get }
  var anyModel: Any { get }

  /// The class that counts for the row's identity, or `nil` for one of any class.
  var identityClass: AnyClass? { get }

  /// Returns the class of the row's cells, or `nil` if a registry binds one later.
  ///
  /// - Parameter row: the row that has the binding. A look chooses a class by the row's handlers.
  func cellClass(for row: ErasedRow) -> AnyClass?

  /// Returns whether cells of a class can show the row.
  @MainActor
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool

  /// Shows the model in a cell.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - row: the row that has the binding.
  /// - Throws: a ``CellMismatch`` for a cell that can't show it, which isn't changed.
  @MainActor
  func update(_ cell: AnyObject, for row: ErasedRow) throws(CellMismatch)
}

extension RowBinding {
  @usableFromInline var anyModel: Any { model }
}

/// A binding to a class of cells, and by default to its subclasses.
@usableFromInline
protocol TypedRowBinding: RowBinding {
  associatedtype Cell: AnyObject
}

extension TypedRowBinding {
  @usableFromInline var identityClass: AnyClass? { Cell.self }
  @usableFromInline func cellClass(for row: ErasedRow) -> AnyClass? { Cell.self }
  @MainActor
  @usableFromInline func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool {
    cellClass is Cell.Type
  }
}

/// The cell accepts the model itself.
@frozen
@usableFromInline
struct ViewDataBinding<Cell: Updatable>: TypedRowBinding {
  @usableFromInline let model: Cell.ViewData

  @inlinable
  init(_ model: Cell.ViewData) {
    self.model = model
  }

  @MainActor
  @usableFromInline func update(_ cell: AnyObject, for row: ErasedRow) throws(CellMismatch) {
    try Cell.update(cell, with: model, identifier: row.givenIdentifier)
  }
}

/// The cell is configured by the traits that it shares with the model.
struct CapabilityBinding<Cell: AnyObject, Model>: TypedRowBinding {
  // As `Any`, because capabilities need one, and making it for each update would allocate memory.
  let anyModel: Any
  let capabilities: CapabilityRegistry

  var model: Model { declaredModel(anyModel) }

  @MainActor
  func update(_ cell: AnyObject, for row: ErasedRow) throws(CellMismatch) {
    let cell = try checkedCell(cell, as: Cell.self, identifier: row.givenIdentifier)
    capabilities.configure(cell, by: anyModel)
  }
}

/// The model is a configurator whose cell type is erased.
struct ConfiguratorBinding: RowBinding {
  let model: any CellConfiguratorType
  let identityClass: AnyClass?

  @MainActor
  init(_ configurator: any CellConfiguratorType) {
    model = configurator
    identityClass = configurator.cellClass
  }

  func cellClass(for row: ErasedRow) -> AnyClass? { identityClass }

  @MainActor
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool { model.accepts(cellClass) }

  @MainActor
  func update(_ cell: AnyObject, for row: ErasedRow) throws(CellMismatch) {
    do {
      try model.update(cell)
    } catch {
      throw CellMismatch(
        identifier: row.givenIdentifier ?? error.identifier,
        expected: error.expected, actual: error.actual)
    }
  }
}

/// A registry binds the model to a cell. Without one, the row accepts no cell.
struct LateBinding<Model>: RowBinding {
  // As `Any`, because casts and capabilities need one, and making it for each update would allocate memory.
  let anyModel: Any

  var model: Model { declaredModel(anyModel) }
  var identityClass: AnyClass? { nil }

  func cellClass(for row: ErasedRow) -> AnyClass? { nil }

  @MainActor
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool { true }

  @MainActor
  func update(_ cell: AnyObject, for row: ErasedRow) throws(CellMismatch) {
    _ = try checkedCell(cell, as: _LateBoundCell<AnyObject>.self, identifier: row.givenIdentifier)
  }
}
