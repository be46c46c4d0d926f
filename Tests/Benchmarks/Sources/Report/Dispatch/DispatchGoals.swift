import Specimens
import TypedCells

/// Returns the costs of configuring a cell by traits, relative to the chain of casts that the registry
/// replaces.
@MainActor
func dispatchGoals() throws -> [Goal] {
  let bench = try DispatchBench()
  #if DEBUG
    return bench.debugGoals()
  #else
    return try bench.ratioGoals() + [bench.allocationGoal()] + bench.rowGoals()
  #endif
}

@MainActor
private struct DispatchBench {
  let three: CapabilityRegistry
  let sixteen: CapabilityRegistry
  let sixtyFour: CapabilityRegistry
  let many: CapabilityRegistry
  let cell: AnyObject = ThreeTraitsCell()
  let stranger: AnyObject = NoTraitsCell()
  let model: Any = ThreeTraits(value0: 1, title: "a title of some length", value2: 3)
  let strangeModel: Any = NoTraits(value: 1)

  init() throws {
    three = try registry(of: pairedCapabilities.prefix(3))
    sixteen = try registry(of: pairedCapabilities.prefix(16))
    sixtyFour = try registry(of: pairedCapabilities.prefix(64))
    many = try registry(of: (pairedCapabilities + strangeCapabilities).prefix(256))
  }

  func debugGoals() -> [Goal] {
    let times = medianTimes(
      of: [
        Contender("chain") { chain16(cell, model) },
        Contender("registry") { sixteen.configure(cell, by: model) },
      ], batch: 200, rounds: 51)
    return [goal("debug: chain 16 ÷ registry 16", times.ratio("chain", "registry"), .atLeast(4))]
  }

  func ratioGoals() throws -> [Goal] {
    let times = medianTimes(
      of: [
        Contender("chain 3") { chain3(cell, model) },
        Contender("chain 16") { chain16(cell, model) },
        Contender("chain 64") { chain64(cell, model) },
        Contender("registry 3") { three.configure(cell, by: model) },
        Contender("registry 16") { sixteen.configure(cell, by: model) },
        Contender("registry 64") { sixtyFour.configure(cell, by: model) },
        Contender("registry 256") { many.configure(cell, by: model) },
        Contender("by hand") { byHand(cell, model) },
        Contender("no match") { many.configure(stranger, by: strangeModel) },
      ], batch: 2_000, rounds: 101)
    var firstMeeting = FirstMeeting(try registry(of: pairedCapabilities.prefix(64)))
    return [
      goal("chain 3 ÷ registry 3", times.ratio("chain 3", "registry 3"), .atLeast(4)),
      goal("chain 16 ÷ registry 16", times.ratio("chain 16", "registry 16"), .atLeast(18)),
      goal("chain 64 ÷ registry 64", times.ratio("chain 64", "registry 64"), .atLeast(70)),
      goal("registry 256 ÷ registry 3", times.ratio("registry 256", "registry 3"), .atMost(1.1)),
      goal("registry 3 ÷ by hand", times.ratio("registry 3", "by hand"), .atMost(1)),
      goal("registry 256, no match, ns", times["no match"] ?? .nan, .atMost(10)),
      goal(
        "first meeting, registry 64 ÷ chain 64", firstMeeting.ratio(rounds: 200), .atMost(1.2)),
    ]
  }

  func allocationGoal() -> Goal {
    goal(
      "heap allocations of a bind", allocationsPerCall { sixteen.configure(cell, by: model) },
      .atMost(0))
  }

  /// Returns the cost of updating an `Updatable` cell by a row, relative to the direct call.
  func rowGoals() -> [Goal] {
    let label = LabelCell()
    let data = ThreeTraits(value0: 1, title: "a title of some length", value2: 3)
    let row = AnyRow<SilentCell>(Row(LabelCell.self, data))
    let times = medianTimes(
      of: [
        Contender("direct") { label.update(viewData: data) },
        Contender("row") { try? row.update(label) },
      ], batch: 5_000, rounds: 101)
    let over = (times["row"] ?? .nan) - (times["direct"] ?? .nan)
    return [
      goal("AnyRow.update ÷ direct call", times.ratio("row", "direct"), .atMost(3)),
      goal("AnyRow.update over direct call, ns", over, .atMost(8)),
      goal(
        "heap allocations of AnyRow.update", allocationsPerCall { try? row.update(label) },
        .atMost(0)),
    ]
  }

  private func goal(_ workload: String, _ measured: Double, _ bound: Goal.Bound) -> Goal {
    Goal(area: "dispatch", workload: workload, measured: measured, bound: bound)
  }
}

@MainActor
private func registry(of capabilities: some Sequence<Capability>) throws -> CapabilityRegistry {
  let registry = try CapabilityRegistry(Array(capabilities))
  registry.onIgnored = nil
  return registry
}
