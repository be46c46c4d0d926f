import Benchmark
import Specimens
import TypedCells

/// What the first bind of two types costs, against one pass of the chain over types as new.
///
/// Each type is new only once, so each time is of one call, and the contenders take turns over ever
/// deeper tags.
@MainActor
struct FirstMeeting {
  private let registry: CapabilityRegistry
  private var chainTimes: [Double] = []
  private var registryTimes: [Double] = []

  init(_ registry: CapabilityRegistry) {
    self.registry = registry
  }

  /// The median of the registry's times over that of the chain's.
  mutating func ratio(rounds: Int) -> Double {
    meet(Tag<Int>.self, Tag<String>.self, rounds: rounds)
    // The very first meetings load what every later one finds loaded.
    return median(registryTimes.dropFirst(10)) / median(chainTimes.dropFirst(10))
  }

  private mutating func meet<One, Other>(_ one: One.Type, _ other: Other.Type, rounds: Int) {
    guard rounds > 0 else { return }
    let (chainCell, chainModel) = (ColdCell<One>(), ColdModel<One>() as Any)
    let (registryCell, registryModel) = (ColdCell<Other>(), ColdModel<Other>() as Any)
    chainTimes.append(time { chain64(chainCell, chainModel) })
    registryTimes.append(time { registry.configure(registryCell, by: registryModel) })
    meet(Tag<One>.self, Tag<Other>.self, rounds: rounds - 1)
  }

  private func time(_ body: () -> Void) -> Double {
    let start = BenchmarkClock.now
    body()
    return Double(start.duration(to: BenchmarkClock.now).nanoseconds())
  }

  private func median(_ times: some Collection<Double>) -> Double {
    times.sorted()[times.count / 2]
  }
}
