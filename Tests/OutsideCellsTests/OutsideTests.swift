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

  @Test(arguments: [
    (
      "a clock",
      "its earlier timer 'timer' continues. Invalidate a timer before you replace it"
    ),
    (
      "a clock that the next row stops",
      "its timer 'timer' continues after the cell is gone. Invalidate it in prepareForReuse"
    ),
    (
      "a caption in front of a photo",
      "Set in every update which view of contentView is in front"
    ),
    (
      "a spinner that a row without an image doesn't stop",
      "Set spinner.isHidden in every update"
    ),
    ("added twice", "ends the process with 'NSInternalInconsistencyException': Accessories array"),
    ("no super", "Call super.prepareForReuse(), which resets it"),
    ("by identifier, in a cell that ignores equal data", "samples 0 and 1 are equal"),
    ("a line for each layout", "contentView.UIView: UIView, after one: not there"),
    ("frames in the update", "layoutSubviews"),
    (
      "without a request to draw again",
      "changes stars, which doesn't draw itself again. Call setNeedsDisplay"
    ),
    ("both active", "differs at tall.isActive: true, fresh cell: false"),
  ])
  func `with a mistake get a report that names its cause`(
    name: String, words: String
  ) async throws {
    let cell = try #require(OutsideCell.all.first { $0.name == name })
    let found = Messages()
    await withKnownIssue {
      await cell.test()
    } matching: { issue in
      found.add(issue.comments.map(\.rawValue))
      return true
    }
    let message = try #require(found.all.first)
    #expect(message.contains(words))
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
