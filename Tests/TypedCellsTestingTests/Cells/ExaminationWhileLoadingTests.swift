import Foundation
import Testing

@testable import TypedCellsTesting

/// What an examination does while a cell loads its pictures, as it was recorded.
@MainActor
struct `An examination of a cell while it loads` {
  /// Examines a cell whose pictures arrive by themselves.
  ///
  /// - Returns: the verdict about late content, the numbers of events, and the time at the end.
  private func examine(
    _ bench: TracedBench, samples: Int,
    _ features: [CellFeature<TracedCell, TracedData>] = [.reusable, .reconfigurable]
  ) async -> String {
    if bench.latency == nil { bench.latency = { .milliseconds($0 % 2 == 0 ? 5 : 12) } }
    let laws = bench.laws(samples: samples, features)
    bench.trace.begin("loading")
    await laws.examineLate()
    #expect(bench.trace.shownCells == [])
    let findings = laws.findings
    let lines = [
      findings.wasReleased == true ? "released" : "not released",
      "\(findings.lateReferences?.count ?? 0) references",
      bench.trace.figures + "at the end: \(bench.clock.elapsed.nanoseconds / 1_000_000) ms",
    ]
    let verdict =
      switch laws.verdict(of: CellLaws.noLateContent) {
      case .kept: "no problems"
      case .broken(let problems): problems.joined(separator: "\n")
      case .skipped(let reason): "skipped: \(reason)"
      }
    return ([verdict] + lines).joined(separator: "\n")
  }

  private func record(_ results: [(name: String, result: String)], named name: String) {
    assertSnapshot(
      of: results.map { "\($0.name)\n\($0.result)" }.joined(separator: "\n\n"), named: name)
  }

  @Test func `does the recorded steps`() async {
    let bench = TracedBench()
    let result = await examine(bench, samples: 2)
    #expect(result.hasPrefix("no problems\nreleased\n2 references"))
    assertSnapshot(of: bench.trace.timeline, named: "steps")
  }

  @Test func `does as much for other numbers of samples as was recorded`() async {
    var results: [(String, String)] = []
    for count in [1, 2, 3, 4, 5] {
      results.append(("\(count) samples", await examine(TracedBench(), samples: count)))
    }
    record(results, named: "samples")
  }

  @Test func `does as much for cells with fewer features as was recorded`() async {
    let features: [(String, [CellFeature<TracedCell, TracedData>])] = [
      ("only reused", [.neverUpdatedInPlace]),
      ("only updated in place", [.neverReused, .reconfigurable]),
      ("updated once", [.neverReused]),
    ]
    var results: [(String, String)] = []
    for (name, features) in features {
      results.append((name, await examine(TracedBench(), samples: 2, features)))
    }
    record(results, named: "features")
  }

  @Test func `does as much with other loaders as was recorded`() async {
    var calls = 0
    let latencies: [(String, @MainActor (Int) -> Lapse)] = [
      ("at once", { _ in .zero }),
      ("within 4 milliseconds", { _ in .milliseconds(3) }),
      ("as slow", { _ in .milliseconds(30) }),
      ("in one row", { $0 == 0 ? .milliseconds(10) : .seconds(100) }),
      ("one slow row", { .milliseconds($0 == 0 ? 200 : 5) }),
      ("slow", { _ in .milliseconds(350) }),
      ("too slow", { _ in .seconds(100) }),
      (
        "in changing order",
        { _ in
          calls += 1
          return .milliseconds(calls.isMultiple(of: 3) ? 21 : 9)
        }
      ),
    ]
    var results: [(String, String)] = []
    for (name, latency) in latencies {
      let bench = TracedBench()
      bench.latency = latency
      results.append((name, await examine(bench, samples: 2)))
    }
    record(results, named: "loaders")
  }

  @Test func `does as much on a busy machine as was recorded`() async {
    var results: [(String, String)] = []
    for (interval, time) in [(1, 1), (10, 5), (30, 30), (500, 1_000)] {
      let bench = TracedBench()
      var looks = 0
      bench.timeToLook = {
        looks += 1
        return looks.isMultiple(of: interval) ? .milliseconds(Int64(time)) : .zero
      }
      results.append(("\(time) ms every \(interval) looks", await examine(bench, samples: 2)))
    }
    record(results, named: "busy")
  }

  @Test func `does as much with a cell that never rests as was recorded`() async {
    var results: [(String, String)] = []
    for period in [10, 150, 2_000] {
      let bench = TracedBench()
      bench.period = .milliseconds(Int64(period))
      results.append(("a change every \(period) ms", await examine(bench, samples: 2)))
    }
    record(results, named: "unrest")
  }

  @Test func `finds no problem with a loader that is too slow only at first`() async {
    let bench = TracedBench()
    bench.latency = { [clock = bench.clock] row in
      .milliseconds(row == 0 && clock.elapsed == .zero ? 450 : 50)
    }
    #expect(await examine(bench, samples: 2).hasPrefix("no problems"))
  }

  @Test func `is given up if the cell changes all the time later`() async {
    let bench = TracedBench()
    bench.showsNoPicture = { $0.timeSincePreparation != nil }
    bench.timeToLook = { [unowned bench] in
      if bench.clock.elapsed > .milliseconds(410) { bench.period = .milliseconds(10) }
      return .zero
    }
    #expect(await examine(bench, samples: 2).hasPrefix("skipped: a fresh cell still changes"))
  }

  @Test(arguments: [
    CellMistake.keepsPicture, .keepsPictureInPlace, .keepsText, .isMadeOnce, .showsNothing,
    .changesData, .isRandom, .isNeverReleased,
  ])
  func `does as much with a mistake as was recorded`(mistake: CellMistake) async {
    record(
      [
        ("two samples", await examine(TracedBench(mistake), samples: 2)),
        ("four samples", await examine(TracedBench(mistake), samples: 4)),
      ], named: "\(mistake)")
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
    let result = await examine(bench, samples: 2)
    #expect(result.hasPrefix("sample 0 after sample"))
    #expect(result.contains("while content arrives, differs at picture: \"\", fresh cell:"))
    #expect(result.contains(", updated in place, ") == isInPlace)
  }

  @Test func `finds a missing picture of a row that appears long after the preparation`() async {
    let bench = TracedBench()
    bench.showsNoPicture = { ($0.timeSincePreparation ?? .zero) > .milliseconds(10) }
    let result = await examine(bench, samples: 2)
    #expect(result.hasPrefix("sample 0 after sample 0, while content arrives, differs at"))
  }

  @Test func `finds a picture that only a look in time shows`() async {
    let bench = TracedBench(.keepsPicture)
    bench.latency = { _ in .milliseconds(3) }
    let result = await examine(bench, samples: 2)
    #expect(result.hasPrefix("sample 0 after sample 1, while content arrives, differs at picture"))
  }

  @Test func `doesn't wait forever for a slow picture that is missing`() async {
    let bench = TracedBench()
    bench.latency = { _ in .milliseconds(390) }
    bench.showsNoPicture = { $0.timeSincePreparation != nil }
    record([("a missing picture", await examine(bench, samples: 2))], named: "missing")
  }

  @Test func `repeats what it found a few times, and reports nothing if it was found once`() async {
    let bench = TracedBench()
    bench.showsNoPicture = { [clock = bench.clock] row in
      row.timeSincePreparation != nil && clock.elapsed < .milliseconds(700)
    }
    let result = await examine(bench, samples: 2)
    #expect(result.hasPrefix("no problems"))
    record([("found once", result)], named: "once")
  }

  @Test func `waits for a cell to be released`() async {
    var results: [(String, String)] = []
    for time in [0, 30, 1_900, 2_100] {
      let bench = TracedBench()
      bench.retention = .milliseconds(Int64(time))
      results.append(("after \(time) ms", await examine(bench, samples: 2)))
    }
    record(results, named: "release")
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
