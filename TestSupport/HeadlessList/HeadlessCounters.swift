/// What a ``HeadlessList`` has done since it was made, with its cells or with its headers and footers.
public struct HeadlessCounters: Hashable, Sendable {
  /// How many views were created.
  public internal(set) var built = 0

  /// How many times a view came back from the reuse queue.
  public internal(set) var reused = 0

  /// How many times something was shown in a view that was built or reused for it.
  public internal(set) var configured = 0

  /// How many empty views stood in for what could not be shown.
  public internal(set) var refused = 0
}

extension HeadlessCounters: CustomStringConvertible {
  /// The four numbers in a line, as in `built 9, reused 3, configured 12, refused 0`.
  public var description: String {
    "built \(built), reused \(reused), configured \(configured), refused \(refused)"
  }
}
