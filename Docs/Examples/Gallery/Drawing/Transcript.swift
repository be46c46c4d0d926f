import HeadlessList
import TypedCells

/// A run of a screen as text: after each step, a picture, the journal's entries and the list's counters.
@MainActor
struct Transcript {
  private let screen: any Screen
  private var counters: HeadlessCounters?
  private var stepCount = 0
  private(set) var lines: [String] = []

  init(_ screen: any Screen) {
    self.screen = screen
  }

  /// Adds a picture of the current screen, with the events since the last step.
  ///
  /// - Parameter title: the action that led to this screen.
  mutating func addStep(_ title: String) {
    stepCount += 1
    if stepCount > 1 { lines.append("") }
    lines.append("\(stepCount). \(title)")
    lines += framed(screen.list.host.picture)
    for entry in screen.journal.takeEntries() {
      lines += wrapped("→ \(entry)", to: Page.width, indent: "  ")
    }
    lines.append("cells: \(workDone())")
  }

  /// Adds the screen's remarks.
  mutating func addRemarks() {
    let remarks = screen.remarks
    if !remarks.isEmpty { lines += [""] + remarks }
  }

  /// Returns the list's counters, each with the growth since the last step.
  private mutating func workDone() -> String {
    let before = counters
    let now = screen.list.host.counters
    counters = now
    let counts: [(String, KeyPath<HeadlessCounters, Int>)] = [
      ("built", \.built), ("reused", \.reused),
      ("configured", \.configured), ("refused", \.refused),
    ]
    return counts.map { name, count in
      let growth = before.map { now[keyPath: count] - $0[keyPath: count] } ?? 0
      return "\(name) \(now[keyPath: count])" + (growth > 0 ? " (+\(growth))" : "")
    }.joined(separator: ", ")
  }
}
