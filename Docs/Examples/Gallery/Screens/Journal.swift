/// The events of a screen since they were last read.
@MainActor
final class Journal {
  private var entries: [String] = []

  /// Notes something that happened.
  func note(_ entry: String) {
    entries.append(entry)
  }

  /// What was noted, in order; it is forgotten hereafter.
  func takeEntries() -> [String] {
    defer { entries = [] }
    return entries
  }
}
