import Benchmark
import CAllocationCount
import Specimens
import TypedCells

/// What a bind by a bag of traits costs, against the chain of casts that it replaces.
@MainActor
func dispatchGoals() throws -> [Goal] {
  let paired = pairedCapabilities
  let three = try registry(of: paired.prefix(3))
  let sixteen = try registry(of: paired.prefix(16))
  let sixtyFour = try registry(of: paired.prefix(64))
  let many = try registry(of: (paired + strangeCapabilities).prefix(256))
  let cell: AnyObject = ThreeTraitsCell()
  let stranger: AnyObject = NoTraitsCell()
  let model: Any = ThreeTraits(value0: 1, title: "a title of some length", value2: 3)
  let strangeModel: Any = NoTraits(value: 1)

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
  func ratio(_ dividend: String, _ divisor: String) -> Double {
    times[dividend, default: .nan] / times[divisor, default: .nan]
  }
  func goal(_ workload: String, _ measured: Double, _ bound: Goal.Bound) -> Goal {
    Goal(area: "dispatch", workload: workload, measured: measured, bound: bound)
  }
  let allocations = allocationsPerCall { sixteen.configure(cell, by: model) }
  for (name, time) in times.sorted(by: { $0.key < $1.key }) { print("# \(name): \(time) ns") }
  return [
    goal("chain 3 ÷ registry 3", ratio("chain 3", "registry 3"), .atLeast(4)),
    goal("chain 16 ÷ registry 16", ratio("chain 16", "registry 16"), .atLeast(18)),
    goal("chain 64 ÷ registry 64", ratio("chain 64", "registry 64"), .atLeast(70)),
    goal("registry 256 ÷ registry 3", ratio("registry 256", "registry 3"), .atMost(1.1)),
    goal("registry 3 ÷ by hand", ratio("registry 3", "by hand"), .atMost(1)),
    goal("registry 256, no match, ns", times["no match", default: .nan], .atMost(20)),
    goal("allocations of a bind", allocations, .atMost(0)),
  ]
}

@MainActor
private func registry(of capabilities: some Sequence<Capability>) throws -> CapabilityRegistry {
  let registry = try CapabilityRegistry(Array(capabilities))
  registry.onIgnored = nil
  return registry
}

/// How many heap allocations a call makes, once everything that is kept has been made.
@MainActor
func allocationsPerCall(_ body: @MainActor () -> Void) -> Double {
  let calls = 1_000
  body()
  let before = allocation_count()
  for _ in 0..<calls { body() }
  return Double(allocation_count() - before) / Double(calls)
}
