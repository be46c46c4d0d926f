/// How a row's model is shown in a cell.
///
/// The kinds of rows differ only in this: an initialiser of ``Row`` chooses the binding.
@usableFromInline
protocol RowBinding {
  /// The class that counts for the row's identity, or `nil` for one of any class.
  var identityClass: AnyClass? { get }

  /// Returns the class of the row's cells, or `nil` if a registry binds one later.
  func cellClass(for row: ErasedRow) -> AnyClass?

  /// Returns whether cells of a class can show the row.
  @MainActor
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool

  /// Shows the row's model in a cell.
  ///
  /// - Throws: a ``CellMismatch`` for a cell that can't show it, which isn't changed.
  @MainActor
  func update(_ cell: AnyObject, from row: ErasedRow) throws(CellMismatch)
}

/// A binding to one class of cells and its subclasses.
@usableFromInline
protocol TypedRowBinding<Cell>: RowBinding {
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
  @inlinable
  init() {}

  @usableFromInline
  @MainActor
  func update(_ cell: AnyObject, from row: ErasedRow) throws(CellMismatch) {
    try Cell.update(cell, with: declaredModel(row.model), identifier: row.givenIdentifier)
  }
}

/// The cell is configured by the traits that it shares with the model.
struct CapabilityBinding<Cell: AnyObject>: TypedRowBinding {
  let capabilities: CapabilityRegistry

  @MainActor
  func update(_ cell: AnyObject, from row: ErasedRow) throws(CellMismatch) {
    let cell = try checkedCell(cell, as: Cell.self, identifier: row.givenIdentifier)
    capabilities.configure(cell, by: row.model)
  }
}

/// The model is a configurator whose cell type is erased.
struct ConfiguratorBinding: RowBinding {
  private let configurator: any CellConfiguratorType
  let identityClass: AnyClass?

  @MainActor
  init(_ configurator: any CellConfiguratorType) {
    self.configurator = configurator
    identityClass = configurator.cellClass
  }

  func cellClass(for row: ErasedRow) -> AnyClass? { identityClass }

  @MainActor
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool {
    configurator.accepts(cellClass)
  }

  @MainActor
  func update(_ cell: AnyObject, from row: ErasedRow) throws(CellMismatch) {
    do {
      try configurator.update(cell)
    } catch {
      throw CellMismatch(
        identifier: row.givenIdentifier ?? error.identifier,
        expected: error.expected, actual: error.actual)
    }
  }
}

/// A registry binds the model to a cell. Without one, the row accepts no cell.
struct LateBinding: RowBinding {
  var identityClass: AnyClass? { nil }

  func cellClass(for row: ErasedRow) -> AnyClass? { nil }

  @MainActor
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool { true }

  @MainActor
  func update(_ cell: AnyObject, from row: ErasedRow) throws(CellMismatch) {
    _ = try checkedCell(cell, as: _LateBoundCell<AnyObject>.self, identifier: row.givenIdentifier)
  }
}
