import Foundation
import Testing

@testable import TypedCellsTesting

/// An examination of a cell whose pictures arrive by themselves.
@MainActor
struct `An examination of a cell while it loads` {
  private func examine(
    _ bench: TracedBench, samples: Int,
    _ options: [CellOption<TracedCell, TracedData>] = []
  ) async -> LateResult {
    if bench.latency == nil { bench.latency = { .milliseconds($0 % 2 == 0 ? 5 : 12) } }
    let laws = bench.laws(samples: samples, options)
    await laws.examineLate()
    #expect(bench.trace.shownCells == [])
    let words =
      switch laws.verdict(of: CellLaws.noLateContent) {
      case .kept: "no problems"
      case .broken(let problems): problems.joined(separator: "\n")
      case .skipped(let reason): "skipped: \(reason)"
      }
    return LateResult(
      words: words, wasReleased: laws.findings.wasReleased == true, time: bench.clock.elapsed)
  }

  @Test(arguments: 1...5)
  func `finds no problem of a correct cell, in less than a second`(count: Int) async {
    let result = await examine(TracedBench(), samples: count)
    #expect(result.words == "no problems" && result.wasReleased)
    #expect(result.time.nanoseconds < 1_000_000_000)
  }

  @Test func `finds no problem of a correct cell that is only reused, or only updated in place`()
    async
  {
    for options: [CellOption<TracedCell, TracedData>] in [
      [.neverUpdatedInPlace], [.neverReused, .updatedInPlace],
    ] {
      #expect(await examine(TracedBench(), samples: 2, options).words == "no problems")
    }
  }

  @Test func `skips a cell that shows one row only`() async {
    let result = await examine(TracedBench(), samples: 2, [.neverReused])
    #expect(result.words == "skipped: the cell is neither reusable nor reconfigurable")
  }

  /// The milliseconds that the loader of each row takes, and the longest time of the examination in seconds.
  private nonisolated static let loaders: [(first: Int64, second: Int64, limit: Int64)] = [
    (0, 0, 1), (3, 3, 1), (30, 30, 2), (10, 100_000, 1), (200, 5, 4), (350, 350, 15),
    (100_000, 100_000, 1),
  ]

  @Test(arguments: loaders)
  func `finds no problem with a correct loader, fast or slow`(
    first: Int64, second: Int64, limit: Int64
  ) async {
    let bench = TracedBench()
    bench.latency = { .milliseconds($0 == 0 ? first : second) }
    let result = await examine(bench, samples: 2)
    #expect(result.words == "no problems" && result.wasReleased)
    #expect(result.time.nanoseconds < limit * 1_000_000_000)
  }

  @Test func `finds no problem if content arrives in changing order`() async {
    let bench = TracedBench()
    var calls = 0
    bench.latency = { _ in
      calls += 1
      return .milliseconds(calls.isMultiple(of: 3) ? 21 : 9)
    }
    #expect(await examine(bench, samples: 2).words == "no problems")
  }

  @Test(arguments: [(1, 1), (10, 5), (30, 30), (500, 1_000)])
  func `finds no problem on a busy machine`(interval: Int, time: Int) async {
    let bench = TracedBench()
    var looks = 0
    bench.timeToLook = {
      looks += 1
      return looks.isMultiple(of: interval) ? .milliseconds(Int64(time)) : .zero
    }
    #expect(await examine(bench, samples: 2).words == "no problems")
  }

  @Test(arguments: [(10, false), (150, false), (2_000, true)])
  func `is given up if the cell never rests`(period: Int64, rests: Bool) async {
    let bench = TracedBench()
    bench.period = .milliseconds(period)
    let words = await examine(bench, samples: 2).words
    #expect(
      rests ? words == "no problems" : words.hasPrefix("skipped: a fresh cell still changes"))
  }

  @Test func `finds no problem with a loader that is too slow only at first`() async {
    let bench = TracedBench()
    bench.latency = { [clock = bench.clock] row in
      .milliseconds(row == 0 && clock.elapsed == .zero ? 450 : 50)
    }
    #expect(await examine(bench, samples: 2).words == "no problems")
  }

  @Test func `is given up if the cell changes all the time later`() async {
    let bench = TracedBench()
    bench.showsNoPicture = { $0.timeSincePreparation != nil }
    bench.timeToLook = { [unowned bench] in
      if bench.clock.elapsed > .milliseconds(410) { bench.period = .milliseconds(10) }
      return .zero
    }
    #expect(await examine(bench, samples: 2).words.hasPrefix("skipped: a fresh cell still changes"))
  }

  @Test(arguments: [
    CellMistake.keepsPicture, .keepsPictureInPlace, .keepsText, .isMadeOnce, .showsNothing,
    .changesData, .isRandom, .isNeverReleased,
  ])
  func `has the recorded words about a mistake`(mistake: CellMistake) async {
    let results = [
      await examine(TracedBench(mistake), samples: 2),
      await examine(TracedBench(mistake), samples: 4),
    ]
    assertSnapshot(of: results.map(\.words).joined(separator: "\n"), named: "\(mistake)")
  }

  /// The milliseconds between two rows in one cell. A picture arrives after 20.
  @Test(arguments: [(0, false), (10, false), (16, false), (40, false), (10, true), (40, true)])
  func `finds a missing picture of a row that appears at one time only`(
    time: Int, isInPlace: Bool
  ) async {
    let bench = TracedBench()
    bench.latency = { _ in .milliseconds(20) }
    bench.showsNoPicture = { row in
      let elapsed = Int(row.time.nanoseconds / 1_000_000)
      return (row.timeSincePreparation == nil) == isInPlace && abs(elapsed - time) < 3
    }
    let words = await examine(bench, samples: 2).words
    #expect(words.hasPrefix("sample 0 after sample"))
    #expect(words.contains("while content arrives, differs at picture: \"\", fresh cell:"))
    #expect(words.contains(", updated in place, ") == isInPlace)
  }

  @Test func `finds a missing picture of a row that appears long after the preparation`() async {
    let bench = TracedBench()
    bench.showsNoPicture = { ($0.timeSincePreparation ?? .zero) > .milliseconds(10) }
    let words = await examine(bench, samples: 2).words
    #expect(words.hasPrefix("sample 0 after sample 0, while content arrives, differs at"))
  }

  @Test func `finds a picture that only a look in time shows`() async {
    let bench = TracedBench(.keepsPicture)
    bench.latency = { _ in .milliseconds(3) }
    let words = await examine(bench, samples: 2).words
    #expect(words.hasPrefix("sample 0 after sample 1, while content arrives, differs at picture"))
  }

  @Test func `doesn't wait forever for a slow picture that is missing`() async {
    let bench = TracedBench()
    bench.latency = { _ in .milliseconds(390) }
    bench.showsNoPicture = { $0.timeSincePreparation != nil }
    let result = await examine(bench, samples: 2)
    #expect(result.words.contains("differs at picture"))
    #expect(result.time.nanoseconds < 60_000_000_000)
  }

  @Test func `repeats what it found a few times, and reports nothing if it was found once`() async {
    let bench = TracedBench()
    bench.showsNoPicture = { [clock = bench.clock] row in
      row.timeSincePreparation != nil && clock.elapsed < .milliseconds(700)
    }
    #expect(await examine(bench, samples: 2).words == "no problems")
  }

  @Test func `waits for a cell to be released`() async {
    for time in [0, 30, 1_900, 2_100] {
      let bench = TracedBench()
      bench.retention = .milliseconds(Int64(time))
      #expect(await examine(bench, samples: 2).wasReleased == (time < 2_000))
    }
  }

  @Test func `waits until another one has ended`() async {
    var looks: [Int] = []
    let benches = [TracedBench(), TracedBench()]
    for (index, bench) in benches.enumerated() {
      bench.clock.letsTasksRun = true
      bench.timeToLook = { [clock = bench.clock] in
        if clock.elapsed > .zero, looks.last != index { looks.append(index) }
        return .zero
      }
    }
    let other = Task { await examine(benches[0], samples: 2) }
    let result = await examine(benches[1], samples: 2)
    #expect(await other.value == result)
    #expect(looks.count == 2)
  }
}

/// What an examination found while content arrived.
private struct LateResult: Equatable {
  /// The verdict about late content.
  let words: String

  /// Whether the cells were released.
  let wasReleased: Bool

  /// The time that it took.
  let time: Lapse
}
