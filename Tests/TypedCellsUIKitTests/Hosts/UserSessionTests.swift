import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// Screens that a user and an app change at random, beside a simple model.
@MainActor
@Suite(.serialized)
struct `Random sessions of a user` {
  private static let seeds = SessionSeeds.chosen(usually: 24)

  @Test func `with a table end with the rows of the model`() async {
    var counts: [SessionAction: Int] = [:]
    for seed in Self.seeds {
      let session = UserSession.table(seed: seed)
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
      let session = UserSession.collection(seed: seed)
      await session.run(steps: 40)
      #expect(session.mistakes.isEmpty, "seed \(seed)")
      if !session.mistakes.isEmpty { return }
      counts.merge(session.actionCounts, uniquingKeysWith: +)
    }
    #expect(counts.count == SessionAction.allCases.count)
  }
}
