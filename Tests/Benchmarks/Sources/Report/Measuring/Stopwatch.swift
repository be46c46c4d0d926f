import Benchmark

/// One of several implementations to compare.
struct Contender {
  let name: String
  let body: @MainActor () -> Void

  init(_ name: String, _ body: @escaping @MainActor () -> Void) {
    self.name = name
    self.body = body
  }
}

/// Returns the median time of one call of each contender, in nanoseconds.
///
/// The contenders alternate in batches, so that a drift of the machine's speed affects all of them
/// equally.
///
/// - Parameters:
///   - contenders: The closures to measure. Each body is one call.
///   - batch: The number of calls that are timed together.
///   - rounds: The number of batches of each contender.
@MainActor
func medianTimes(of contenders: [Contender], batch: Int, rounds: Int) -> [String: Double] {
  var times: [String: [Double]] = [:]
  for round in -3..<rounds {
    for contender in contenders {
      let start = BenchmarkClock.now
      for _ in 0..<batch { contender.body() }
      let elapsed = start.duration(to: BenchmarkClock.now)
      guard round >= 0 else { continue }  // The first rounds warm caches and don't count.
      times[contender.name, default: []].append(Double(elapsed.nanoseconds()) / Double(batch))
    }
  }
  return times.mapValues { $0.sorted()[$0.count / 2] }
}

extension [String: Double] {
  /// Returns the time of one contender divided by that of another.
  func ratio(_ dividend: String, _ divisor: String) -> Double {
    self[dividend, default: .nan] / self[divisor, default: .nan]
  }
}
