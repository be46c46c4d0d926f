import Foundation
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private class FuzzBaseCell: UITableViewCell {
  fileprivate(set) var shown: FuzzItem?
  fileprivate(set) var updateCount = 0

  func update(viewData item: FuzzItem) {
    shown = item
    updateCount += 1
    FuzzProbe.shared.runUpdate()
  }
}

private final class FirstCell: FuzzBaseCell, FuzzedCell {}
private final class SecondCell: FuzzBaseCell, FuzzedCell {}

private class FuzzBaseTile: UICollectionViewCell {
  fileprivate(set) var shown: FuzzItem?
  fileprivate(set) var updateCount = 0

  func update(viewData item: FuzzItem) {
    shown = item
    updateCount += 1
    FuzzProbe.shared.runUpdate()
  }
}

private final class FirstTile: FuzzBaseTile, FuzzedCell {}
private final class SecondTile: FuzzBaseTile, FuzzedCell {}

/// Runs the sessions of `Random sessions with a headless list` on tables and collections.
@MainActor
@Suite(.serialized)
struct `Random sessions in UIKit` {
  private static let seeds = SessionSeeds.chosen(usually: 16)

  @Test func `show in a table the content that was applied last`() async {
    var comparedCells = 0
    for seed in Array(Self.seeds) + [1569, 10_195_000_016] {  // the last two failed once
      let list = TableList(style: .plain, inWindow: seed % 4 != 3)
      // A cell that has its height only after it was laid out can push others off the screen for a moment.
      let knowsHeights = seed % 8 < 4
      if knowsHeights { list.table.rowHeight = 44 }
      list.table.frame.size.height = knowsHeights ? 660 : [132, 440][Int(seed % 2)]
      let session = FuzzSession<TableHost, FirstCell, SecondCell>(
        .init(
          driver: list.driver, engine: list.driver.engine,
          settle: {
            list.table.layoutIfNeeded()
            UIKitLoop.turn()
          },
          scroll: { list.table.user.scroll(by: CGFloat($0)) },
          keepsCells: { knowsHeights && seed % 4 != 3 && $0.keepsSections(of: $1) },
          unsteadyRows: 3,
          addHeader: { $0.header(Row(TitleHeader.self, $1)) },
          titleOfHeader: { ($0 as? TitleHeader)?.title }),
        random: SeededGenerator(seed: seed))
      await session.run(steps: 40)
      #expect(session.mistakes.isEmpty, "seed \(seed)")
      if !session.mistakes.isEmpty { return }
      comparedCells += session.comparedCells
    }
    #expect(comparedCells > 8 * Self.seeds.count)
  }

  @Test func `show in a collection the content that was applied last`() async {
    var comparedCells = 0
    for seed in Self.seeds {
      let list = CollectionList(inWindow: seed % 4 != 3)
      list.collection.frame.size.height = [132, 440][Int(seed % 2)]
      let session = FuzzSession<CollectionHost, FirstTile, SecondTile>(
        .init(
          driver: list.driver, engine: list.driver.engine,
          settle: {
            list.collection.layoutIfNeeded()
            UIKitLoop.turn()
          },
          scroll: { list.collection.user.scroll(by: CGFloat($0)) },
          keepsCells: { seed % 4 != 3 && $0.keepsSections(of: $1) },
          addHeader: { $0.header(Row(TitleView.self, $1)) },
          titleOfHeader: { ($0 as? TitleView)?.title }),
        random: SeededGenerator(seed: seed))
      await session.run(steps: 40)
      #expect(session.mistakes.isEmpty, "seed \(seed)")
      if !session.mistakes.isEmpty { return }
      comparedCells += session.comparedCells
    }
    #expect(comparedCells > 8 * Self.seeds.count)
  }
}

extension FuzzList {
  /// Whether UIKit reloads no section, and the change is one batch: no header differs, and no section moves. Between
  /// two batches, a row can leave the screen for a moment.
  fileprivate func keepsSections(of other: FuzzList) -> Bool {
    let common = sections.filter { section in other.sections.contains { $0.id == section.id } }
    let others = other.sections.filter { section in sections.contains { $0.id == section.id } }
    return common.map(\.id) == others.map(\.id)
      && zip(common, others).allSatisfy {
        $0.title == $1.title && $0.hasHeaderView == $1.hasHeaderView
      }
  }
}
