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
  @Test(arguments: 1..<7)
  func `begins with a sample, and all cells together show each pair after each transition`(
    count: Int
  ) {
    let laws = CellLaws(NumberCell.self, samples: Array(0..<count))
    var all: [CellFindings.Key] = []
    for sample in 0..<count {
      let pairs = laws.rowPairs(inCellThatBeginsWith: sample)
      #expect(pairs[0].first == sample)
      for (one, next) in zip(pairs, pairs.dropFirst()) { #expect(one.second == next.first) }
      if count > 1 { #expect(pairs[0].second != sample) }
      all += pairs
    }
    #expect(all.count == 2 * count * count)
    #expect(Set(all).count == all.count)
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
