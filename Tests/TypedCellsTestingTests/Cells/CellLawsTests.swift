import Foundation
import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

private final class GoodCell: HeadlessCell, Updatable {
  func update(viewData text: String?) { lines = [text ?? ""] }
}

private final class StaleCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

/// A cell that traps for zero.
private final class QuotientCell: HeadlessCell, Updatable {
  func update(viewData number: Int) { lines = ["\(100 / number)"] }
}

/// A cell that traps if a text is shorter than the last one.
private final class ShrinkingCell: HeadlessCell, Updatable {
  private var count = 0
  func update(viewData text: String) {
    precondition(text.count >= count, "it cannot shrink")
    count = text.count
    lines = [text]
  }
}

/// Adds its button for the first row, whose text the button continues to show.
private final class FirstTextCell: HeadlessCell, Updatable {
  func update(viewData text: String) {
    lines = [text]
    guard buttons.isEmpty else { return }
    buttons = [HeadlessButton("More") { [unowned self] in lines.append("more of \(text)") }]
  }
}

/// Shows how often all cells were tapped.
private final class CountingCell: HeadlessCell, Updatable {
  static var taps = 0
  func update(viewData text: String) {
    lines = [text]
    buttons = [
      HeadlessButton("Count") { [unowned self] in
        Self.taps += 1
        lines.append("\(Self.taps)")
      }
    ]
  }
}

@MainActor
struct `The laws of cells` {
  @Test func `hold for a correct cell from each source`() {
    assertCellLaws(GoodCell.self, samples: ["a", nil])
    assertCellLaws(
      GoodCell.self, samples: ["a", nil], .made { GoodCell() }, .observing { $0.lines })
  }

  @Test func `report the expected and the found value`() {
    let laws = CellLaws(StaleCell.self, samples: ["a", nil])
    #expect(
      laws.report().violations.first?.description == """
        [cell.noStaleState] TypedCellsTestingTests.StaleCell: sample 1 after sample 0, after \
        prepareForReuse and updated in place, differs at lines[0]: "a", fresh cell: nil. Set lines in every update
        """)
  }

  @Test func `report an exception that a toolkit raises once`() {
    var laws = CellLaws(GoodCell.self, samples: ["a", nil])
    laws.handling.exceptions = { work in
      work()
      return ["an exception"]
    }
    #expect(
      laws.report(on: [CellLaws<GoodCell, String?>.total]).violations.map(\.detail) == [
        "the creation of a cell ends the process with an exception"
      ])
  }

  /// Returns what `cell.total` reports if a toolkit raises an exception during the n-th call.
  private func problems(ofCall number: Int) -> [String] {
    var laws = CellLaws(GoodCell.self, samples: ["a", nil])
    var calls = 0
    laws.handling.exceptions = { work in
      work()
      calls += 1
      return calls == number ? ["an exception"] : []
    }
    return laws.report(on: [CellLaws<GoodCell, String?>.total]).violations.map(\.detail)
  }

  @Test func `name the update in which a toolkit raises an exception`() {
    #expect(problems(ofCall: 2) == ["the update with sample 0 ends the process with an exception"])
    #expect(problems(ofCall: 3) == ["the update with sample 1 ends the process with an exception"])
    #expect(
      problems(ofCall: 4) == [
        "the update with sample 1 after sample 0 ends the process with an exception"
      ])
  }

  @Test func `allow a cell that is never reused to keep what it showed`() {
    assertCellLaws(StaleCell.self, samples: ["a", nil], .neverReused)
  }

  @Test func `touch no control of a cell that is declared untouched`() {
    var taps = 0
    let make = { @MainActor in
      let cell = GoodCell()
      cell.buttons = [HeadlessButton("Pay") { taps += 1 }]
      return cell
    }
    assertCellLaws(GoodCell.self, samples: ["a", nil], .untouched, .made(make))
    #expect(taps == 0)
    assertCellLaws(GoodCell.self, samples: ["a", nil], .made(make))
    #expect(taps > 0)
  }

  @Test func `report a control whose action shows something of an earlier row`() {
    let laws = CellLaws(FirstTextCell.self, samples: ["a", "b"])
    #expect(
      laws.report().violations.map(\.description) == [
        "[cell.actsForItsRow] TypedCellsTestingTests.FirstTextCell: sample 0 after sample 1, after "
          + "prepareForReuse: after a tap on 'More' it differs at lines[1]: \"more of b\", fresh cell: "
          + "\"more of a\". Replace in every update what the control calls, and add targets when the "
          + "cell is created"
      ])
  }

  @Test func `allow an action that shows something else each time`() {
    CountingCell.taps = 0
    assertCellLaws(CountingCell.self, samples: ["a", "b"])
    #expect(CountingCell.taps > 0)
  }

  @Test func `are skipped with a reason if they don't apply`() {
    let laws = CellLaws(
      GoodCell.self, samples: ["a", nil], .neverReused)
    #expect(
      laws.report().description == """
        TypedCellsTestingTests.GoodCell keeps 13 laws
          [cell.noStaleState] skipped: the cell is neither reusable nor reconfigurable
          [cell.idempotent] skipped: the cell is never updated in place
          [cell.noLateContent] skipped: the cell is neither reusable nor reconfigurable
          [cell.noLeakedOwner] skipped: no owner is declared
        """)
  }

  @Test func `can be checked one by one, together with your own`() {
    typealias Laws = CellLaws<GoodCell, String?>
    let short = Law<Laws>("text.short") { laws in
      laws.pictures.filter { "\($0)".contains("short") }.map { _ in "it is long" }
    }
    let laws = Laws(GoodCell.self, samples: ["short", nil])
    let report = laws.report(on: [Laws.idempotent, short])
    #expect(report.kept == ["cell.idempotent"])
    #expect(report.violations.map(\.detail) == ["it is long"])
  }

  @Test func `name the sample that ends the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          assertCellLaws(QuotientCell.self, samples: [1, 0])
        }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        """
        [cell.total] TypedCellsTestingTests.QuotientCell: \
        the update with sample 1 ends the process

        """), "\(words)")
  }

  @Test func `name the pair of samples that ends the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          assertCellLaws(ShrinkingCell.self, samples: ["a", "bcd"])
        }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("the update with sample 0 after sample 1 ends the process"), "\(words)")
  }
}
