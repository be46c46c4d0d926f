public import TypedCells

/// Fails the running test for every part of a batch update that UIKit would reject.
///
/// The law is `batch.followsRules`.
///
/// ```swift
/// var batch = BatchUpdate()
/// batch.deletedRows = [RowPath(section: 0, row: 2)]
/// assertBatchUpdate(batch, from: [3], to: [2])
/// ```
///
/// - Parameters:
///   - batch: the update to examine.
///   - oldCounts: the number of rows of each section before the update.
///   - newCounts: the number of rows of each section after it.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
public func assertBatchUpdate(
  _ batch: BatchUpdate,
  from oldCounts: [Int],
  to newCounts: [Int],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    batch.lawReport(from: oldCounts, to: newCounts),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension BatchUpdate {
  /// Examines the update for its law, `batch.followsRules`: UIKit accepts the update.
  ///
  /// - Parameters:
  ///   - oldCounts: the number of rows of each section before the update.
  ///   - newCounts: the number of rows of each section after it.
  /// - Returns: a report with each part of the update that breaks the law.
  public func lawReport(from oldCounts: [Int], to newCounts: [Int]) -> LawReport {
    let followsRules = Law<BatchUpdate>("batch.followsRules") { batch in
      batch.problems(from: oldCounts, to: newCounts).map(\.description)
    }
    return LawReport(on: self, named: "a batch update (\(description))", laws: [followsRules])
  }
}
