/// What an examination does with its cells, in order and by law.
@MainActor
final class ExaminationTrace {
  /// The events of one cell that follow each other.
  private struct Part {
    let cell: Int
    var events: [String]
  }

  private var laws: [(name: String, parts: [Part])] = []
  private(set) var cellCount = 0

  /// The cells that were made and not discarded yet.
  private(set) var shownCells: Set<Int> = []

  /// The surroundings that began and haven't ended, of single cells and of all cells.
  var surroundings: Set<String> = []

  /// Begins the events of a law.
  func begin(_ law: String) { laws.append((law, [])) }

  func note(_ event: String, _ cell: Int) {
    let last = laws.count - 1
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
        + law.parts.map { "  \($0.cell): \($0.events.joined(separator: ", "))\n" }.joined()
    }.joined()
  }

  /// The largest number of updates of one cell.
  var mostUpdates: Int {
    let parts = laws.flatMap(\.parts)
    let counts = Dictionary(grouping: parts, by: \.cell).values.map { parts in
      parts.flatMap(\.events).count { $0.hasPrefix("update") }
    }
    return counts.max() ?? 0
  }

  /// The number of events of each kind, by law.
  var figures: String {
    laws.filter { !$0.parts.isEmpty }.map { law in
      let events = Dictionary(grouping: law.parts.flatMap(\.events)) { $0.prefix { $0 != " " } }
      let counts = events.map { "\($1.count) \($0)" }.sorted {
        $0.drop { $0 != " " } < $1.drop { $0 != " " }
      }
      return "\(law.name): \(counts.joined(separator: ", "))\n"
    }.joined()
  }
}
