import Testing

@testable import TypedCellsTesting

/// What an examination does that delivers held answers in turns of the main actor, as it was recorded.
@MainActor
struct `An examination of a cell in time` {
  @Test func `does the recorded steps`() async {
    let bench = TracedBench()
    let laws = bench.laws(samples: 2)
    bench.trace.begin("before the laws")
    await laws.examineLate()
    #expect(bench.examine(laws) == [])
    assertSnapshot(of: bench.trace.story, named: "steps")
  }

  @Test(arguments: [CellMistake.keepsPicture, .isNeverReleased])
  func `finds a mistake`(mistake: CellMistake) async {
    let bench = TracedBench(mistake)
    let laws = bench.laws(samples: 3)
    bench.trace.begin("before the laws")
    await laws.examineLate()
    assertSnapshot(of: bench.examine(laws).joined(separator: "\n"), named: "\(mistake)")
  }
}
