#if os(Linux)
  import Dispatch
  import Synchronization

  /// The results of calls that run on all processors, in the order of their numbers.
  ///
  /// - Throws: the first error, by number, once all calls have ended.
  package func inParallel<Value: Sendable>(
    _ count: Int, _ body: @Sendable (Int) throws -> Value
  ) throws -> [Value] {
    let results = Mutex<[Int: Result<Value, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let result = Result { try body(number) }
      results.withLock { $0[number] = result }
    }
    let byNumber = results.withLock { $0 }
    return try (0..<count).compactMap { try byNumber[$0]?.get() }
  }
#endif
