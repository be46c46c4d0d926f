/// The rows of a section of a query, for a row builder. ``QueryContent/rows(of:row:)`` makes them.
@MainActor
public struct QueryRows<Results: QueryResults, BaseCell: AnyObject> {
  let section: QuerySection<Results.ID>
  let reader: QueryReader<Results>
  let version: QueryVersion
  let row: @MainActor (Results.Model) -> _RowPart
  var placeholder: (@MainActor (Results.ID) -> _RowPart)?
  var failure: (@MainActor (QueryFailure<Results.ID>) -> _RowPart)?

  /// Shows a row while its model is read. By default, the row is empty.
  ///
  /// The user can select it, unless it's ``Row/disabled(_:)``, and the row stays selected when the model arrives.
  ///
  /// - Parameter placeholder: receives the identity, and returns the row. Its cell class may be another one.
  /// - Returns: the rows with the placeholder.
  public consuming func placeholder<Cell: HostedCell, Model>(
    _ placeholder: @escaping @MainActor (Results.ID) -> Row<Cell, Model>
  ) -> Self where Cell.BaseCell == BaseCell {
    self.placeholder = { _RowPart(placeholder($0)) }
    return self
  }

  /// Shows a row whose model couldn't be read. By default, the row is empty, and the error is written to the log.
  ///
  /// - Parameter failure: receives the identity, the error, and a way to read the model again, and returns the row. Its
  ///   cell class may be another one.
  /// - Returns: the rows with the row for failures.
  public consuming func failure<Cell: HostedCell, Model>(
    _ failure: @escaping @MainActor (QueryFailure<Results.ID>) -> Row<Cell, Model>
  ) -> Self where Cell.BaseCell == BaseCell {
    self.failure = { _RowPart(failure($0)) }
    return self
  }

  /// The rows, which are made when the list needs them.
  var part: _RowPart {
    let ids = section.ids
    let identity = { @MainActor (offset: Int) in RowIdentity(ids[offset]) }
    let makeRow = { @MainActor (offset: Int) -> _RowPart in
      var part = self.part(for: ids[offset])
      part.identity = identity(offset)
      return part
    }
    // The first identities know their version, too, because the source may report what changes next.
    guard version.number == 0 || version.changes[section.id] != nil else {
      return lazyPart(ids, identity, makeRow)
    }
    return lazyPart(
      ReportedIDs(ids: ids, version: version, changes: version.changes[section.id]), identity,
      makeRow)
  }

  private func lazyPart<IDs: RandomAccessCollection>(
    _ ids: IDs, _ identity: @escaping @MainActor (Int) -> RowIdentity,
    _ row: @escaping @MainActor (Int) -> _RowPart
  ) -> _RowPart {
    // The same path for both kinds of collections, so that their identities are compared if the changes aren't known.
    var rows = LazyRows<IDs, BaseCell, Results.Model>(
      ids, \Results.ID.self, erasedIdentity: identity, erasedRow: row)
    rows.knownRow = { [reader, ids = section.ids] in reader.hasRead(ids[$0]) ? row($0) : nil }
    return _RowPart(.lazy(LazyPart(rows)))
  }

  private func part(for id: Results.ID) -> _RowPart {
    switch reader.known(id, for: version.number) {
    case .model(let model): return row(model)
    case .waiting: return placeholder?(id) ?? emptyPart
    case .failed(let error):
      guard let failure else {
        logMistake("The model of row '\(id)' couldn't be read: \(error). Show it with 'failure'.")
        return emptyPart
      }
      return failure(
        QueryFailure(id: id, error: error) { [weak reader] in
          reader?.forget(id)
          reader?.onArrival(id)
        })
    }
  }

  private var emptyPart: _RowPart { _RowPart(Row<BaseCell, Vacancy>(VacantBinding<BaseCell>())) }
}

/// A model that couldn't be read.
public struct QueryFailure<ID: Hashable> {
  /// The identity of the row.
  public let id: ID

  /// The reason.
  public let error: any Error

  /// Reads the model again.
  public let retry: @MainActor () -> Void
}

/// The number of changes of a query that a list has shown, and the last one.
struct QueryVersion {
  let query: ObjectIdentifier
  var number = 0
  /// The changes since the version before, as far as the source knows them.
  var changes: [AnyHashable: PositionChanges] = [:]
}

/// The identities of a section that know what changed since the version before.
struct ReportedIDs<ID: Hashable>: ChangeReporting {
  let ids: [ID]
  let version: QueryVersion
  let changes: PositionChanges?

  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }
  subscript(offset: Int) -> ID { ids[offset] }

  func changes(since old: Self) -> PositionChanges? {
    guard old.version.query == version.query else { return nil }
    switch version.number - old.version.number {
    case 0: return PositionChanges()
    case 1: return changes
    default: return nil
    }
  }
}

extension RowBuilder {
  /// Returns the rows of a section of a query, which are made on demand.
  ///
  /// - Parameter rows: the rows.
  @MainActor
  public static func buildExpression<Results>(
    _ rows: QueryRows<Results, BaseCell>
  ) -> _RowPart {
    rows.part
  }
}
