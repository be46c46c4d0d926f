/// The numbers of created, reused, configured and refused views of a ``HeadlessList``, to test that cells are reused.
public struct HeadlessCounters: Hashable, Sendable {
  /// The number of views that were created.
  public internal(set) var built = 0

  /// The number of times a view was dequeued from the reuse queue.
  public internal(set) var reused = 0

  /// The number of times a created or reused view was configured.
  public internal(set) var configured = 0

  /// The number of empty views that replaced views that couldn't be shown.
  public internal(set) var refused = 0
}

extension HeadlessCounters: CustomStringConvertible {
  /// The four counts in a line: `built 9, reused 3, configured 12, refused 0`.
  public var description: String {
    "built \(built), reused \(reused), configured \(configured), refused \(refused)"
  }
}
