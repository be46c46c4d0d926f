import Foundation

/// The seeds of the random sessions with one kind of view. Each session has 40 steps.
enum SessionSeeds {
  /// Returns the seeds to try.
  ///
  /// `TYPEDCELLS_SESSIONS` sets their number, and `TYPEDCELLS_SESSION_SEED` the first one.
  ///
  /// - Parameter count: the number without the variable.
  static func chosen(usually count: UInt64) -> Range<UInt64> {
    let first = number("TYPEDCELLS_SESSION_SEED") ?? 0
    return first..<first + (number("TYPEDCELLS_SESSIONS") ?? count)
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
