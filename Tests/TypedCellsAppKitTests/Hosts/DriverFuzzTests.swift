import Foundation
import Testing
import TypedCells

@testable import TypedCellsAppKit

// On a Mac, animations end later than changes that need none, and the sessions compare the order of completions.
#if !os(macOS)
  private class FuzzBaseCell: NSTableCellView {
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

  private class FuzzBaseItem: NSCollectionViewItem {
    fileprivate(set) var shown: FuzzItem?
    fileprivate(set) var updateCount = 0

    override func loadView() { view = NSView() }

    func update(viewData item: FuzzItem) {
      shown = item
      updateCount += 1
      FuzzProbe.shared.runUpdate()
    }
  }

  private final class FirstItem: FuzzBaseItem, FuzzedCell {}
  private final class SecondItem: FuzzBaseItem, FuzzedCell {}

  /// Runs the sessions of `Random sessions with a headless list` on tables and collections.
  @MainActor
  @Suite(.serialized)
  struct `Random sessions in AppKit` {
    private static let seeds = SessionSeeds.chosen(usually: 16)

    private func scroll(_ view: NSView, by distance: Double) {
      view.scroll(CGPoint(x: 0, y: max(view.visibleRect.minY + distance, 0)))
      view.layoutSubtreeIfNeeded()
    }

    @Test func `show in a table the content that was applied last`() async {
      var comparedCells = 0
      for seed in Array(Self.seeds) + [1019] {  // a session that failed once
        let screen = TableScreen(height: [132, 440][Int(seed % 2)])
        let session = FuzzSession<TableHost, FirstCell, SecondCell>(
          .init(
            driver: screen.list, engine: screen.list.engine,
            settle: { settle(screen.table) },
            scroll: { scroll(screen.table, by: $0) },
            keepsCells: { $0.keepsOrder(of: $1) && !$0.movesManyRows(to: $1) },
            addHeader: { $0.header(Row(TextHeader.self, $1)) },
            titleOfHeader: { ($0 as? TextHeader)?.text }),
          random: SeededGenerator(seed: seed))
        await NSAnimationContext.$endsAtOnce.withValue(true) { await session.run(steps: 40) }
        #expect(session.mistakes.isEmpty, "seed \(seed)")
        if !session.mistakes.isEmpty { return }
        comparedCells += session.comparedCells
      }
      #expect(comparedCells > 8 * Self.seeds.count)
    }

    @Test func `show in a collection the content that was applied last`() async {
      var comparedCells = 0
      for seed in Self.seeds {
        let screen = CollectionScreen(height: [132, 440][Int(seed % 2)])
        let session = FuzzSession<CollectionHost, FirstItem, SecondItem>(
          .init(
            driver: screen.list, engine: screen.list.engine,
            settle: { settle(screen.collection) },
            scroll: { scroll(screen.collection, by: $0) },
            keepsCells: { $0.keepsOrder(of: $1) },
            addHeader: { $0.header(Row(ItemHeader.self, $1)) },
            titleOfHeader: { ($0 as? ItemHeader)?.text }),
          random: SeededGenerator(seed: seed))
        await NSAnimationContext.$endsAtOnce.withValue(true) { await session.run(steps: 40) }
        #expect(session.mistakes.isEmpty, "seed \(seed)")
        if !session.mistakes.isEmpty { return }
        comparedCells += session.comparedCells
      }
      #expect(comparedCells > 8 * Self.seeds.count)
    }
  }

  extension FuzzList {
    /// Whether no section moves and no header differs: sections that move, and those whose headers a collection view
    /// replaces, get new cells.
    fileprivate func keepsOrder(of other: FuzzList) -> Bool {
      let common = sections.filter { section in other.sections.contains { $0.id == section.id } }
      let others = other.sections.filter { section in sections.contains { $0.id == section.id } }
      return common.map(\.id) == others.map(\.id)
        && zip(common, others).allSatisfy {
          $0.title == $1.title && $0.hasHeaderView == $1.hasHeaderView
        }
    }

    /// Whether so many rows may move that a table gets new cells for them.
    fileprivate func movesManyRows(to other: FuzzList) -> Bool {
      let (old, new) = (
        sections.flatMap(\.rows).map(\.id), other.sections.flatMap(\.rows).map(\.id)
      )
      let (isOld, isNew) = (Set(old), Set(new))
      let staying = old.filter(isNew.contains)
      return staying.count > TableEdits.moveLimit && staying != new.filter(isOld.contains)
    }
  }
#endif
