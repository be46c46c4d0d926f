public import TypedCells

/// Fails the running test for every row that a list could not dequeue.
///
/// - Parameters:
///   - sections: the content to examine; nothing of it is shown.
///   - registry: what the reuse identifiers stand for.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
/// - Complexity: O(*n*) for *n* rows.
@MainActor
public func assertRegistered<BaseCell>(
  _ sections: [ListSection<BaseCell>],
  in registry: CellRegistry<BaseCell>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let violations = registry.audit(sections).map { problem in
    Violation(
      law: "registration.everyRowDequeues", subject: readableName(of: BaseCell.self),
      detail: problem.description)
  }
  report(
    violations, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
