import Foundation
import Testing

/// Everyday cells with common mistakes, and correct cells that are similar. Each is tested in one line.
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
    // One mistake should give one report, so that the developer reads one solution.
    #expect(messages.count == 1, "\(messages)")
    print("outside: \(cell.kind) | \(cell.name) | \(messages.first ?? "NOT CAUGHT")")
  }

  @Test func `with a timer that they replace get a report that names it`() async throws {
    let cell = try #require(OutsideCell.owners.first { $0.name == "a clock" })
    let found = Messages()
    await withKnownIssue {
      await cell.test()
    } matching: { issue in
      found.add(issue.comments.map(\.rawValue))
      return true
    }
    let message = try #require(found.all.first)
    #expect(
      message.contains(
        "its earlier timer 'timer' continues. Invalidate a timer before you replace it"))
  }

  @Test(arguments: OutsideCell.all.filter { !$0.isBroken })
  func `that are correct pass their one-line test`(cell: OutsideCell) async {
    await cell.test()
  }
}

/// The messages of issues. A matcher may add them on any thread. (`Mutex` needs macOS 15.)
private nonisolated final class Messages: @unchecked Sendable {
  // The conformance is unchecked, because the compiler doesn't know that the lock guards the array.
  private let lock = NSLock()
  private var messages: [String] = []

  var all: [String] { lock.withLock { messages } }

  func add(_ more: [String]) { lock.withLock { messages += more } }
}
