public import TypedCells

/// The laws of hosts, checked after each step of a random stream of changes and scrolls.
///
/// ``HostLaw`` lists the laws. The stream ends at the first step that breaks one, because every later step
/// may be wrong as well.
@MainActor
public struct HostLaws<Host: ListHost> {
  private let hasHeaders: Bool
  private let hasSelection: Bool
  private var findings: [HostLaw: String] = [:]

  /// Examines a kind of host.
  ///
  /// - Parameters:
  ///   - bench: creates, fills and observes hosts.
  ///   - seeds: the seeds of the random streams to try.
  ///   - steps: the number of steps of each stream.
  public init(_ bench: HostBench<Host>, seeds: Range<UInt64> = 0..<8, steps: Int = 60) {
    hasHeaders = bench.headers != nil
    hasSelection = bench.makeHost().selectionMode != .none
    examineOneStep(bench)
    examineEmptyCells(bench)
    examineOwnership(bench)
    examineScrolling(bench)
    for seed in seeds {
      let trial = HostTrial(bench, seed: seed)
      for (law, detail) in trial.firstProblems(inSteps: steps) {
        note(law, "\(detail) of seed \(seed)")
      }
    }
  }

  /// Returns the findings.
  public func report() -> LawReport {
    LawReport(on: self, named: readableName(of: Host.self), laws: Self.laws)
  }

  /// Every law of hosts, in the order of ``HostLaw``.
  public static var laws: [Law<Self>] {
    HostLaw.allCases.map { law in
      Law(
        law.rawValue,
        unless: { $0.reasonToSkip(law) },
        check: { $0.findings[law].map { [$0] } ?? [] })
    }
  }

  private func reasonToSkip(_ law: HostLaw) -> String? {
    switch law {
    case .headersAgree where !hasHeaders: "no headers are declared"
    case .selectionFollowsRows where !hasSelection: "the host has no selection"
    default: nil
    }
  }

  /// Keeps only the first violation of each law, because the others are likely to have the same cause.
  private mutating func note(_ law: HostLaw, _ detail: String) {
    if findings[law] == nil { findings[law] = detail }
  }

  /// Performs a step in which nothing changes, as a driver does.
  private mutating func examineOneStep(_ bench: HostBench<Host>) {
    let trial = HostTrial(bench, rowCount: 20)
    var (commits, completions) = (0, 0)
    trial.driver.content.deferringChanges {
      trial.host.perform(
        SectionedChanges(), animated: false, commit: { commits += 1 },
        completion: { completions += 1 })
    }
    if commits != 1 { note(.commitsOnce, "commit was called \(commits) times in one step") }
    trial.settle()
    if completions != 1 {
      note(.completesOnce, "completion was called \(completions) times in one step")
    }
  }

  private mutating func examineEmptyCells(_ bench: HostBench<Host>) {
    let host = bench.makeHost()
    if host.makeEmptyCell() === host.makeEmptyCell() {
      note(.emptyCellsAreFresh, "makeEmptyCell returned the same cell twice")
    }
  }

  private mutating func examineOwnership(_ bench: HostBench<Host>) {
    let host = bench.makeHost()
    // The content holds the host, so if the host holds the content, neither is deallocated.
    weak var content: AnyObject?
    content = HostTrial(bench, rowCount: 20, on: host).driver.content
    withExtendedLifetime(host) {
      if content != nil { note(.keepsContentWeakly, "the host keeps its content alive") }
    }
  }

  /// Examines a row that changes the list when it comes on screen.
  private mutating func examineScrolling(_ bench: HostBench<Host>) {
    let trial = HostTrial(bench, rowCount: 100)
    var isTooEarly = false
    trial.journal.onDisplay = { [unowned trial] in
      // Resets the closure, because a host that shows rows again at each change would never finish.
      trial.journal.onDisplay = {}
      var isDone = false
      trial.driver.updateVisibility { _ in isDone = true }
      isTooEarly = isDone
    }
    trial.scroll(to: RowPath(section: 0, row: 90))
    trial.journal.onDisplay = {}
    if isTooEarly {
      note(
        .defersChanges,
        "a change that a row requested was applied while the host was scrolling")
    }
  }
}
