/// The looks of fresh cells while time passes, by sample.
@MainActor
struct FreshTimeline {
  private(set) var looks: [[CellObservation]]

  /// The times from the update to the first change; zero for a sample without one in this timeline.
  private(set) var arrivals: [Lapse]

  /// The time from the update to the last change.
  private(set) var latency = Lapse.zero

  /// Whether nothing is expected to change any more.
  private(set) var isAtRest = true

  /// - Parameter looks: the looks of the cells right after the update, by sample.
  init(_ looks: [CellObservation]) {
    self.looks = looks.map { [$0] }
    arrivals = looks.map { _ in .zero }
  }

  /// Adds the look of a sample, some time after the update, if it changed.
  mutating func note(_ look: CellObservation, of sample: Int, _ time: Lapse) {
    if look == looks[sample][looks[sample].count - 1] { return }
    if looks[sample].count == 1 { arrivals[sample] = time }
    looks[sample].append(look)
    latency = time
  }

  /// Ends the timeline some time after the update.
  ///
  /// A change within the first half of the time is the last one. Otherwise, more may follow.
  mutating func end(_ time: Lapse) { isAtRest = latency <= time / 2 }

  /// Returns the timeline with the looks of other fresh cells.
  func adding(_ other: FreshTimeline) -> FreshTimeline {
    var sum = self
    for index in looks.indices {
      let (own, others) = (looks[index], other.looks[index])
      if own.count == 1 {
        // Content that arrived too late for this timeline may have arrived in time for the other.
        sum.looks[index] += others.drop { $0 == own[0] }
        sum.arrivals[index] = other.arrivals[index]
      } else {
        let last = sum.looks[index].removeLast()
        sum.looks[index] += others.filter { $0 != last } + [last]
      }
    }
    sum.latency = max(latency, other.latency)
    return sum
  }
}
