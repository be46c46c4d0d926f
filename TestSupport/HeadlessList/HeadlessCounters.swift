/// What a ``HeadlessList`` has done since it was made.
public struct HeadlessCounters: Hashable, Sendable {
  /// How many cells were created.
  public internal(set) var built = 0

  /// How many times a cell came back from the reuse queue.
  public internal(set) var reused = 0

  /// How many times a row was shown in a cell that was built or reused for it.
  public internal(set) var configured = 0

  /// How many empty cells stood in for rows that could not be shown.
  public internal(set) var refused = 0
}

extension HeadlessCounters: CustomStringConvertible {
  public var description: String {
    "built \(built), reused \(reused), configured \(configured), refused \(refused)"
  }
}
