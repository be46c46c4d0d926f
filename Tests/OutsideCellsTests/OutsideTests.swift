import Foundation
import Testing

/// Everyday cells with everyday mistakes, and correct ones that come close, each tested in one line.
@MainActor
struct `Outside cells` {
  @Test(arguments: OutsideCell.all.filter(\.isBroken))
  func `with a mistake fail their one-line test`(cell: OutsideCell) async {
    let found = Messages()
    await withKnownIssue(isIntermittent: true) {
      await cell.test()
    } matching: { issue in
      found.add(issue.comments.map(\.rawValue))
      return true
    }
    let messages = found.all
    #expect(!messages.isEmpty, "not caught: \(cell.kind): \(cell.name)")
    // One mistake is one report, so that its author reads one cure.
    #expect(messages.count <= 2, "\(messages)")
    print("outside: \(cell.kind) | \(cell.name) | \(messages.first ?? "NOT CAUGHT")")
  }

  @Test(arguments: OutsideCell.all.filter { !$0.isBroken })
  func `that are correct pass their one-line test`(cell: OutsideCell) async {
    await cell.test()
  }
}

/// The messages of issues, which a matcher may report from any thread. (`Mutex` needs macOS 15.)
private nonisolated final class Messages: @unchecked Sendable {
  // Unchecked, because the compiler doesn't know that the lock guards the array.
  private let lock = NSLock()
  private var messages: [String] = []

  var all: [String] { lock.withLock { messages } }

  func add(_ more: [String]) { lock.withLock { messages += more } }
}
