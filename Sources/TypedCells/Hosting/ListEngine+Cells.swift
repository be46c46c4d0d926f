/// Cells and heights for hosts.
extension ListEngine {
  /// Returns a cell that shows the row at a path; an empty cell if the row can't be shown.
  ///
  /// - Parameters:
  ///   - path: the row's path.
  ///   - dequeue: dequeues or creates a cell. ``ListHost/register(_:)`` has been called with the identifier.
  public func cell(
    at path: RowPath, dequeue: @MainActor (ReuseIdentifier) throws -> Host.Cell
  ) -> Host.Cell {
    guard let row = row(at: path) else { return host.makeEmptyCell() }
    return cell(for: row, at: path, dequeue: dequeue)
  }

  /// Returns a cell that shows a row that you looked up by ``row(at:)``; an empty cell if it can't be shown.
  ///
  /// ``LazyRows`` make a row at each look-up. A host that needs more than the row's cell should look it up once.
  ///
  /// - Parameters:
  ///   - row: the result of ``row(at:)`` for this path.
  ///   - path: the row's path.
  ///   - dequeue: dequeues or creates a cell. ``ListHost/register(_:)`` has been called with the identifier.
  public func cell(
    for row: AnyRow<Host.Cell>, at path: RowPath,
    dequeue: @MainActor (ReuseIdentifier) throws -> Host.Cell
  ) -> Host.Cell {
    do throws(ListFailure) {
      let cell = try cells.dequeue(
        toShow: row.row, by: resolve(row.row, at: .row(path)), at: .row(path), path: path,
        from: dequeue)
      note(updateOf: cell, with: row.row, at: path)
      noteHeight(of: row, at: path)
      return cell
    } catch {
      report(error)
      let cell = host.makeEmptyCell()
      views.record(of: cell).note(updateWith: nil, at: path, revision)
      return cell
    }
  }

  /// Returns the height of the row at a path: its own, or else that of its cell class.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: the height; ``RowHeight/automatic`` if neither declares one, or there is no row.
  public func heightOfRow(at path: RowPath) -> RowHeight {
    guard let (row, height) = shown.row(at: path) else { return .automatic }
    return cells.height(of: row, declared: height)
  }

  /// Returns the height of a row that you looked up by ``row(at:)``.
  ///
  /// - Parameter row: the result of ``row(at:)``.
  /// - Returns: the height; ``RowHeight/automatic`` if neither the row nor its cell class declares one.
  public func height(of row: AnyRow<Host.Cell>) -> RowHeight {
    cells.height(of: row.row, declared: row.declaredHeight)
  }

  /// Returns an estimate of the height of the row at a path, for use before its cell exists.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: the height if it's fixed; otherwise the estimate, or `nil` if there is none.
  public func estimatedHeightOfRow(at path: RowPath) -> Double? {
    guard let row = row(at: path) else { return nil }
    if case .fixed(let height) = height(of: row) { return height }
    return row.row.estimatedHeight ?? cells.classHeights(of: row.row)?.estimate
  }

  /// What supplies the view of a row, or of a header or footer.
  @inline(__always)
  func supply(at place: ListFailure.Place) -> ViewSupply {
    if case .headerFooter = place { headerFooters } else { cells }
  }

  /// Returns the registration of a row, header or footer, and registers its identifier with the host on first use.
  @inline(__always)
  func resolve(
    _ row: ErasedRow, at place: ListFailure.Place
  ) throws(ListFailure) -> ResolvedRow {
    try supply(at: place).resolve(row, at: place) { registration in
      if case .headerFooter = place {
        host.register(headerFooter: CellRegistration(registration))
      } else {
        host.register(CellRegistration(registration))
      }
    }
  }
}
