/// What a host asks for to show rows.
extension ListDriver {
  /// A cell that shows the row at a path; an empty one when the row cannot be shown.
  ///
  /// - Parameters:
  ///   - path: where the row stands.
  ///   - dequeue: gets a cell from the host's reuse queue, or makes one. The host has learned the
  ///     identifier by ``ListHost/register(_:)`` before.
  public func cell(
    at path: RowPath, dequeue: (ReuseIdentifier) throws -> Host.Cell
  ) -> Host.Cell {
    guard let row = row(at: path) else { return host.makeEmptyCell() }
    do throws(ListFailure) {
      let resolved = try resolve(row, at: path)
      let cell: Host.Cell
      do {
        cell = try dequeue(resolved.registration.identifier)
      } catch {
        throw ListFailure(path: path, reason: .dequeuing(error))
      }
      try update(cell, from: row, as: resolved, at: path)
      return cell
    } catch {
      onFailure(error)
      return host.makeEmptyCell()
    }
  }

  /// How tall the row at a path is: what it says itself, else what its cell class says.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: the height; ``RowHeight/automatic`` when nobody says anything, or there is no row.
  public func heightOfRow(at path: RowPath) -> RowHeight {
    guard let row = row(at: path) else { return .automatic }
    return row.height ?? classHeights(of: row)?.height ?? .automatic
  }

  /// How tall a host may assume the row at a path to be, before it knows.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: the estimate; the height, where it is fixed; `nil` when nobody says anything.
  public func estimatedHeightOfRow(at path: RowPath) -> Double? {
    guard let row = row(at: path) else { return nil }
    if case .fixed(let height) = heightOfRow(at: path) { return height }
    return row.row.estimatedHeight ?? classHeights(of: row)?.estimate
  }

  func resolve(
    _ row: AnyRow<Host.Cell>, at path: RowPath
  ) throws(ListFailure) -> ResolvedRow<Host.Cell> {
    let resolved: ResolvedRow<Host.Cell>
    do {
      resolved = try registry.resolve(row.row)
    } catch {
      throw ListFailure(path: path, reason: .registration(error))
    }
    if registeredIdentifiers.insert(resolved.registration.identifier).inserted {
      host.register(resolved.registration)
    }
    return resolved
  }

  func update(
    _ cell: Host.Cell,
    from row: AnyRow<Host.Cell>,
    as resolved: ResolvedRow<Host.Cell>,
    at path: RowPath
  ) throws(ListFailure) {
    do {
      try resolved.update(cell, from: row.row, at: path)
    } catch {
      throw ListFailure(path: path, reason: .mismatch(error))
    }
  }

  /// What the class of a row's cells says about heights; asked once a class, for the question is a cast.
  private func classHeights(of row: AnyRow<Host.Cell>) -> ClassHeights? {
    guard let cellClass = row.cellClass ?? registry.boundClass(of: row.row) else { return nil }
    let key = ObjectIdentifier(cellClass)
    if let known = classHeights[key] { return known }
    let heights = ClassHeights(of: cellClass)
    classHeights[key] = heights
    return heights
  }
}

/// What a cell class says about heights, as a ``ReusableCell``.
@MainActor
struct ClassHeights {
  let height: RowHeight
  let estimate: Double?

  init(of cellClass: AnyClass) {
    let reusable = cellClass as? any ReusableCell.Type
    height = reusable?.rowHeight ?? .automatic
    estimate = reusable?.estimatedRowHeight
  }
}
