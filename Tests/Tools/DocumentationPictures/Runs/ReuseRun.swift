import HeadlessList
import TypedCells

/// A list of a hundred rows that is scrolled, and a record of its cells.
@MainActor
struct ReuseRun {
  /// The viewport and the reuse queue at one moment.
  struct Moment {
    /// The rows in the viewport, each with the letter of its cell.
    let rows: [(title: String, cell: String)]

    /// The letters of the cells in the reuse queue.
    let queue: [String]

    /// The counters of the list at this moment.
    let counters: HeadlessCounters
  }

  static let rowCount = 100
  static let visibleCount = 4

  /// The first screen, followed by screens that are scrolled by one row each.
  private(set) var beginning: [Moment] = []

  /// The screen at the end of the list.
  private(set) var end: Moment

  /// The number of calls of `prepareForReuse` in the run.
  let preparations: Int

  /// The number of updates while scrolling, and after the content of a row changed.
  let updates: (scrolling: Int, inPlace: Int)

  /// The number of calls of `prepareForReuse` in that change.
  let preparationsInPlace: Int

  init() {
    let height = Double(Self.visibleCount) * HeadlessList.lineHeight
    let list = ListDriver(host: HeadlessList(height: height))
    let journal = Journal()
    func apply(changed: Int? = nil) {
      list.apply {
        ListSection(id: "rows") {
          for number in 1...Self.rowCount {
            Row(RecordingCell.self, number == changed ? "new \(number)" : "row \(number)")
              .id(number)
              .configure { cell, _, _ in cell.report(to: journal) }
          }
        }
      }
    }
    apply()
    beginning.append(journal.moment(of: list.host))
    for _ in 1...3 {
      list.host.scroll(by: HeadlessList.lineHeight)
      beginning.append(journal.moment(of: list.host))
    }
    list.host.scroll(by: Double(Self.rowCount) * HeadlessList.lineHeight)
    end = journal.moment(of: list.host)
    preparations = journal.preparations
    let scrolling = journal.updates
    apply(changed: Self.rowCount)
    updates = (scrolling, journal.updates - scrolling)
    preparationsInPlace = journal.preparations - preparations
  }
}

/// The calls that the cells of a list received.
@MainActor
private final class Journal {
  private var cells: [RecordingCell] = []

  var preparations: Int { cells.reduce(0) { $0 + $1.preparations } }
  var updates: Int { cells.reduce(0) { $0 + $1.updates } }

  func note(_ cell: RecordingCell) {
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
  }

  func moment(of list: HeadlessList) -> ReuseRun.Moment {
    let visible = list.visibleCells.map(\.cell)
    let rows = visible.map { cell in
      (title: cell.lines.joined(), cell: letter(cells.firstIndex { $0 === cell }))
    }
    let waiting = cells.indices.filter { index in !visible.contains { $0 === cells[index] } }
    return ReuseRun.Moment(rows: rows, queue: waiting.map(letter), counters: list.counters)
  }

  private func letter(_ position: Int?) -> String {
    position.map { String("ABCDEFGHIJ".dropFirst($0).first ?? "?") } ?? "?"
  }
}

/// A cell that counts its calls.
private final class RecordingCell: HeadlessCell, Updatable {
  private(set) var preparations = 0
  private(set) var updates = 0

  override func prepareForReuse() { preparations += 1 }

  func update(viewData title: String) {
    updates += 1
    lines = [title]
  }

  func report(to journal: Journal) { journal.note(self) }
}
