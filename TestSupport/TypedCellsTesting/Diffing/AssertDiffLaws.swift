public import TypedCells

/// Fails the running test for every law of diffs that a change of sections breaks, see ``DiffLaws``.
///
/// ```swift
/// assertDiffLaws(from: screen.sections(of: lastWeek), to: screen.sections(of: today))
/// ```
///
/// - Parameters:
///   - old: the sections before the change.
///   - new: the sections after it.
///   - duplicates: the policy for duplicate identities; only `DuplicatePolicy.disambiguate` allows them.
///   - stages: a diff of your own; `nil` for this library's diff.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
public func assertDiffLaws<Section: DiffableSection>(
  from old: [Section],
  to new: [Section],
  duplicates: DuplicatePolicy = .refuse,
  stages: DiffLaws<Section>.Stages? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    DiffLaws(from: old, to: new, duplicates: duplicates, stages: stages).report(),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of diffs that a change of elements breaks, see ``DiffLaws``.
///
/// ```swift
/// assertDiffLaws(from: people, to: people.shuffled())
/// ```
///
/// - Parameters:
///   - old: the elements before the change.
///   - new: the elements after it.
///   - duplicates: the policy for duplicate identities; only `DuplicatePolicy.disambiguate` allows them.
///   - stages: a diff of your own; `nil` for this library's diff.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
public func assertDiffLaws<Element: Diffable>(
  from old: [Element],
  to new: [Element],
  duplicates: DuplicatePolicy = .refuse,
  stages: ((_ old: [Element], _ new: [Element]) -> [DiffStage<Element>])? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    DiffLaws(elementsFrom: old, to: new, duplicates: duplicates, stages: stages).report(),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
