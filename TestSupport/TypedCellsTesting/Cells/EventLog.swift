/// A log of the calls that a cell makes when a user touches it.
///
/// Append to it in the closure or the delegate of a row. The law `cell.actsForItsRow` compares the calls of
/// a used cell with those of a fresh one:
///
/// ```swift
/// let likes = EventLog()
/// assertCellLaws(PostCell.self, samples: posts, .recording(likes)) { cell, post in
///   cell.configure(with: post)
///   cell.onLike = { likes.append(post.id) }
/// }
/// ```
@MainActor
public final class EventLog {
  private var events: [String] = []

  /// The number of all events, including those that were taken.
  private(set) var count = 0

  /// Creates a log without events.
  public init() {}

  /// Appends an event.
  ///
  /// - Parameter event: the call, and the row that it is for.
  public func append(_ event: Any) {
    events.append(withoutAddresses("\(event)"))
    count += 1
  }

  /// Removes all events and returns them.
  func takeAll() -> [String] {
    defer { events = [] }
    return events
  }
}
