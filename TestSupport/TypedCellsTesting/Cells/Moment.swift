import Dispatch

/// A moment on a monotonic clock. `ContinuousClock` would need iOS 16.
struct Moment {
  private let nanoseconds = DispatchTime.now().uptimeNanoseconds

  static var now: Moment { Moment() }

  static func - (later: Moment, earlier: Moment) -> Lapse {
    Lapse(nanoseconds: Int64(later.nanoseconds) - Int64(earlier.nanoseconds))
  }
}

/// The time between two moments. `Duration` would need iOS 16.
struct Lapse: Comparable {
  fileprivate let nanoseconds: Int64

  static let zero = Lapse(nanoseconds: 0)

  static func milliseconds(_ count: Int64) -> Lapse { Lapse(nanoseconds: count * 1_000_000) }
  static func seconds(_ count: Int64) -> Lapse { Lapse(nanoseconds: count * 1_000_000_000) }

  /// The time in seconds, as Foundation counts it.
  var inSeconds: Double { Double(nanoseconds) / 1e9 }

  static func + (left: Lapse, right: Lapse) -> Lapse {
    Lapse(nanoseconds: left.nanoseconds + right.nanoseconds)
  }
  static func * (lapse: Lapse, factor: Int64) -> Lapse {
    Lapse(nanoseconds: lapse.nanoseconds * factor)
  }
  static func / (lapse: Lapse, divisor: Int64) -> Lapse {
    Lapse(nanoseconds: lapse.nanoseconds / divisor)
  }
  static func < (left: Lapse, right: Lapse) -> Bool { left.nanoseconds < right.nanoseconds }
}

/// Time during which an examination could look.
///
/// On a busy machine, it may not be able to look for a while. Such a gap counts as 20 milliseconds at most,
/// because loaders had to wait as well.
struct CalmTime {
  private(set) var total = Lapse.zero
  private var last = Moment.now

  /// Adds the time since the last call.
  mutating func tick() {
    let now = Moment.now
    total = total + min(now - last, .milliseconds(20))
    last = now
  }
}

extension Task where Success == Never, Failure == Never {
  /// Lets other tasks run for some time.
  static func sleep(_ lapse: Lapse) async throws {
    try await sleep(nanoseconds: UInt64(max(0, lapse.nanoseconds)))
  }
}
