extension CellRegistry {
  /// Returns a failure for each row that can't be shown, with its path and the reason.
  ///
  /// The audit registers nothing. By default it doesn't load nibs or prototypes, so it can't find a missing one. Pass
  /// `makeCell` to create one cell for each identifier, and to check its class:
  ///
  /// ```swift
  /// let failures = registry.audit(sections) { try host.makeCell(for: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - sections: the content to examine, including all rows of ``LazyRows`` and all children.
  ///   - makeCell: creates a cell as the host would.
  /// - Returns: the failures, in the order of their rows.
  /// - Complexity: O(*n*) for *n* rows.
  public func audit(
    _ sections: [ListSection<BaseCell>],
    makeCell: ((CellRegistration<BaseCell>) throws -> BaseCell)? = nil
  ) -> [ListFailure] {
    let sections = sections.map(\.unfolded)
    var rehearsal = Rehearsal(of: table, makeCell: makeCell)
    var failures: [ListFailure] = []
    for (section, rows) in sections.lazy.map(\.rows).enumerated() {
      for row in 0..<rows.count {
        if let reason = rehearsal.problem(of: rows[row].row) {
          failures.append(
            ListFailure(place: .row(RowPath(section: section, row: row)), reason: reason)
              .named(in: ListSection.contents(of: sections)))
        }
      }
    }
    return failures
  }

  /// Returns a failure for each header and footer that can't be shown, as ``audit(_:makeCell:)`` does for rows.
  ///
  /// - Parameters:
  ///   - sections: the content to examine.
  ///   - makeView: creates a view as the host would; `nil` to check registrations only.
  /// - Returns: the failures, in the order of their sections.
  public func auditHeaderFooters<Cell>(
    of sections: [ListSection<Cell>],
    makeView: ((CellRegistration<BaseCell>) throws -> BaseCell)? = nil
  ) -> [ListFailure] where Cell: HostedCell {
    var rehearsal = Rehearsal(of: table, makeCell: makeView)
    var failures: [ListFailure] = []
    for (position, section) in sections.enumerated() {
      for edge in [SectionEdge.header, .footer] {
        guard case .view(let view)? = section.headerFooter(at: edge),
          let reason = rehearsal.problem(of: view.row)
        else { continue }
        failures.append(
          ListFailure(place: .headerFooter(edge, section: position), reason: reason)
            .named(in: ListSection.contents(of: sections)))
      }
    }
    return failures
  }
}

/// An audit of rows with a copy of a registry's content, so that the registry doesn't change.
@MainActor
private struct Rehearsal<BaseCell: AnyObject> {
  private let table: RegistrationTable
  private let makeCell: ((CellRegistration<BaseCell>) throws -> BaseCell)?
  /// The class of the cell that was created for each identifier, or the error.
  private var trials: [ReuseIdentifier: Result<AnyClass, any Error>] = [:]

  init(
    of table: RegistrationTable,
    makeCell: ((CellRegistration<BaseCell>) throws -> BaseCell)?
  ) {
    self.table = RegistrationTable(copying: table)
    self.makeCell = makeCell
  }

  mutating func problem(of row: ErasedRow) -> ListFailure.Reason? {
    do throws(RegistrationError) {
      let resolved = try table.resolve(row)
      guard let trial = trial(of: resolved.registration) else { return nil }
      switch trial {
      case .failure(let error): return .dequeuing(error)
      case .success(let actual) where resolved.accepts(actual, for: row): return nil
      case .success(let actual):
        return .mismatch(
          CellMismatch(
            identifier: resolved.registration.identifier,
            expected: row.cellClass ?? resolved.registration.cellClass, actual: actual))
      }
    } catch {
      return .registration(error)
    }
  }

  private mutating func trial(
    of registration: ErasedRegistration
  ) -> Result<AnyClass, any Error>? {
    guard let makeCell else { return nil }
    if let known = trials[registration.identifier] { return known }
    let trial = Result { () -> AnyClass in type(of: try makeCell(CellRegistration(registration))) }
    trials[registration.identifier] = trial
    return trial
  }
}
