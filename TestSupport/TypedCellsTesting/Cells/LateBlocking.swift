import TypedCells

// Content of an earlier row is visible only until the new row's content arrives, often for a few
// milliseconds. Other tests use the main thread as well, so a test that waits finds this moment only by
// chance. This file blocks the main thread instead: timers and loaders still run, and their calls to the
// main thread are queued in order. The examination looks right after the first of it.

extension CellLaws {
  /// Returns how a cell shows content of an earlier row right after it arrived; `nil` if it doesn't.
  func problemRightAfterArrival(_ fresh: FreshTimeline) async -> String? {
    for second in samples.indices.prefix(3) {
      let first = (second + 1) % samples.indices.count
      guard fresh.arrivals[first] > .zero, fresh.arrivals[second] > .zero else { continue }
      if let problem = await problemRightAfterArrival(first, second, fresh) { return problem }
    }
    return nil
  }

  private func problemRightAfterArrival(
    _ first: Int, _ second: Int, _ fresh: FreshTimeline
  ) async -> String? {
    // A busy machine delays loaders, so attempts that didn't look at the right moment are repeated.
    var (hits, misses) = (0, 0)
    var known: Arrival?
    while hits < 2, misses < 10 {
      if known == nil { known = await arrival(of: first, near: fresh.arrivals[first]) }
      guard let arrival = known, arrival.precedes(fresh.arrivals[second]) else { return nil }
      switch await attempt(first, second, fresh.looks, arrival) {
      case .problem(let problem): return problem
      case .clean: hits += 1
      case .missed: (misses, known) = (misses + 1, nil)
      }
    }
    return nil
  }

  private func attempt(
    _ first: Int, _ second: Int, _ looks: [[CellObservation]], _ arrival: Arrival
  ) async -> Attempt {
    // The cell is compared with two others that are never reused. The right moment is when the earlier one
    // shows its content and the later one doesn't.
    let (earlier, cell, later) = (handling.make(), handling.make(), handling.make())
    defer { for cell in [earlier, cell, later] { discard(cell) } }
    let data = samples.forTrial()
    let start = clock.now
    perform([.update(first), .layOut], on: cell, with: data)
    perform([.update(first), .layOut], on: earlier, with: data)
    await begin()
    block(for: arrival.before, since: start)
    perform([.update(second), .layOut], on: later, with: data)
    perform([.prepare, .update(second)], on: cell, with: data)
    await begin()
    block(for: arrival.after, since: start)
    var isHit = false
    while clock.now - start < arrival.latest * 3 {
      await clock.yield()
      let shown = look(of: cell)
      isHit = isHit || look(of: earlier) != looks[first][0] && look(of: later) == looks[second][0]
      guard !shown.isPossible(amongst: looks[second]),
        let difference = shown.difference(from: looks[second][0])
      else { continue }
      return .problem(
        "when the content of sample \(first) arrives in the row of sample \(second), it differs at "
          + difference.words(other: "fresh cell") + ". " + LateWords.cure)
    }
    return isHit ? .clean : .missed
  }

  /// Returns the times after an update between which the first content of a sample arrives; `nil` if it
  /// arrives too soon or too late to wait for it.
  private func arrival(of sample: Int, near time: Lapse) async -> Arrival? {
    var arrival = Arrival(earliest: .zero, latest: time * 9 / 8)
    let limit = Lapse.milliseconds(600)
    while arrival.latest < limit, await !arrives(sample, within: arrival.latest) {
      arrival = Arrival(earliest: arrival.latest, latest: arrival.latest * 2)
    }
    while arrival.latest - arrival.earliest > arrival.earliest / 8 {
      guard arrival.latest >= .milliseconds(4), arrival.latest < limit else { return nil }
      let middle = (arrival.earliest + arrival.latest) / 2
      if await arrives(sample, within: middle) {
        arrival.latest = middle
      } else {
        arrival.earliest = middle
      }
    }
    return arrival
  }

  private func arrives(_ sample: Int, within time: Lapse) async -> Bool {
    let fresh = handling.make()
    defer { discard(fresh) }
    let start = clock.now
    perform([.update(sample)], on: fresh, with: samples.forTrial())
    let before = look(of: fresh)
    await begin()
    block(for: time, since: start)
    await clock.yield()
    return look(of: fresh) != before
  }

  /// Lets the tasks start that a cell created on the main actor, before the main thread is blocked.
  private func begin() async {
    for _ in 0..<3 { await clock.yield() }
  }

  /// Blocks the main thread until some time has passed.
  private func block(for time: Lapse, since start: Moment) {
    let left = time - (clock.now - start)
    if left > .zero { clock.block(left) }
  }
}

/// The times after an update between which content arrives.
private struct Arrival {
  var earliest: Lapse
  var latest: Lapse

  /// A time that is surely before the content arrives, and one that is surely after it.
  var before: Lapse { earliest * 19 / 20 }
  var after: Lapse { latest * 23 / 20 }

  /// Whether content that is requested at `before`, and takes a time to load, surely arrives after `after`.
  func precedes(_ latency: Lapse) -> Bool { before + latency > after }
}

/// The result of an attempt to look at the right moment.
private enum Attempt {
  case problem(String)

  /// The content of the earlier row had arrived, and the cell didn't show it.
  case clean

  /// The content of both rows arrived at once, or none did.
  case missed
}

/// Words that all reports on late content share.
enum LateWords {
  static let cure =
    "Cancel in prepareForReuse what still loads, clear what it showed, and check on arrival that the cell "
    + "still shows the row"

  static let cureInPlace =
    "A row that changes is updated without prepareForReuse: cancel in every update what still loads, or check "
    + "on arrival that the cell still shows the same data"
}
