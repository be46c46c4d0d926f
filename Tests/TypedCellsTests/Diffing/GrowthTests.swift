import Testing
import TypedCells

/// How the work of a diff grows with the content, in comparisons of identities per row.
struct `The work of a diff` {
  @Test func `grows linearly where duplicates were matched before`() {
    // Each run is matched first. Then each sixteenth row is an anchor for the long stretch, all of
    // which agrees, but only three rows of which are still free.
    func comparisonsPerRow(_ count: Int) -> Double {
      let runs = (0..<count / 16).flatMap { (run: Int) -> [Int] in
        let first = 16 * run
        return Array(first + min(run, 1)...first + 12)
      }
      let fresh = Array(-164..<(-100))
      let stretch = Array(0..<count)
      return comparisons(from: stretch + [-7], to: fresh + runs + [-9] + stretch) / Double(count)
    }
    #expect(comparisonsPerRow(16_384) < 1.2 * comparisonsPerRow(1_024))
  }

  private func comparisons(from old: [Int], to new: [Int]) -> Double {
    let counter = Counter()
    _ = PositionChanges(
      from: old.map { Counted(number: $0, counter: counter) },
      to: new.map { Counted(number: $0, counter: counter) })
    return Double(counter.count)
  }

  private final class Counter {
    var count = 0
  }

  private struct Counted: Diffable, Hashable {
    let number: Int
    let counter: Counter

    var diffIdentity: Self { self }

    static func == (left: Self, right: Self) -> Bool {
      left.counter.count += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}
