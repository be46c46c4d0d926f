import Foundation
import Synchronization

/// Values that several threads append.
final class Results<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])
  func append(_ value: Value) { values.withLock { $0.append(value) } }
  var all: [Value] { values.withLock { $0 } }
}

/// Performs work for each element, several at a time, in their order, until one fails.
func inParallel<Element: Sendable>(
  _ elements: [Element], jobs: Int, _ work: @escaping @Sendable (Int, Element) throws -> Void
) throws {
  let next = Mutex(0)
  let failure = Mutex<(any Error)?>(nil)
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    while true {
      let index = next.withLock { position in
        defer { position += 1 }
        return position
      }
      guard index < elements.count, failure.withLock({ $0 == nil }) else { return }
      do { try work(index, elements[index]) } catch { failure.withLock { $0 = error } }
    }
  }
  if let error = failure.withLock({ $0 }) { throw error }
}
