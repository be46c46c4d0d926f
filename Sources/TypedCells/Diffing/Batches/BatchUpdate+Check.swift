extension BatchUpdate {
  /// Returns the reasons why UIKit would raise an exception, and the violations of rules that it doesn't check.
  ///
  /// ```swift
  /// var batch = BatchUpdate()
  /// batch.deletedRows = [RowPath(section: 0, row: 7)]
  /// print(batch.problems(from: [3], to: [2]))
  /// // attempt to delete row 7 from section 0 which only contains 3 rows before the update
  /// ```
  ///
  /// - Parameters:
  ///   - oldCounts: the number of rows of each section before the update.
  ///   - newCounts: the number of rows of each section after it.
  /// - Returns: the problems. UIKit would raise an exception for the first.
  /// - Complexity: O(*n*) for *n* changes and sections.
  public func problems(from oldCounts: [Int], to newCounts: [Int]) -> [BatchUpdateProblem] {
    var check = BatchCheck(batch: self, oldCounts: oldCounts, newCounts: newCounts)
    check.run()
    return check.problems
  }

  /// Throws if UIKit would raise an exception, or if the batch breaks a rule that UIKit doesn't check.
  ///
  /// - Parameters:
  ///   - oldCounts: the number of rows of each section before the update.
  ///   - newCounts: the number of rows of each section after it.
  /// - Throws: the first ``BatchUpdateProblem``.
  /// - Complexity: O(*n*) for *n* changes and sections.
  public func check(
    from oldCounts: [Int], to newCounts: [Int]
  ) throws(BatchUpdateProblem) {
    if let problem = problems(from: oldCounts, to: newCounts).first { throw problem }
  }
}
