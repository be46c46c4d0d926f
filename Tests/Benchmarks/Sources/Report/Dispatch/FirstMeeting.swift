import Benchmark
import Specimens
import TypedCells

/// The cost of the first configuration with two types, relative to a pass of the chain over two new
/// types.
///
/// Each type is new only once, so each measurement is one call. The registry and the chain alternate,
/// with deeper and deeper tags.
@MainActor
struct FirstMeeting {
  private let registry: CapabilityRegistry
  private var chainTimes: [Double] = []
  private var registryTimes: [Double] = []

  init(_ registry: CapabilityRegistry) {
    self.registry = registry
  }

  /// Returns the median of the registry's times divided by the median of the chain's.
  mutating func ratio(rounds: Int) -> Double {
    meet(Tag<Int>.self, Tag<String>.self, rounds: rounds)
    // The first ten calls load code that later calls find loaded.
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
