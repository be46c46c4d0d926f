import TypedCells

/// Counts how often elements are compared and hashed.
final class WorkCounter {
  var comparisons = 0
  var hashes = 0

  var count: Int { comparisons + hashes }
}

/// An element that is its own identity, and reports what a diff does with it.
struct Counted: Diffable, Hashable {
  let number: Int
  let counter: WorkCounter

  var diffIdentity: Self { self }

  static func == (left: Self, right: Self) -> Bool {
    left.counter.comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(number)
  }
}
