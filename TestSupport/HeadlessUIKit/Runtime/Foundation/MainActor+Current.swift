import Dispatch

extension MainActor {
  /// Whether the code runs on the main actor.
  ///
  /// On Linux its queue may be served by any thread, so a value that is attached to the queue tells.
  nonisolated static var isCurrent: Bool {
    _ = isMarked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  nonisolated private static let mark = DispatchSpecificKey<Void>()
  nonisolated private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return true
  }()
}
