import HeadlessList
import TypedCells

@testable import TypedCellsTesting

/// Returns the report on a ``FaultyList``.
@MainActor
func faultyList(_ fault: FaultyList.Fault? = nil, capacity: Int = 6) -> LawReport {
  let bench = HostBench(
    makeHost: { FaultyList(fault, capacity: capacity) }, cells: (PlainCell.self, OtherCell.self),
    reading: { $0.text }, scrolling: { $0.scroll(to: $1) },
    headers: .init(adding: { $0.header(Row(TitleHeader.self, $1)) }, reading: { $0.text }))
  return HostLaws(bench, seeds: 0..<4, steps: 40).report()
}

nonisolated extension Fixture {
  /// One host for each fault.
  static let brokenHosts: [Fixture] = FaultyList.Fault.allCases.map { fault in
    let (law, words) = expectation(of: fault)
    return .broken("a host that \(fault)", law.rawValue, saying: words) { faultyList(fault) }
  }

  private static func expectation(of fault: FaultyList.Fault) -> (HostLaw, String) {
    switch fault {
    case .commitsNever: (.commitsOnce, "commit was called 0 times")
    case .commitsTwice: (.commitsOnce, "commit was called 2 times")
    case .completesNever: (.completesOnce, "completion was called 0 times")
    case .completesTwice: (.completesOnce, "completion was called 2 times")
    case .keepsItsEngine: (.keepsEngineWeakly, "keeps its engine alive")
    case .sharesItsEmptyCell: (.emptyCellsAreFresh, "the same cell twice")
    case .changesWhileItScrolls: (.holdsChanges, "while the host was scrolling")
    case .forgetsRegistrations: (.dequeuesWhatIsRegistered, "couldn't dequeue a cell")
    case .showsARowBeyond: (.visiblePathsExist, ".1000, which does not exist")
    case .showsARowTwice: (.visiblePathsExist, "is on screen twice")
    case .showsNothing: (.showsWhatIsThere, "nothing is on screen")
    case .leavesARowOut: (.showsWhatIsThere, "while rows above and below it are")
    case .staysWhereItIs: (.showsWhatIsThere, "once it was scrolled to")
    case .namesNoCell: (.identifiersAgree, "by no identifier, not by")
    case .namesEmptyCells: (.identifiersAgree, "by 'empty', not by no identifier")
    case .keepsCellsOfAnotherKind: (.identifiersAgree, "not by")
    case .leavesReusedCellsAsTheyWere: (.cellsShowTheirRows, "shows \"row")
    case .sharesOneHeader, .swapsHeaders: (.headersAgree, "the header of section")
    case .neverSaysThatRowsCome: (.displaysArePaired, "received 0 more")
    case .neverSaysThatRowsLeave: (.displaysArePaired, "received 1 more")
    case .saysTwiceThatRowsLeave: (.displaysArePaired, "received -1 more")
    case .selectsByPath: (.selectionFollowsRows, "are selected, and should be")
    case .makesEveryCellAnew: (.reusesCells, "for a screen of 6; at most 34 are needed")
    }
  }

  static let correctHosts: [Fixture] =
    [1, 6, 50].map { capacity in
      .correct("a small list of \(capacity) rows") { faultyList(capacity: capacity) }
    }
    + [20.0, 50, 300].map { height in
      .correct("a headless list of \(height) points") { headlessList(height: height) }
    }
    + [
      .correct("a headless list that prefetches") { headlessList(height: 100, prefetchCount: 5) }
    ]
}

private final class LineCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

/// A cell that is twice as tall as its text.
private final class TallCell: HeadlessCell, Updatable {
  override var fittingHeight: Double { 2 * HeadlessList.lineHeight }
  func update(viewData text: String) { lines = [text] }
}

private final class LineHeader: HeadlessHeaderFooter, Updatable {
  func update(viewData text: String) { lines = [text] }
}

/// Returns the report on a `HeadlessList`.
@MainActor
func headlessList(height: Double, prefetchCount: Int = 0) -> LawReport {
  let bench = HostBench(
    makeHost: {
      let host = HeadlessList(height: height)
      host.prefetchCount = prefetchCount
      return host
    },
    cells: (LineCell.self, TallCell.self), reading: { $0.lines.joined() },
    scrolling: { $0.scroll(to: $1) },
    headers: .init(
      adding: { $0.header(Row(LineHeader.self, $1)) }, reading: { $0.lines.joined() }))
  return HostLaws(bench, seeds: 0..<8, steps: 60).report()
}
