import Synchronization

/// Tells the readers that a transaction changed books.
final class CommitSignal: Sendable {
  private struct State {
    var readers: [Int: AsyncStream<Void>.Continuation] = [:]
    var nextReader = 0
  }

  private let state = Mutex(State())

  /// Returns a stream that has an element if a transaction was committed since the last one was taken.
  func stream() -> AsyncStream<Void> {
    // One element is enough: the reader reads the newest state, whatever number of transactions led to it.
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let reader = state.withLock { state in
      state.nextReader += 1
      state.readers[state.nextReader] = continuation
      return state.nextReader
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.readers.removeValue(forKey: reader) }
    }
    return stream
  }

  func send() {
    for reader in state.withLock({ Array($0.readers.values) }) { reader.yield() }
  }
}
