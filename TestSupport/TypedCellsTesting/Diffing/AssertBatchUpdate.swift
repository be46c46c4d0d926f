public import TypedCells

/// Fails the running test for everything about a batch update that UIKit would refuse.
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
///   - batch: what a host is told.
///   - oldCounts: how many rows each section has before the update.
///   - newCounts: how many rows each section has after it.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
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
  /// Examines the update on its law, `batch.followsRules`: UIKit would refuse nothing about it.
  ///
  /// - Parameters:
  ///   - oldCounts: how many rows each section has before the update.
  ///   - newCounts: how many rows each section has after it.
  public func lawReport(from oldCounts: [Int], to newCounts: [Int]) -> LawReport {
    let followsRules = Law<BatchUpdate>("batch.followsRules") { batch in
      batch.problems(from: oldCounts, to: newCounts).map(\.description)
    }
    return LawReport(on: self, named: "a batch update (\(description))", laws: [followsRules])
  }
}
