public import TypedCells

/// Fails the running test for every row that a list could not show, by ``CellRegistry/audit``.
///
/// - Parameters:
///   - sections: the content to examine; nothing of it is shown.
///   - registry: what the reuse identifiers stand for.
///   - makeCell: makes a cell as the host would; without it, nibs and prototypes are taken at their
///     word.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
/// - Complexity: O(*n*) for *n* rows.
@MainActor
public func assertRegistered<BaseCell>(
  _ sections: [ListSection<BaseCell>],
  in registry: CellRegistry<BaseCell>,
  makeCell: ((CellRegistration<BaseCell>) throws -> BaseCell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let violations = registry.audit(sections, makeCell: makeCell).map { failure in
    Violation(
      law: "registration.everyRowDequeues", subject: readableName(of: BaseCell.self),
      detail: failure.description)
  }
  report(
    violations, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
