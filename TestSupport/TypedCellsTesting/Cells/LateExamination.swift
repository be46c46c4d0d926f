import TypedCells

// What a cell shows when its own tasks, callbacks and timers run, which only an asynchronous test can
// wait for. All trials run at the same time on cells of their own, so that the wait is short.

extension CellLaws {
  /// Examines everything that needs time, and notes what it found for the laws.
  func examineLate() async {
    _ = verdict(of: Self.total)
    guard transitions.contains(where: \.isReuse) || isReconfigurable, !isBroken(Self.leavesItsData),
      !isBroken(Self.deterministic)
    else { return }
    findings.lateProblems = await held == nil ? problemsWhileWaiting() : problemsWhileDelivering()
    findings.wasReleased = await isReleasedInTime()
  }

  // MARK: Loaders of the test's own, whose answers take the time they take

  /// What changed in fresh cells while time passed, by sample.
  private struct Timeline {
    var looks: [[Observation]]

    /// How long after the update the last change came.
    var latency = Duration.zero
  }

  private func problemsWhileWaiting() async -> [String] {
    let fresh = await freshTimeline()
    findings.lateReferences = fresh.looks.map { $0[$0.count - 1] }
    guard fresh.latency > .zero, isReusable else { return [] }
    var trials = Delay.allCases.flatMap { delay in
      (pairs + samples.indices.map { ($0, $0) }).prefix(30).map { LateTrial(self, $0, $1, delay) }
    }
    let clock = ContinuousClock()
    let start = clock.now
    let waits: [Delay: Duration] = [
      .none: .zero, .half: fresh.latency / 2, .full: fresh.latency * 2,
      .fullAfterPreparation: fresh.latency * 2,
    ]
    var quietSince = clock.now
    repeat {
      for index in trials.indices {
        let elapsed = clock.now - start
        if trials[index].advance(elapsed >= waits[trials[index].delay] ?? .zero, fresh.looks) {
          quietSince = clock.now
        }
      }
      await pause()
    } while clock.now - quietSince < max(.milliseconds(120), fresh.latency * 4)
      && clock.now - start < .seconds(5)
    for index in trials.indices { trials[index].finish(fresh.looks) }
    return trials.firstResult { $0.problem }.map { [$0] } ?? []
  }

  /// What fresh cells look like from the update on, until nothing changes any more.
  private func freshTimeline() async -> Timeline {
    let data = samples.forTrial()
    let cells = samples.indices.map { index in
      let cell = handling.make()
      perform([.update(index)], on: cell, with: data)
      return cell
    }
    defer { for cell in cells { handling.discard(cell) } }
    var timeline = Timeline(looks: cells.map { [look(of: $0)] })
    let clock = ContinuousClock()
    let start = clock.now
    while clock.now - start < max(.milliseconds(400), min(timeline.latency * 3, .seconds(3))) {
      await pause()
      for index in cells.indices {
        let look = look(of: cells[index])
        if look == timeline.looks[index][timeline.looks[index].count - 1] { continue }
        timeline.looks[index].append(look)
        timeline.latency = clock.now - start
      }
    }
    return timeline
  }

  /// When the second row follows the first.
  private enum Delay: CaseIterable { case none, half, full, fullAfterPreparation }

  /// A cell that shows one sample after another while content arrives.
  @MainActor
  private struct LateTrial {
    let laws: CellLaws
    let cell: Cell
    let data: [Sample]
    let first: Int
    let second: Int
    let delay: Delay
    var shown: Observation?
    var problem: String?

    init(_ laws: CellLaws, _ first: Int, _ second: Int, _ delay: Delay) {
      self.laws = laws
      self.first = first
      self.second = second
      self.delay = delay
      cell = laws.handling.make()
      data = laws.samples.forTrial()
      laws.perform([.update(first), .observe], on: cell, with: data)
      if delay == .fullAfterPreparation { laws.perform([.prepare], on: cell, with: data) }
    }

    /// Shows the second row when it is time; returns whether the look changed.
    mutating func advance(_ isTime: Bool, _ looks: [[Observation]]) -> Bool {
      guard problem == nil, shown != nil || isTime else { return false }
      if shown == nil {
        let preparation: [CellStep] = delay == .fullAfterPreparation ? [] : [.prepare]
        laws.perform(preparation + [.update(second)], on: cell, with: data)
      }
      let look = laws.look(of: cell)
      if let shown, shown == look { return false }
      shown = look
      if !looks[second].contains(look) { note(look, looks[second][0]) }
      return true
    }

    /// Compares what is shown in the end.
    mutating func finish(_ looks: [[Observation]]) {
      defer { laws.handling.discard(cell) }
      let last = looks[second][looks[second].count - 1]
      if problem == nil, let shown, shown != last { note(shown, last) }
    }

    private mutating func note(_ look: Observation, _ expected: Observation) {
      problem = look.difference(from: expected).map {
        "sample \(second) after sample \(first), while content arrives, differs at "
          + $0.words(other: "fresh cell")
          + ". Cancel in prepareForReuse what still loads, clear what it showed, and check on arrival "
          + "that the cell still shows the row"
      }
    }
  }

  // MARK: Release

  private func isReleasedInTime() async -> Bool {
    let box = makeAndRelease()
    let clock = ContinuousClock()
    let start = clock.now
    while box.cell != nil, clock.now - start < .seconds(2) { await pause() }
    return box.cell == nil
  }

  private func makeAndRelease() -> WeakCell {
    let cell = handling.make()
    showEverything(in: cell)
    handling.discard(cell)
    return WeakCell(cell)
  }

  private final class WeakCell {
    weak var cell: Cell?
    init(_ cell: Cell) { self.cell = cell }
  }
}

/// Lets the tasks, callbacks and timers of the main thread run.
@MainActor
func pause() async {
  for _ in 0..<5 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(1))
  for _ in 0..<5 { await Task.yield() }
}
