import Benchmark

/// One of several ways to do the same.
struct Contender {
  let name: String
  let body: @MainActor () -> Void

  init(_ name: String, _ body: @escaping @MainActor () -> Void) {
    self.name = name
    self.body = body
  }
}

/// The median time of one call of each contender, in nanoseconds.
///
/// The contenders take turns, a batch each, so that a machine whose speed drifts treats all alike.
///
/// - Parameters:
///   - contenders: what to measure; each body is one call.
///   - batch: how many calls are timed together.
///   - rounds: how many batches of each contender there are.
@MainActor
func medianTimes(of contenders: [Contender], batch: Int, rounds: Int) -> [String: Double] {
  var times: [String: [Double]] = [:]
  for round in -3..<rounds {
    for contender in contenders {
      let start = BenchmarkClock.now
      for _ in 0..<batch { contender.body() }
      let elapsed = start.duration(to: BenchmarkClock.now)
      guard round >= 0 else { continue }  // the first rounds warm caches and are not counted
      times[contender.name, default: []].append(Double(elapsed.nanoseconds()) / Double(batch))
    }
  }
  return times.mapValues { $0.sorted()[$0.count / 2] }
}

extension [String: Double] {
  /// The time of one contender over that of another.
  func ratio(_ dividend: String, _ divisor: String) -> Double {
    self[dividend, default: .nan] / self[divisor, default: .nan]
  }
}
