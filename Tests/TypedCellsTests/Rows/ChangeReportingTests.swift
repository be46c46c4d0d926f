import HeadlessList
import Testing

@testable import TypedCells

/// Lazy rows whose collection reports its own changes.
@MainActor
struct `Elements that report their changes` {
  private let list = RecordedList(height: 100)

  /// A log whose lines are numbered from its first day.
  private struct Log: ChangeReporting {
    final class Reads { var count = 0 }

    var lines: Range<Int>
    let reads: Reads
    /// The changes that the log reports instead of the correct ones.
    var report: PositionChanges?
    var reportsNothing = false

    var startIndex: Int { 0 }
    var endIndex: Int { lines.count }

    subscript(position: Int) -> Int {
      reads.count += 1
      return lines.lowerBound + position
    }

    func changes(since old: Log) -> PositionChanges? {
      if reportsNothing { return nil }
      return report
        ?? PositionChanges(
          deletions: [0..<lines.lowerBound - old.lines.lowerBound],
          insertions: [lines.count - (lines.upperBound - old.lines.upperBound)..<lines.count])
    }
  }

  private func apply(_ log: Log, above title: String? = nil) {
    list.driver.apply {
      ListSection(id: "log") {
        if let title { Row(TextCell.self, title).id("title") }
        LazyRows(log, id: \.self) { Row(TextCell.self, "line \($0)") }
      }
    }
  }

  private func applyBesideNumbers(_ log: Log) {
    list.driver.apply {
      ListSection(id: "log") {
        LazyRows(0..<3, id: \.self) { Row(NumberCell.self, $0) }
        LazyRows(log, id: \.self) { Row(TextCell.self, "line \($0)") }
      }
    }
  }

  @Test(arguments: [nil, "title"])
  func `are shown without reading a thousand million identities`(title: String?) {
    let reads = Log.Reads()
    var log = Log(lines: 0..<1_000_000_000, reads: reads)
    apply(log, above: title)
    let cell = list.host.cell(at: RowPath(section: 0, row: 3))
    log.lines = 2..<1_000_000_007
    apply(log, above: title)
    #expect(list.host.cell(at: RowPath(section: 0, row: 1)) === cell)
    #expect(list.shown.first == title ?? "line 2")
    #expect(list.driver.rowCount(in: 0) == 1_000_000_005 + (title == nil ? 0 : 1))
    #expect(reads.count < 100, "\(reads.count) elements were read")
    #expect(list.failures.isEmpty)
  }

  @Test func `beside other lazy rows are shown without reading all identities`() {
    let reads = Log.Reads()
    var log = Log(lines: 0..<10_000, reads: reads)
    applyBesideNumbers(log)
    log.lines = 2..<10_007
    applyBesideNumbers(log)
    #expect(list.shown.prefix(4) == ["0", "1", "2", "line 2"])
    #expect(reads.count < 100, "\(reads.count) elements were read")
  }

  @Test func `may have moved rows that are far apart`() {
    let reads = Log.Reads()
    var log = Log(lines: 0..<1_000_000_000, reads: reads)
    apply(log)
    let cell = list.host.cell(at: RowPath(section: 0, row: 0))
    log.report = PositionChanges(
      moves: [Move(old: 999_999_999, new: 0), Move(old: 1, new: 999_999_999)])
    apply(log)
    #expect(list.host.cell(at: RowPath(section: 0, row: 1)) === cell)
    #expect(reads.count < 100, "\(reads.count) elements were read")
  }

  @Test(arguments: [
    PositionChanges(deletions: [0..<1]),
    PositionChanges(deletions: [50..<60], insertions: [0..<10]),
    PositionChanges(moves: [Move(old: 0, new: 40)]),
  ])
  func `are compared if what they report is impossible`(report: PositionChanges) {
    var log = Log(lines: 0..<20, reads: Log.Reads())
    apply(log)
    log.lines = 1..<24
    log.report = report
    apply(log)
    #expect(list.shown.first == "line 1")
    #expect(list.driver.rowCount(in: 0) == 23)
    #expect(list.failures.isEmpty)
  }

  @Test func `are compared if they report nothing, or rows beside them changed`() {
    var log = Log(lines: 0..<20, reads: Log.Reads())
    apply(log, above: "title")
    log.lines = 2..<22
    log.reportsNothing = true
    apply(log, above: "title")
    #expect(list.shown.prefix(2) == ["title", "line 2"])
    log.reportsNothing = false
    log.lines = 3..<23
    apply(log)
    #expect(list.shown.first == "line 3")
    #expect(list.failures.isEmpty)
  }

  @Test func `are compared if their identities are read with another key path`() {
    var log = Log(lines: 0..<3, reads: Log.Reads())
    apply(log)
    log.lines = 1..<4
    let section = ListSection<HeadlessCell>(id: "log") {
      LazyRows(log, id: \.description) { Row(TextCell.self, "line \($0)") }
    }
    var changes = ""
    list.driver.apply([section], completion: { changes = "\($0)" })
    #expect(changes == "delete rows 0.0–0.2, insert rows 0.0–0.2")
    #expect(list.shown == ["line 1", "line 2", "line 3"])
  }

  @Test func `report ranges in any order`() {
    let changes = PositionChanges(
      deletions: [5..<7, 0..<2, 1..<3, 9..<9], insertions: [4..<5, 3..<4],
      moves: [Move(old: 8, new: 2), Move(old: 9, new: 1)])
    #expect(changes.deletions == [0..<3, 5..<7])
    #expect(changes.insertions == [3..<5])
    #expect(changes.moves.map(\.new) == [1, 2])
  }
}
