/// The looks of fresh cells while time passes, by sample.
@MainActor
struct FreshTimeline {
  private(set) var looks: [[CellObservation]]

  /// The times from the update to the first change; zero for a sample without one.
  private(set) var arrivals: [Lapse]

  /// The time from the update to the last change.
  private(set) var latency = Lapse.zero

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

  /// Returns the timeline with the looks of other fresh cells.
  func adding(_ other: FreshTimeline) -> FreshTimeline {
    var sum = self
    for index in looks.indices {
      let last = sum.looks[index].removeLast()
      sum.looks[index] += other.looks[index].filter { $0 != last } + [last]
    }
    sum.latency = max(latency, other.latency)
    return sum
  }
}
