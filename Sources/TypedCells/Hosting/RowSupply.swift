/// Shows rows outside of a list, for example in cells of a diffable data source.
@MainActor
package final class RowSupply<BaseCell: AnyObject> {
  private let cells: ViewSupply

  package init(_ registry: CellRegistry<BaseCell>) {
    cells = ViewSupply(registry.table)
  }

  /// Returns a cell that shows a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - path: the row's path.
  ///   - register: registers an identifier with the view, before it is dequeued for the first time.
  ///   - dequeue: dequeues a cell.
  package func cell(
    for row: AnyRow<BaseCell>, at path: RowPath,
    register: @MainActor (CellRegistration<BaseCell>) -> Void,
    dequeue: @MainActor (ReuseIdentifier) throws -> BaseCell
  ) throws(ListFailure) -> BaseCell {
    let resolved = try cells.resolve(row.row, at: .row(path)) { register(CellRegistration($0)) }
    return try cells.dequeue(
      toShow: row.row, by: resolved, at: .row(path), path: path, from: dequeue)
  }
}
