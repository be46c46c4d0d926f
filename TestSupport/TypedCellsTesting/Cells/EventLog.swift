/// A record of what a cell calls when a user touches it.
///
/// Let the closure or the delegate of a row append to it, and the law `cell.actsForItsRow` compares what
/// a used cell calls with what a fresh one calls:
///
/// ```swift
/// let likes = EventLog()
/// assertCellLaws(PostCell.self, samples: posts, features: [.recording(likes)]) { cell, post in
///   cell.configure(with: post)
///   cell.onLike = { likes.append(post.id) }
/// }
/// ```
@MainActor
public final class EventLog {
  private var events: [String] = []

  /// Creates a log without events.
  public init() {}

  /// Appends an event.
  ///
  /// - Parameter event: what was called, and for which row.
  public func append(_ event: Any) { events.append(withoutAddresses("\(event)")) }

  /// Removes all events and returns them.
  func takeAll() -> [String] {
    defer { events = [] }
    return events
  }
}
