/// The registration of a row, and its binding if the registry binds its model.
@MainActor
struct ResolvedRow {
  let registration: ErasedRegistration
  let binding: ModelBinding?

  /// Whether the row can be shown in cells of `cellClass`.
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool {
    binding?.accepts(cellClass) ?? row.accepts(cellClass)
  }

  /// Shows the row in `cell`, by its own cell class or by its model's binding.
  func update(
    _ cell: AnyObject, from row: ErasedRow, at path: RowPath
  ) throws(CellMismatch) {
    guard let binding else { return try row.update(cell, at: path) }
    try binding.update(cell, row, registration.identifier)
    row.finish(cell, at: path)
  }
}

/// How a registry shows the rows that carry only a model of one type.
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
