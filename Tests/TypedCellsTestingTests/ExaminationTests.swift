import Testing

@testable import TypedCellsTesting

private typealias Laws = CellLaws<TracedCell, TracedData>

/// What an examination does, as it was recorded.
///
/// A law that tries less than before still passes for every correct cell, and one that does more is slower. If you
/// change an examination on purpose, record it again.
@MainActor
struct `An examination of a cell` {
  /// Examines every law, and returns the violations. The cells of the examination must be gone afterwards.
  private func examine(
    _ bench: TracedBench, _ laws: Laws, at place: SourceLocation = #_sourceLocation
  ) -> [String] {
    let violations = Laws.laws.flatMap { law in
      bench.trace.begin(law.name)
      guard case .broken(let problems) = laws.verdict(of: law) else { return [String]() }
      return problems.map { "[\(law.name)] \($0)" }
    }
    #expect(bench.trace.shownCells == [], "a cell wasn't discarded", sourceLocation: place)
    #expect(bench.trace.surroundings == [], "a surrounding hasn't ended", sourceLocation: place)
    #expect(laws.held?.count ?? 0 == 0, "an answer is still held", sourceLocation: place)
    return violations
  }

  /// The figures of a correct cell with two samples.
  private func figures(_ features: [CellFeature<TracedCell, TracedData>], isComplete: Bool)
    -> String
  {
    let bench = TracedBench()
    let laws = bench.laws(samples: 2, features, isComplete: isComplete)
    #expect(examine(bench, laws) == [])
    return bench.trace.figures
  }

  @Test func `does the recorded steps with a correct cell`() {
    let bench = TracedBench()
    #expect(examine(bench, bench.laws(samples: 2)) == [])
    expectRecorded(bench.trace.story, named: "steps")
  }

  @Test func `does the recorded steps in time`() async {
    let bench = TracedBench()
    let laws = bench.laws(samples: 2)
    bench.trace.begin("before the laws")
    await laws.examineLate()
    #expect(examine(bench, laws) == [])
    expectRecorded(bench.trace.story, named: "steps-in-time")
  }

  @Test func `does as much for other numbers of samples as was recorded`() {
    let parts = [0, 1, 3, 4, 5, 6].map { count in
      let bench = TracedBench()
      let violations = examine(bench, bench.laws(samples: count))
      return (["\(count) samples"] + violations + [bench.trace.figures]).joined(separator: "\n")
    }
    expectRecorded(parts.joined(separator: "\n"), named: "samples")
  }

  @Test func `does as much for cells with fewer features as was recorded`() {
    let features: [(String, [CellFeature<TracedCell, TracedData>], Bool)] = [
      ("only reused", [.reusable], true), ("only updated in place", [.reconfigurable], true),
      ("shown once", [], true), ("untouched", [.reusable, .reconfigurable, .untouched], true),
      ("without late content", [.reusable, .reconfigurable], false),
      ("prepared by a closure", [.reusable(preparedBy: { $0.prepare() }), .reconfigurable], true),
    ]
    let parts = features.map { name, features, isComplete in
      "\(name)\n" + figures(features, isComplete: isComplete)
    }
    expectRecorded(parts.joined(separator: "\n"), named: "features")
  }

  @Test func `updates a cell once that shows one row only`() {
    let bench = TracedBench(.keepsText)
    #expect(examine(bench, bench.laws(samples: 3, [.neverReused])) == [])
    #expect(bench.trace.mostUpdates == 1)
  }

  /// Records the violations, and the figures of the laws that did something else than for a correct cell.
  @Test(arguments: CellMistake.allCases.filter { $0 != .none })
  func `finds each mistake with the recorded words and effort`(mistake: CellMistake) {
    let bench = TracedBench(mistake)
    let violations = examine(bench, bench.laws(samples: 3))
    #expect(!violations.isEmpty)
    let correct = TracedBench()
    #expect(examine(correct, correct.laws(samples: 3)) == [])
    let usual = Set(correct.trace.figures.split(separator: "\n"))
    let other = bench.trace.figures.split(separator: "\n").filter { !usual.contains($0) }
    expectRecorded(
      (violations + other.map(String.init)).joined(separator: "\n"), named: "\(mistake)")
  }

  @Test(arguments: [CellMistake.keepsPicture, .isNeverReleased])
  func `finds a mistake in time`(mistake: CellMistake) async {
    let bench = TracedBench(mistake)
    let laws = bench.laws(samples: 3)
    bench.trace.begin("before the laws")
    await laws.examineLate()
    expectRecorded(examine(bench, laws).joined(separator: "\n"), named: "\(mistake)-in-time")
  }
}
