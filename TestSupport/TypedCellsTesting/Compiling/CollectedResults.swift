import Foundation

// `Mutex` would need macOS 15.
//
// Invariant: `values` is read and written only while `lock` is held.
//
// Check: both are private, and each method holds the lock for as long as it touches `values`.
//
// Fallback: none; nothing else can access the values.

/// The results of calls on several threads, by the calls' numbers.
final class CollectedResults<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Int: Result<Value, any Error>] = [:]

  /// Stores the result of a call.
  func keep(_ result: Result<Value, any Error>, ofCall number: Int) {
    lock.withLock { values[number] = result }
  }

  /// Returns the results of the first calls, in their order.
  ///
  /// - Throws: the error of the call with the lowest number.
  func results(ofCalls count: Int) throws -> [Value] {
    try lock.withLock { try (0..<count).compactMap { try values[$0]?.get() } }
  }
}
