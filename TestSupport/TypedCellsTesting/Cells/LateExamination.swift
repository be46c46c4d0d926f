import TypedCells

// Examines cells while their own tasks, callbacks and timers run, which only an asynchronous test can wait
// for. All trials run at the same time on separate cells, so that the wait is short.

extension CellLaws {
  /// Examines everything that needs time, and stores the findings for the laws.
  func examineLate() async {
    guard handling.problem == nil else { return }
    guard !isBroken(Self.total), transitions.contains(where: \.isReuse) || isReconfigurable,
      !isBroken(Self.leavesItsData), !isBroken(Self.deterministic)
    else { return }
    await LateTurn.begin()
    defer { LateTurn.end() }
    if held == nil { await examineWhileLoading() } else { await examineWhileDelivering() }
    findings.wasReleased = await isReleasedInTime()
  }

  // MARK: Loaders that deliver by themselves

  private func examineWhileLoading() async {
    let fresh = await freshTimeline()
    findings.lateReferences = fresh.looks.map { $0[$0.count - 1] }
    findings.isRestless = !fresh.isAtRest
    guard fresh.isAtRest else { return }
    findings.lateProblems = await problemWhileLoading(fresh).map { [$0] } ?? []
  }

  private func problemWhileLoading(_ first: FreshTimeline) async -> String? {
    guard first.latency > .zero, await problemOfAttempts(first) != nil else { return nil }
    // The content of two loaders may arrive in another order than in the first fresh cells.
    let second = await freshTimeline()
    guard second.isAtRest else {
      findings.isRestless = true
      return nil
    }
    let fresh = first.adding(second)
    for _ in 0..<3 {
      if let problem = await problemOfAttempts(fresh) { return problem }
    }
    return nil
  }

  private func problemOfAttempts(_ fresh: FreshTimeline) async -> String? {
    if isReusable, let problem = await problemRightAfterArrival(fresh) { return problem }
    let start = clock.now
    // Other tests use the main thread, too. If the examination couldn't look in time, it repeats the attempt.
    var attempt: (problem: String?, longestGap: Lapse)
    repeat {
      attempt = await attemptWhileLoading(fresh)
    } while attempt.problem == nil
      && attempt.longestGap > max(fresh.latency / 3, .milliseconds(4))
      && clock.now - start < .seconds(1)
    return attempt.problem
  }

  /// Shows one row after another in several cells while content arrives, and observes them all the time.
  private func attemptWhileLoading(
    _ fresh: FreshTimeline
  ) async -> (problem: String?, longestGap: Lapse) {
    // Few cells, so that each is observed often: with more than three samples, each of the first four follows only
    // itself and one other sample.
    let followers = samples.indices.prefix(4).flatMap { second in
      samples.indices.filter { first in
        samples.indices.count <= 3 || first == second
          || first == (second + 1) % samples.indices.count
      }.map { ($0, second) }
    }
    let waits: [Delay: Lapse] = [
      .none: .zero, .half: fresh.latency / 2, .most: fresh.latency * 4 / 5,
      .full: fresh.latency * 2, .fullAfterPreparation: fresh.latency * 2,
      .halfInPlace: fresh.latency / 2, .fullInPlace: fresh.latency * 2,
    ]
    let updatesInPlace = transitions.contains { !$0.isReuse }
    let delays = Delay.allCases.filter { $0.isInPlace ? updatesInPlace : isReusable }
    var trials = delays.flatMap { delay in followers.map { LateTrial(self, $0, $1, delay) } }
    var (calm, quiet) = (CalmTime(clock), CalmTime(clock))
    var (lastLook, longestGap) = (clock.now, Lapse.zero)
    repeat {
      longestGap = max(longestGap, clock.now - lastLook)
      lastLook = clock.now
      for index in trials.indices {
        let isTime = clock.now - trials[index].start >= waits[trials[index].delay] ?? .zero
        if trials[index].advance(isTime, fresh.looks) { quiet = CalmTime(clock) }
      }
      await clock.pause()
      calm.tick()
      quiet.tick()
      // If the machine is busy, missing content may only be delayed, so it gets ten times as long.
      let isComplete = trials.allSatisfy { $0.isComplete(fresh.looks) }
      let patience = max(.milliseconds(60), fresh.latency * 3) * (isComplete ? 1 : 10)
      if quiet.total >= patience { break }
    } while calm.total < .seconds(5)
    for index in trials.indices { trials[index].finish(fresh.looks) }
    return (trials.firstResult { $0.problem }, longestGap)
  }

  /// Observes fresh cells from the update until nothing changes any more, but not for long if they don't come to rest.
  private func freshTimeline() async -> FreshTimeline {
    let data = samples.forTrial()
    let cells = samples.indices.map { index in
      let cell = handling.make()
      perform([.update(index)], on: cell, with: data)
      return cell
    }
    defer { for cell in cells { discard(cell) } }
    var timeline = FreshTimeline(cells.map { look(of: $0) })
    var calm = CalmTime(clock)
    while calm.total < max(.milliseconds(400), min(timeline.latency * 3, .seconds(3))) {
      await clock.pause()
      calm.tick()
      for index in cells.indices { timeline.note(look(of: cells[index]), of: index, calm.total) }
    }
    timeline.end(calm.total)
    return timeline
  }

  /// The time between the first row and the second, as a part of the time until all content has arrived.
  private enum Delay: CaseIterable {
    case none, half, most, full, fullAfterPreparation

    /// The row's data change, so the cell isn't prepared for reuse.
    case halfInPlace, fullInPlace

    var isInPlace: Bool { self == .halfInPlace || self == .fullInPlace }
  }

  /// A cell that shows one sample after another while content arrives.
  @MainActor
  private struct LateTrial {
    let laws: CellLaws
    let cell: Cell
    let data: [Sample]
    let first: Int
    let second: Int
    let delay: Delay
    let start: Moment
    var shown: CellObservation?
    var problem: String?

    /// Whether the cell still showed content of the first row after the update. In place it may, until the content of
    /// the second arrives, so only the last look counts.
    var keepsContent = false

    init(_ laws: CellLaws, _ first: Int, _ second: Int, _ delay: Delay) {
      self.laws = laws
      self.first = first
      self.second = second
      self.delay = delay
      start = laws.clock.now
      cell = laws.handling.make()
      data = laws.samples.forTrial()
      laws.perform([.update(first), .layOut], on: cell, with: data)
      if delay == .fullAfterPreparation { laws.perform([.prepare], on: cell, with: data) }
    }

    /// Shows the second row when it is time, and returns whether the look changed.
    mutating func advance(_ isTime: Bool, _ looks: [[CellObservation]]) -> Bool {
      guard problem == nil, shown != nil || isTime else { return false }
      if shown == nil {
        let isPrepared = delay == .fullAfterPreparation || delay.isInPlace
        laws.perform((isPrepared ? [] : [.prepare]) + [.update(second)], on: cell, with: data)
      }
      let look = laws.look(of: cell)
      if let shown, shown == look { return false }
      let isRight = look.isPossible(amongst: looks[second])
      if shown == nil, delay.isInPlace { keepsContent = !isRight }
      shown = look
      if !isRight, !keepsContent { note(look, looks[second][0]) }
      return true
    }

    /// Whether the trial needs no further content.
    func isComplete(_ looks: [[CellObservation]]) -> Bool {
      problem != nil || shown == looks[second][looks[second].count - 1]
    }

    /// Compares the last look with the expected one.
    mutating func finish(_ looks: [[CellObservation]]) {
      defer { laws.discard(cell) }
      if let shown, !isComplete(looks) { note(shown, looks[second][looks[second].count - 1]) }
    }

    private mutating func note(_ look: CellObservation, _ expected: CellObservation) {
      problem = look.difference(from: expected).map {
        "sample \(second) after sample \(first)\(delay.isInPlace ? ", updated in place" : ""), while content "
          + "arrives, differs at " + $0.words(other: "fresh cell")
          + ". " + (delay.isInPlace ? LateWords.cureInPlace : LateWords.cure)
      }
    }
  }

  // MARK: Release

  private func isReleasedInTime() async -> Bool {
    let box = makeAndRelease()
    let start = clock.now
    while box.cell != nil, clock.now - start < .seconds(2) { await clock.pause() }
    if box.cell == nil { findings.leftTimer = box.timers.leftover() }
    return box.cell == nil
  }

  private func makeAndRelease() -> WeakCell {
    let cell = handling.make()
    showEverything(in: cell)
    let box = WeakCell(cell)
    discard(cell)
    return box
  }

  @MainActor
  private final class WeakCell {
    weak var cell: Cell?
    var timers = StoredTimers()

    init(_ cell: Cell) {
      self.cell = cell
      timers.note(in: cell)
    }
  }
}

/// Admits one examination at a time, because each has to look often.
@MainActor
private enum LateTurn {
  private static var isTaken = false

  static func begin() async {
    while isTaken { await SystemClock().sleep(.milliseconds(5)) }
    isTaken = true
  }

  static func end() { isTaken = false }
}
