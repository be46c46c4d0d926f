extension BatchUpdate {
  /// Returns what UIKit would raise, and what its rules forbid silently, before anything is applied.
  ///
  /// ```swift
  /// var batch = BatchUpdate()
  /// batch.deletedRows = [RowPath(section: 0, row: 7)]
  /// print(batch.problems(from: [3], to: [2]))
  /// // attempt to delete row 7 from section 0 which only contains 3 rows before the update
  /// ```
  ///
  /// - Parameters:
  ///   - oldCounts: how many rows each section has before the update.
  ///   - newCounts: how many rows each section has after it.
  /// - Returns: the problems, the first of which is what UIKit would stop at.
  /// - Complexity: O(*n*) for *n* changes and sections.
  public func problems(from oldCounts: [Int], to newCounts: [Int]) -> [BatchUpdateProblem] {
    var check = BatchCheck(batch: self, oldCounts: oldCounts, newCounts: newCounts)
    check.run()
    return check.problems
  }

  /// Throws what UIKit would raise.
  ///
  /// - Parameters:
  ///   - oldCounts: how many rows each section has before the update.
  ///   - newCounts: how many rows each section has after it.
  /// - Throws: ``BatchUpdateProblem``, the first.
  /// - Complexity: O(*n*) for *n* changes and sections.
  public func check(
    from oldCounts: [Int], to newCounts: [Int]
  ) throws(BatchUpdateProblem) {
    if let problem = problems(from: oldCounts, to: newCounts).first { throw problem }
  }
}
