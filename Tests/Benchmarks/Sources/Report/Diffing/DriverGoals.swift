import Foundation
import HeadlessList
import TypedCells

/// Returns the cost that a list driver adds to the diff of its rows' identities: it checks for
/// duplicates and updates a host.
@MainActor
func driverGoals() -> [Goal] {
  var random = SeededNumbers(seed: 1)
  let workload = Workload(
    rows: 100_000, deleted: 20_000..<30_000, inserted: 30_000..<40_000, shuffled: 0..<2_000,
    random: &random, makeID: UUID.init)
  let back = Workload(old: workload.new.map(\.id), new: workload.old.map(\.id))
  let list = ListDriver(host: IdleHost())
  let (old, new) = (sections(of: workload.old), sections(of: workload.new))
  list.apply(old)
  let times = medianTimes(
    of: [
      Contender("diff") {
        workload.diff()
        back.diff()
      },
      Contender("driver") {
        list.apply(new)
        list.apply(old)
      },
    ], batch: 1, rounds: 61)
  return [
    Goal(
      area: "diff", workload: "100,000 erased rows, UUID, by a driver, ÷ the typed diff",
      measured: times.ratio("driver", "diff"), bound: .atMost(3)),
    unchangedSections(),
  ]
}

/// Compares 10,000 sections of one row with copies in other memory, as a list does if it is built again.
@MainActor
private func unchangedSections() -> Goal {
  let items = (0..<10_000).map { _ in Item(id: UUID(), value: 1) }
  func typed() -> [ItemSection] {
    items.enumerated().map { ItemSection(id: $0.offset, rows: [$0.element]) }
  }
  func erased() -> [ListSection<HeadlessCell>] {
    items.enumerated().map { number, item in
      ListSection(id: number) { Row(ItemCell.self, item) }
    }
  }
  let list = ListDriver(host: IdleHost())
  let (old, new, shown, next) = (typed(), typed(), erased(), erased())
  list.apply(shown)
  let times = medianTimes(
    of: [
      Contender("diff") { keep(SectionedChanges(from: old, to: new).movesBetweenSections.count) },
      Contender("driver") {
        list.apply(next)
        list.apply(shown)
      },
    ], batch: 1, rounds: 61)
  return Goal(
    area: "diff", workload: "10,000 unchanged sections by a driver ÷ the typed diff",
    measured: times.ratio("driver", "diff") / 2, bound: .atMost(2))
}

@MainActor
private func sections(of items: [Item<UUID>]) -> [ListSection<HeadlessCell>] {
  [
    ListSection(id: 0) {
      for item in items { Row(ItemCell.self, item) }
    }
  ]
}

private final class ItemCell: HeadlessCell, Updatable {
  func update(viewData item: Item<UUID>) { lines = ["\(item.value)"] }
}

/// A host that does nothing, so that only the driver's work is measured.
private final class IdleHost: ListHost {
  typealias Cell = HeadlessCell

  var visibleCells: [VisibleCell<HeadlessCell>] { [] }
  func attach(to list: ListEngine<IdleHost>) {}
  func register(_ registration: CellRegistration<HeadlessCell>) {}
  func reload() {}
  func reloadRows(at paths: [RowPath]) {}
  func reloadHeaderFooters(ofSections sections: [Int]) {}
  func adjustHeights(ofRowsAt paths: [RowPath]) {}
  func makeEmptyCell() -> HeadlessCell { HeadlessCell() }

  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    commit()
    completion()
  }
}
