public import TypedCells

/// The laws of hosts, checked after each step of a random stream of changes and scrolls.
///
/// The stream ends at the first step that breaks a law, because every later step may be wrong as well. You need these
/// laws if you write a host for another toolkit. `assertHostLaws` examines them in a test; create a value with a
/// ``HostBench`` to print a report.
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
    trial.driver.engine.holdingChanges {
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
    // The engine holds the host, so if the host holds the engine, neither is deallocated.
    weak var engine: AnyObject?
    engine = HostTrial(bench, rowCount: 20, on: host).driver.engine
    withExtendedLifetime(host) {
      if engine != nil { note(.keepsEngineWeakly, "the host keeps its engine alive") }
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
        .holdsChanges,
        "a change that a row requested was applied while the host was scrolling")
    }
  }
}

extension HostLaws {
  /// Every law of hosts.
  public static var laws: [Law<Self>] {
    [
      commitsOnce, completesOnce, visiblePathsExist, dequeuesWhatIsRegistered, showsWhatIsThere,
      identifiersAgree, cellsShowTheirRows, headersAgree, displaysArePaired, selectionFollowsRows,
      reusesCells, holdsChanges, emptyCellsAreFresh, keepsEngineWeakly,
    ]
  }

  /// Each step of a change calls `commit` once, before the step's method returns.
  public static var commitsOnce: Law<Self> { law(.commitsOnce) }

  /// Each change calls `completion` once.
  public static var completesOnce: Law<Self> { law(.completesOnce) }

  /// Every cell on screen belongs to a row that exists, and no two cells belong to the same row.
  public static var visiblePathsExist: Law<Self> { law(.visiblePathsExist) }

  /// The host dequeues a cell for every registered identifier.
  public static var dequeuesWhatIsRegistered: Law<Self> { law(.dequeuesWhatIsRegistered) }

  /// The rows on screen have no gap, and include the row that the user scrolled to.
  public static var showsWhatIsThere: Law<Self> { law(.showsWhatIsThere) }

  /// A cell on screen has the identifier that dequeued it; an empty cell has none.
  public static var identifiersAgree: Law<Self> { law(.identifiersAgree) }

  /// A cell on screen shows the data of its own row only.
  public static var cellsShowTheirRows: Law<Self> { law(.cellsShowTheirRows) }

  /// A header on screen shows the title of its section.
  public static var headersAgree: Law<Self> { law(.headersAgree) }

  /// A row receives `willDisplay` once when it comes on screen and `didEndDisplaying` once when it leaves.
  public static var displaysArePaired: Law<Self> { law(.displaysArePaired) }

  /// Selected rows stay selected when they move, and no other rows are selected.
  public static var selectionFollowsRows: Law<Self> { law(.selectionFollowsRows) }

  /// The viewport limits the number of cells, however long the list is.
  public static var reusesCells: Law<Self> { law(.reusesCells) }

  /// If a row changes the list when it comes on screen, the change waits until the host is done.
  public static var holdsChanges: Law<Self> { law(.holdsChanges) }

  /// Every empty cell that replaces another one is new.
  public static var emptyCellsAreFresh: Law<Self> { law(.emptyCellsAreFresh) }

  /// A host holds its engine weakly.
  public static var keepsEngineWeakly: Law<Self> { law(.keepsEngineWeakly) }

  private static func law(_ law: HostLaw) -> Law<Self> {
    Law(
      law.rawValue,
      unless: { $0.reasonToSkip(law) },
      check: { $0.findings[law].map { [$0] } ?? [] })
  }
}
