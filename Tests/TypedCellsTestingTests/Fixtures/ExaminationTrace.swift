@testable import TypedCellsTesting

/// What an examination does with its cells, in order and by law.
@MainActor
final class ExaminationTrace {
  private struct Event {
    let name: String
    let time: Lapse
  }

  /// The events of one cell that follow each other.
  private struct Part {
    let cell: Int
    var events: [Event]
  }

  private let clock: TestClock
  private var laws: [(name: String, parts: [Part])] = []
  private(set) var cellCount = 0

  /// The cells that were made and not discarded yet.
  private(set) var shownCells: Set<Int> = []

  /// The surroundings that began and haven't ended, of single cells and of all cells.
  var surroundings: Set<String> = []

  init(_ clock: TestClock) { self.clock = clock }

  /// Begins the events of a law.
  func begin(_ law: String) { laws.append((law, [])) }

  func note(_ event: String, _ cell: Int) {
    let last = laws.count - 1
    let event = Event(name: event, time: clock.elapsed)
    if laws[last].parts.last?.cell == cell {
      laws[last].parts[laws[last].parts.count - 1].events.append(event)
    } else {
      laws[last].parts.append(Part(cell: cell, events: [event]))
    }
  }

  /// Notes a new cell and returns its number.
  func noteNewCell() -> Int {
    cellCount += 1
    shownCells.insert(cellCount)
    note("make", cellCount)
    return cellCount
  }

  func noteDiscard(_ cell: Int) {
    shownCells.remove(cell)
    note("discard", cell)
  }

  /// Every event, by law, in one line for each stretch of events of the same cell.
  var story: String {
    laws.filter { !$0.parts.isEmpty }.map { law in
      "\(law.name)\n"
        + law.parts.map { "  \($0.cell): \($0.events.map(\.name).joined(separator: ", "))\n" }
        .joined()
    }.joined()
  }

  /// Every event, in one line for each cell of a law. Looks that follow each other are counted. `@5` is
  /// 5 milliseconds after the clock was created.
  var timeline: String {
    laws.filter { !$0.parts.isEmpty }.map { law in
      let cells = Dictionary(grouping: law.parts, by: \.cell).sorted { $0.key < $1.key }
      return "\(law.name)\n"
        + cells.map { "  \($0): \(timeline(of: $1.flatMap(\.events)))\n" }.joined()
    }.joined()
  }

  private func timeline(of events: [Event]) -> String {
    var words: [String] = []
    var time: Lapse?
    var rest = events[...]
    while let event = rest.popFirst() {
      // A look lays the cell out first.
      if event.name == "layOut", rest.first?.name == "look" { continue }
      words.append((event.time == time ? "" : "@\(milliseconds(event.time)) ") + event.name)
      time = event.time
      guard event.name == "look" else { continue }
      let looks = rest.prefix { $0.name == "look" || $0.name == "layOut" }
      guard let last = looks.last(where: { $0.name == "look" }) else { continue }
      let count = looks.count { $0.name == "look" }
      words[words.count - 1] += " and \(count) until @\(milliseconds(last.time))"
      time = last.time
      rest = rest.dropFirst(looks.count)
    }
    return words.joined(separator: ", ")
  }

  private func milliseconds(_ time: Lapse) -> String {
    let hundredths = (time.nanoseconds + 5_000) / 10_000
    return hundredths.isMultiple(of: 100) ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }

  /// The largest number of updates of one cell.
  var mostUpdates: Int {
    let parts = laws.flatMap(\.parts)
    let counts = Dictionary(grouping: parts, by: \.cell).values.map { parts in
      parts.flatMap(\.events).count { $0.name.hasPrefix("update") }
    }
    return counts.max() ?? 0
  }

  /// The number of events of each kind, by law.
  var figures: String {
    laws.filter { !$0.parts.isEmpty }.map { law in
      let events = Dictionary(grouping: law.parts.flatMap(\.events)) {
        $0.name.prefix { $0 != " " }
      }
      let counts = events.map { "\($1.count) \($0)" }.sorted {
        $0.drop { $0 != " " } < $1.drop { $0 != " " }
      }
      return "\(law.name): \(counts.joined(separator: ", "))\n"
    }.joined()
  }
}
