import Foundation
import TypedCells

// Content of an earlier row is visible only until the new row's content arrives, often for a few
// milliseconds. Other tests use the main thread as well, so a test that waits finds this moment only by
// chance. This file blocks the main thread instead: timers and loaders still run, and their calls to the
// main thread are queued in order. The examination looks right after the first of it.

extension CellLaws {
  /// Returns how a cell shows content of an earlier row right after it arrived; `nil` if it doesn't.
  func problemRightAfterArrival(_ looks: [[CellObservation]]) async -> String? {
    for second in samples.indices.prefix(3) where looks[second].count > 1 {
      let first = (second + 1) % samples.indices.count
      guard looks[first].count > 1 else { continue }
      // A busy machine delays loaders, so only attempts that looked at the right moment count.
      var (hits, start) = (0, CalmTime())
      while hits < 2, start.total < .milliseconds(600) {
        guard let arrival = await arrival(of: first) else { break }
        switch await attempt(first, second, looks, arrival) {
        case .problem(let problem): return problem
        case .clean: hits += 1
        case .missed: break
        }
        start.tick()
      }
    }
    return nil
  }

  private func attempt(
    _ first: Int, _ second: Int, _ looks: [[CellObservation]],
    _ arrival: (earliest: Lapse, latest: Lapse)
  ) async -> Attempt {
    // The cell is compared with two others that are never reused. The right moment is when the earlier one
    // shows its content and the later one doesn't.
    let (earlier, cell, later) = (handling.make(), handling.make(), handling.make())
    defer { for cell in [earlier, cell, later] { discard(cell) } }
    let data = samples.forTrial()
    let start = Moment.now
    perform([.update(first), .layOut], on: cell, with: data)
    perform([.update(first), .layOut], on: earlier, with: data)
    await begin()
    block(for: arrival.earliest * 19 / 20, since: start)
    perform([.update(second), .layOut], on: later, with: data)
    perform([.prepare, .update(second)], on: cell, with: data)
    await begin()
    block(for: arrival.latest * 23 / 20, since: start)
    var isHit = false
    while Moment.now - start < arrival.latest * 3 {
      await Task.yield()
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

  /// Returns the times after an update between which the content of a sample arrives.
  private func arrival(of sample: Int) async -> (earliest: Lapse, latest: Lapse)? {
    var earliest = Lapse.zero
    var latest = Lapse.milliseconds(4)
    while await !arrives(sample, within: latest) {
      (earliest, latest) = (latest, latest * 2)
      if latest > .milliseconds(600) { return nil }
    }
    guard earliest > .zero else { return nil }
    let middle = (earliest + latest) / 2
    return await arrives(sample, within: middle) ? (earliest, middle) : (middle, latest)
  }

  private func arrives(_ sample: Int, within time: Lapse) async -> Bool {
    let fresh = handling.make()
    defer { discard(fresh) }
    let start = Moment.now
    perform([.update(sample)], on: fresh, with: samples.forTrial())
    let before = look(of: fresh)
    await begin()
    block(for: time, since: start)
    await Task.yield()
    return look(of: fresh) != before
  }
}

/// The result of an attempt to look at the right moment.
private enum Attempt {
  case problem(String)

  /// The content of the earlier row had arrived, and the cell didn't show it.
  case clean

  /// The content of both rows arrived at once, or none did.
  case missed
}

/// Lets the tasks start that a cell created on the main actor, before the main thread is blocked.
@MainActor
private func begin() async {
  for _ in 0..<3 { await Task.yield() }
}

/// Blocks the calling thread until some time has passed.
private func block(for time: Lapse, since start: Moment) {
  let left = time.inSeconds - (Moment.now - start).inSeconds
  if left > 0 { Thread.sleep(forTimeInterval: left) }
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
