@testable import TypedCellsTesting

/// A clock that advances only while an examination waits, and performs the calls that are due then.
@MainActor
final class TestClock: ExaminationClock {
  private(set) var now = Moment(nanoseconds: 0)

  /// Whether other tasks run while an examination waits.
  var letsTasksRun = false

  /// The calls to the main thread, in the order in which they are due.
  private var calls: [(moment: Moment, perform: @MainActor () -> Void)] = []

  /// The time since the clock was created.
  var elapsed: Lapse { now - Moment(nanoseconds: 0) }

  /// Performs a call after some time.
  func schedule(after time: Lapse, _ perform: @escaping @MainActor () -> Void) {
    let moment = moment(after: time)
    let index = calls.firstIndex { $0.moment - moment > .zero } ?? calls.count
    calls.insert((moment, perform), at: index)
  }

  /// Performs the calls that are due, and advances the clock by a tenth of a millisecond.
  func yield() async { await sleep(.milliseconds(1) / 10) }

  func sleep(_ time: Lapse) async {
    if letsTasksRun { await Task.yield() }
    let end = moment(after: time)
    while let call = calls.first, end - call.moment >= .zero {
      calls.removeFirst()
      if call.moment - now > .zero { now = call.moment }
      call.perform()
    }
    now = end
  }

  func block(_ time: Lapse) { now = moment(after: time) }

  private func moment(after time: Lapse) -> Moment {
    Moment(nanoseconds: now.nanoseconds + time.nanoseconds)
  }
}
