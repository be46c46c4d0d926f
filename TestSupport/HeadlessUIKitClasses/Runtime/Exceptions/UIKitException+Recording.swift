extension UIKitException {
  /// Records exceptions instead of ending the process.
  ///
  /// ```swift
  /// let exceptions = UIKitException.recording { table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none) }
  /// ```
  ///
  /// After an exception, the code that raised it continues: a batch update becomes a reload, a cell that
  /// can't be dequeued is replaced with an empty one, and a call with an index path outside the content has
  /// no effect.
  ///
  /// - Parameter work: the code that may raise exceptions.
  /// - Returns: the exceptions, in the order in which they were raised.
  @MainActor
  public static func recording(
    _ work: @MainActor () throws -> Void
  ) rethrows -> [UIKitException] {
    let record = ExceptionRecord()
    try $record.withValue(record, operation: work)
    return record.exceptions
  }

  /// Records exceptions in asynchronous code instead of ending the process.
  ///
  /// - Parameter work: the code that may raise exceptions.
  /// - Returns: the exceptions, in the order in which they were raised.
  @MainActor
  public static func recording(
    _ work: @MainActor () async throws -> Void
  ) async rethrows -> [UIKitException] {
    let record = ExceptionRecord()
    try await $record.withValue(record, operation: work)
    return record.exceptions
  }

  @TaskLocal static var record: ExceptionRecord?
}

/// The exceptions of a recording.
@MainActor
final class ExceptionRecord {
  private(set) var exceptions: [UIKitException] = []

  func append(_ exception: UIKitException) { exceptions.append(exception) }
}
