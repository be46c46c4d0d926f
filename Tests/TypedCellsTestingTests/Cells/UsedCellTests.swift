import Foundation
import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

private final class NumberCell: HeadlessCell, Updatable {
  func update(viewData number: Int) { lines = ["\(number)"] }
}

/// Shows something else in its thirteenth reuse. A sequence of twelve rows doesn't find it.
private final class ThirteenthRowCell: HeadlessCell, Updatable {
  private var reuses = 0
  override func prepareForReuse() { reuses += 1 }
  func update(viewData number: Int) { lines = ["\(number)"] + (reuses == 13 ? ["bad luck"] : []) }
}

/// Notes for each cell whether it still shows a row.
@MainActor
private final class Stay {
  static var all: [Stay] = []
  var isShown = false
  init() { Self.all.append(self) }
}

private final class TidyCell: HeadlessCell, Updatable {
  private let stay = Stay()
  override func prepareForReuse() { stay.isShown = false }
  func update(viewData text: String) {
    stay.isShown = true
    lines = [text]
    buttons = [HeadlessButton("Empty") { [weak self] in self?.lines = [] }]
  }
}

@MainActor
struct `A cell of an examination` {
  @Test func `is prepared for reuse at its end`() async {
    // In a function that isn't async, the assertion doesn't wait.
    func examine() { assertCellLaws(TidyCell.self, samples: ["a", "b", "c"]) }
    examine()
    await assertCellLaws(TidyCell.self, samples: ["a", "b", "c"])
    #expect(Stay.all.count > 10)
    #expect(Stay.all.count(where: \.isShown) == 0)
  }
}

@MainActor
struct `A cell that many trials share` {
  @Test(arguments: 0..<7)
  func `shows each pair of samples once, and first two that differ`(count: Int) {
    let laws = CellLaws(
      NumberCell.self, samples: Array(0..<count), .made(NumberCell.init), .observing { $0.lines })
    let order = laws.sequenceOfAllPairs
    let pairs = zip(order, order.dropFirst()).map { [$0, $1] }
    #expect(pairs.count == count * count)
    #expect(Set(pairs).count == count * count)
    if count > 1 { #expect(order[0] != order[1]) }
  }

  @Test func `finds a state that only many rows reach`() {
    let laws = CellLaws(
      ThirteenthRowCell.self, samples: Array(0..<5), .neverUpdatedInPlace)
    guard
      case .broken(let problems) = laws.verdict(of: CellLaws<ThirteenthRowCell, Int>.noStaleState)
    else {
      Issue.record("the law is kept")
      return
    }
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("as row 14 in one cell, "), "\(problems)")
    #expect(problems[0].contains(". The cell counts its rows or remembers more than the last one"))
  }
}
