import Dispatch

/// Limits the number of concurrent calls to the number of processors. A call may wait for a process.
actor Workers {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  /// Calls a closure on a separate thread when a worker is free.
  nonisolated func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    await take()
    let result: Result<Value, any Error> = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Result { try work() }) }
    }
    await giveBack()
    return try result.get()
  }

  private func take() async {
    if free > 0 {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
