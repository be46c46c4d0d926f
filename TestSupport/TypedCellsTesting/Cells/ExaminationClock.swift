import Dispatch
import Foundation

/// The time of an examination that waits while a cell's tasks, callbacks and timers run.
///
/// The kit's own tests have a clock that advances only while the examination waits, so that they don't depend on the
/// machine.
@MainActor
protocol ExaminationClock {
  var now: Moment { get }

  /// Lets the main thread perform what was queued for it.
  func yield() async

  /// Lets the main thread perform calls for some time.
  func sleep(_ time: Lapse) async

  /// Blocks the main thread for some time. Loaders and timers still run, and what they want to do on the main thread is
  /// queued in order.
  func block(_ time: Lapse)
}

extension ExaminationClock {
  /// Lets the tasks, callbacks and timers of the main thread run.
  func pause() async {
    for _ in 0..<5 { await yield() }
    await sleep(.milliseconds(1))
    for _ in 0..<5 { await yield() }
  }
}

/// The clock of the system. `ContinuousClock` would need iOS 16.
struct SystemClock: ExaminationClock {
  var now: Moment { Moment(nanoseconds: Int64(DispatchTime.now().uptimeNanoseconds)) }

  func yield() async { await Task.yield() }

  func sleep(_ time: Lapse) async {
    try? await Task.sleep(nanoseconds: UInt64(max(0, time.nanoseconds)))
  }

  func block(_ time: Lapse) { Thread.sleep(forTimeInterval: Double(time.nanoseconds) / 1e9) }
}
