import Foundation
import TypedCells

// Content that arrives for an earlier row is visible only until that of the new row arrives, often for a few
// milliseconds. Other tests use the main thread as well, so waiting for the moment would find it by chance.
// While this file blocks the main thread, timers and loaders still run, and what they send to the main thread
// waits in order; the examination looks right after it.

extension CellLaws {
  /// What a cell shows of an earlier row right after that row's content arrived; `nil` if it shows nothing.
  func problemRightAfterArrival(_ looks: [[Observation]]) async -> String? {
    for second in samples.indices.prefix(3) where looks[second].count > 1 {
      let first = (second + 1) % samples.indices.count
      guard looks[first].count > 1 else { continue }
      // A busy machine may delay what a loader sends, so one attempt isn't enough.
      for _ in 0..<4 {
        guard let arrival = await arrival(of: first) else { break }
        if let problem = await problem(first, second, looks[second], arrival) { return problem }
      }
    }
    return nil
  }

  private func problem(
    _ first: Int, _ second: Int, _ looks: [Observation],
    _ arrival: (earliest: Lapse, latest: Lapse)
  ) async -> String? {
    let cell = handling.make()
    defer { discard(cell) }
    let data = samples.forTrial()
    let start = Moment.now
    perform([.update(first), .layOut], on: cell, with: data)
    block(for: arrival.earliest * 19 / 20, since: start)
    perform([.prepare, .update(second)], on: cell, with: data)
    block(for: arrival.latest * 23 / 20, since: start)
    while Moment.now - start < arrival.latest * 3 {
      await Task.yield()
      let look = look(of: cell)
      if looks.contains(look) { continue }
      guard let difference = look.difference(from: looks[0]) else { continue }
      return
        "when the content of sample \(first) arrives in the row of sample \(second), it differs at "
        + difference.words(other: "fresh cell") + ". " + LateWords.cure
    }
    return nil
  }

  /// When the content of a sample arrives after the update: not before one time, and not after another.
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
    block(for: time, since: start)
    await Task.yield()
    return look(of: fresh) != before
  }
}

/// Holds the calling thread until some time has passed.
private func block(for time: Lapse, since start: Moment) {
  let left = time.inSeconds - (Moment.now - start).inSeconds
  if left > 0 { Thread.sleep(forTimeInterval: left) }
}

/// What reports on late content have in common.
enum LateWords {
  static let cure =
    "Cancel in prepareForReuse what still loads, clear what it showed, and check on arrival that the cell "
    + "still shows the row"
}
