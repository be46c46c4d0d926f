import Dispatch

/// The results of calls that run on all processors, in the order of their numbers.
///
/// - Throws: the first error, by number, once all calls have ended.
package func inParallel<Value: Sendable>(
  _ count: Int, _ body: @Sendable (Int) throws -> Value
) throws -> [Value] {
  let results = CollectedResults<Value>()
  DispatchQueue.concurrentPerform(iterations: count) { number in
    results.keep(Result { try body(number) }, ofCall: number)
  }
  return try results.results(ofCalls: count)
}
