import Dispatch

extension MainActor {
  /// Whether the code runs on the main actor.
  ///
  /// On Linux, any thread can run the main queue, so the property also checks a value that is attached to the
  /// queue.
  nonisolated package static var isCurrent: Bool {
    _ = isMarked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  nonisolated private static let mark = DispatchSpecificKey<Void>()
  nonisolated private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return true
  }()
}
