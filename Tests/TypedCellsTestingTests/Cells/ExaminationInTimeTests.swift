import Testing

@testable import TypedCellsTesting

/// An examination that delivers held answers in turns of the main actor.
@MainActor
struct `An examination of a cell in time` {
  @Test func `reports nothing about a correct cell`() async {
    let bench = TracedBench()
    let laws = bench.laws(samples: 2)
    await laws.examineLate()
    #expect(bench.examine(laws) == [])
  }

  @Test(arguments: [CellMistake.keepsPicture, .isNeverReleased])
  func `reports a mistake with the recorded words`(mistake: CellMistake) async {
    let bench = TracedBench(mistake)
    let laws = bench.laws(samples: 3)
    await laws.examineLate()
    assertSnapshot(of: bench.examine(laws).joined(separator: "\n"), named: "\(mistake)")
  }
}
