/// The events of a screen since the last call of ``takeEntries()``.
@MainActor
final class Journal {
  private var entries: [String] = []

  /// Appends an event.
  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the events in order, and removes them.
  func takeEntries() -> [String] {
    defer { entries = [] }
    return entries
  }
}
