import Testing

@testable import TypedCellsTesting

@MainActor
struct `An examination of a cell` {
  /// The samples whose pairs are tried with a correct cell.
  private nonisolated static let counts = [2, 3, 4]

  @Test(arguments: counts)
  func `reports nothing about a correct cell, and tries each pair of samples in both ways`(
    count: Int
  ) {
    let bench = TracedBench()
    #expect(bench.examine(bench.laws(samples: count)) == [])
    for isInPlace in [false, true] {
      for first in 0..<count {
        for second in 0..<count {
          #expect(
            bench.trace.pairs.contains(
              SamplePair(first: first, second: second, isInPlace: isInPlace)))
        }
      }
    }
  }

  @Test(arguments: [0, 1])
  func `reports that it needs two samples`(count: Int) {
    let bench = TracedBench()
    let violations = bench.examine(bench.laws(samples: count))
    #expect(
      violations.first
        == "[cell.distinguishingSamples] `samples:` has \(count) samples; pass two at least, which differ on screen"
    )
  }

  @Test func `uses a cell only in the ways that are declared`() {
    for (options, canBeReused, canBeUpdatedInPlace) in [
      ([.neverUpdatedInPlace], true, false), ([.neverReused, .updatedInPlace], false, true),
      ([.neverReused], false, false),
    ] as [([CellOption<TracedCell, TracedData>], Bool, Bool)] {
      let bench = TracedBench()
      #expect(bench.examine(bench.laws(samples: 2, options)) == [])
      #expect(bench.trace.pairs.contains { !$0.isInPlace } == canBeReused)
      #expect(bench.trace.pairs.contains(where: \.isInPlace) == canBeUpdatedInPlace)
    }
  }

  @Test func `updates a cell once that shows one row only`() {
    let bench = TracedBench(.keepsText)
    #expect(bench.examine(bench.laws(samples: 3, [.neverReused])) == [])
    #expect(bench.trace.mostUpdates == 1)
  }

  @Test(arguments: CellMistake.allCases.filter { $0 != .none })
  func `reports each mistake with the recorded words`(mistake: CellMistake) {
    let bench = TracedBench(mistake)
    let violations = bench.examine(bench.laws(samples: 3))
    #expect(!violations.isEmpty)
    assertSnapshot(of: violations.joined(separator: "\n"), named: "\(mistake)")
  }
}
