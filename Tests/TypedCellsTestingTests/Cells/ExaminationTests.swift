import Testing

@testable import TypedCellsTesting

/// What an examination does, as it was recorded.
///
/// A law that tries less than before still passes for every correct cell, and one that does more is slower. If you
/// change an examination on purpose, record it again.
@MainActor
struct `An examination of a cell` {
  /// The figures of a correct cell with two samples.
  private func figures(_ features: [CellFeature<TracedCell, TracedData>], isComplete: Bool)
    -> String
  {
    let bench = TracedBench()
    let laws = bench.laws(samples: 2, features, isComplete: isComplete)
    #expect(bench.examine(laws) == [])
    return bench.trace.figures
  }

  @Test func `does the recorded steps with a correct cell`() {
    let bench = TracedBench()
    #expect(bench.examine(bench.laws(samples: 2)) == [])
    assertSnapshot(of: bench.trace.story, named: "steps")
  }

  @Test func `does as much for other numbers of samples as was recorded`() {
    let parts = [0, 1, 3, 4, 5, 6].map { count in
      let bench = TracedBench()
      let violations = bench.examine(bench.laws(samples: count))
      return (["\(count) samples"] + violations + [bench.trace.figures]).joined(separator: "\n")
    }
    assertSnapshot(of: parts.joined(separator: "\n"), named: "samples")
  }

  @Test func `does as much for cells with fewer features as was recorded`() {
    let features: [(String, [CellFeature<TracedCell, TracedData>], Bool)] = [
      ("only reused", [.reusable], true), ("only updated in place", [.reconfigurable], true),
      ("shown once", [], true), ("untouched", [.reusable, .reconfigurable, .untouched], true),
      ("without late content", [.reusable, .reconfigurable], false),
      ("prepared by a closure", [.reusable(preparedBy: { $0.prepare() }), .reconfigurable], true),
      ("with an owner", [.reusable, .owned { (EventLog(), TracedData("row 0")) }], true),
    ]
    let parts = features.map { name, features, isComplete in
      "\(name)\n" + figures(features, isComplete: isComplete)
    }
    assertSnapshot(of: parts.joined(separator: "\n"), named: "features")
  }

  @Test func `updates a cell once that shows one row only`() {
    let bench = TracedBench(.keepsText)
    #expect(bench.examine(bench.laws(samples: 3, [.neverReused])) == [])
    #expect(bench.trace.mostUpdates == 1)
  }

  /// Records the violations, and the figures of the laws that did something else than for a correct cell.
  @Test(arguments: CellMistake.allCases.filter { $0 != .none })
  func `finds each mistake with the recorded words and effort`(mistake: CellMistake) {
    let bench = TracedBench(mistake)
    let violations = bench.examine(bench.laws(samples: 3))
    #expect(!violations.isEmpty)
    let correct = TracedBench()
    #expect(correct.examine(correct.laws(samples: 3)) == [])
    let usual = Set(correct.trace.figures.split(separator: "\n"))
    let other = bench.trace.figures.split(separator: "\n").filter { !usual.contains($0) }
    assertSnapshot(
      of: (violations + other.map(String.init)).joined(separator: "\n"), named: "\(mistake)")
  }
}
