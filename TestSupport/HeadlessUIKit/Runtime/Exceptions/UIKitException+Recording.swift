extension UIKitException {
  /// Collects exceptions in place of ending the process.
  ///
  /// What raised one goes on in a defined way: a batch update becomes a reload, a cell that could not
  /// be dequeued is an empty one, and a call with a path outside the content does nothing.
  ///
  /// - Parameter work: what may raise exceptions.
  /// - Returns: the exceptions, in the order they were raised.
  @MainActor
  public static func recording(
    _ work: @MainActor () throws -> Void
  ) rethrows -> [UIKitException] {
    let record = ExceptionRecord()
    try $record.withValue(record, operation: work)
    return record.exceptions
  }

  /// Collects exceptions in place of ending the process, in work that may suspend.
  ///
  /// - Parameter work: what may raise exceptions.
  /// - Returns: the exceptions, in the order they were raised.
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

/// What was raised while exceptions are recorded.
@MainActor
final class ExceptionRecord {
  private(set) var exceptions: [UIKitException] = []

  func append(_ exception: UIKitException) { exceptions.append(exception) }
}
