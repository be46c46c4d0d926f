/// The registration of a row, and its binding if the registry binds its model.
@MainActor
struct ResolvedRow {
  let registration: ErasedRegistration
  let binding: ModelBinding?

  /// Returns whether cells of `cellClass` can show the row.
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool {
    binding?.accepts(cellClass) ?? row.accepts(cellClass)
  }

  /// Shows the row in `cell`, through the model's binding if there is one.
  func update(
    _ cell: AnyObject, from row: ErasedRow, at path: RowPath
  ) throws(CellMismatch) {
    guard let binding else { return try row.update(cell, at: path) }
    try binding.update(cell, row, registration.identifier)
    row.finish(cell, at: path)
  }
}

/// The binding of a type of models to a cell class, for rows that have only a model.
@MainActor
final class ModelBinding {
  let registration: ErasedRegistration
  let accepts: @MainActor (AnyClass) -> Bool
  let update: @MainActor (AnyObject, ErasedRow, ReuseIdentifier) throws(CellMismatch) -> Void

  init(
    registration: ErasedRegistration,
    accepts: @escaping @MainActor (AnyClass) -> Bool,
    update:
      @escaping @MainActor (AnyObject, ErasedRow, ReuseIdentifier) throws(CellMismatch) -> Void
  ) {
    self.registration = registration
    self.accepts = accepts
    self.update = update
  }
}
