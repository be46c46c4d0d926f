/// A moment on a monotonic clock.
struct Moment {
  let nanoseconds: Int64

  static func - (later: Moment, earlier: Moment) -> Lapse {
    Lapse(nanoseconds: later.nanoseconds - earlier.nanoseconds)
  }
}

/// The time between two moments. `Duration` would need iOS 16.
struct Lapse: Comparable {
  let nanoseconds: Int64

  static let zero = Lapse(nanoseconds: 0)

  static func milliseconds(_ count: Int64) -> Lapse { Lapse(nanoseconds: count * 1_000_000) }
  static func seconds(_ count: Int64) -> Lapse { Lapse(nanoseconds: count * 1_000_000_000) }

  static func + (left: Lapse, right: Lapse) -> Lapse {
    Lapse(nanoseconds: left.nanoseconds + right.nanoseconds)
  }
  static func - (left: Lapse, right: Lapse) -> Lapse {
    Lapse(nanoseconds: left.nanoseconds - right.nanoseconds)
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
@MainActor
struct CalmTime {
  private(set) var total = Lapse.zero
  private let clock: any ExaminationClock
  private var last: Moment

  init(_ clock: any ExaminationClock) {
    self.clock = clock
    last = clock.now
  }

  /// Adds the time since the last call.
  mutating func tick() {
    let now = clock.now
    total = total + min(now - last, .milliseconds(20))
    last = now
  }
}
