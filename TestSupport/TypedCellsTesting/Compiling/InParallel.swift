import Dispatch

/// Calls `body` on all processors, and returns the results in the order of their numbers.
///
/// - Throws: the error of the call with the lowest number, after all calls ended.
package func inParallel<Value: Sendable>(
  _ count: Int, _ body: @Sendable (Int) throws -> Value
) throws -> [Value] {
  let results = CollectedResults<Value>()
  DispatchQueue.concurrentPerform(iterations: count) { number in
    results.keep(Result { try body(number) }, ofCall: number)
  }
  return try results.results(ofCalls: count)
}
