import Foundation
import TypedCells

/// Returns the costs of a diff, relative to the standard library's way (`S`): a `Set` of the old
/// identities and `contains` for each new one.
@MainActor
func diffGoals() -> [Goal] {
  #if DEBUG
    return []
  #else
    return churnGoals() + smallChangeGoals() + orderGoals() + sectionedGoals()
      + driverGoals() + memoryGoals()
  #endif
}

@MainActor
private func churnGoals() -> [Goal] {
  var random = SeededNumbers(seed: 1)
  func large<ID>(_ makeID: () -> ID) -> Workload<ID> {
    Workload(
      rows: 100_000, deleted: 20_000..<30_000, inserted: 30_000..<40_000, shuffled: 0..<2_000,
      random: &random, makeID: makeID)
  }
  let uuids = large(UUID.init)
  let strings = large { UUID().uuidString }
  var numbers = SeededNumbers(seed: 2)
  let fields = large { TwoFields(group: Int(truncatingIfNeeded: numbers.next()), number: 1) }
  let small = Workload(
    rows: 5_000, deleted: 2_000..<3_000, inserted: 3_000..<4_000, shuffled: 0..<200,
    random: &random, makeID: UUID.init)
  let scattered = Workload(
    rows: 100_000, scatteredDeletions: 10_000, insertions: 10_000, shuffled: 2_000,
    random: &random, makeID: UUID.init)
  return [
    againstStandard("100,000 rows, UUID", uuids, .atMost(0.08), batch: 1, rounds: 61),
    againstStandard("100,000 rows, merely Hashable", fields, .atMost(0.16), batch: 1, rounds: 61),
    againstStandard("5,000 rows, UUID", small, .atMost(0.16), batch: 10, rounds: 101),
    againstStandard("100,000 rows, String", strings, .atMost(0.1), batch: 1, rounds: 31),
    againstStandard(
      "100,000 rows, UUID, scattered", scattered, .atMost(0.08), batch: 1, rounds: 61),
  ]
}

@MainActor
private func smallChangeGoals() -> [Goal] {
  let ids = (0..<100_000).map { _ in UUID() }
  let same = Workload(old: ids, new: ids).copied
  var more = ids
  more.insert(UUID(), at: 50_000)
  let insertion = Workload(old: ids, new: more)
  var shared = same
  shared.new = shared.old
  let times = medianTimes(
    of: [
      Contender("pass") { same.comparisonPass() },
      Contender("no change") { same.diff() },
      Contender("one insert") { insertion.diff() },
      Contender("same storage") { shared.diff() },
    ], batch: 4, rounds: 101)
  return [
    goal("no change, 100,000 ÷ a pass of ==", times.ratio("no change", "pass"), .atMost(1.3)),
    goal("one insert in 100,000 ÷ that pass", times.ratio("one insert", "pass"), .atMost(2)),
    goal("same storage, µs", (times["same storage"] ?? .nan) / 1_000, .atMost(5)),
  ]
}

@MainActor
private func orderGoals() -> [Goal] {
  var random = SeededNumbers(seed: 3)
  let ids = (0..<10_000).map { _ in UUID() }
  let many = (0..<100_000).map { _ in UUID() }
  return [
    againstStandard(
      "reverse, 10,000", Workload(old: ids, new: ids.reversed()), .atMost(0.5), batch: 4,
      rounds: 51),
    againstStandard(
      "replace, 10,000", Workload(old: ids, new: ids.map { _ in UUID() }), .atMost(0.5), batch: 4,
      rounds: 51),
    againstStandard(
      "shuffle, 100,000", Workload(old: many, new: many.shuffled(using: &random)), .atMost(1.3),
      batch: 1, rounds: 15),
  ]
}

@MainActor
private func sectionedGoals() -> [Goal] {
  var random = SeededNumbers(seed: 4)
  let workload = SectionedWorkload(sections: 100, rows: 1_000, random: &random)
  let times = medianTimes(
    of: [
      Contender("S") { workload.standardWay() },
      Contender("diff") { workload.diff() },
    ], batch: 1, rounds: 61)
  return [
    goal("100 sections × 1,000 rows, UUID, ÷ S", times.ratio("diff", "S"), .atMost(0.09))
  ]
}

@MainActor
private func memoryGoals() -> [Goal] {
  #if os(Linux)
    var random = SeededNumbers(seed: 1)
    let workload = Workload(
      rows: 100_000, deleted: 20_000..<30_000, inserted: 30_000..<40_000, shuffled: 0..<2_000,
      random: &random, makeID: UUID.init)
    let bytes = (0..<5).map { _ in peakMemory { workload.diff() } }.sorted()[2]
    return [goal("100,000 rows, UUID, peak memory, MB", bytes / 1_000_000, .atMost(1))]
  #else
    return []
  #endif
}

@MainActor
private func againstStandard<ID>(
  _ name: String, _ workload: Workload<ID>, _ bound: Goal.Bound, batch: Int, rounds: Int
) -> Goal {
  let times = medianTimes(
    of: [
      Contender("S") { workload.standardWay() },
      Contender("diff") { workload.diff() },
    ], batch: batch, rounds: rounds)
  return goal("\(name), ÷ S", times.ratio("diff", "S"), bound)
}

private func goal(_ workload: String, _ measured: Double, _ bound: Goal.Bound) -> Goal {
  Goal(area: "diff", workload: workload, measured: measured, bound: bound)
}
