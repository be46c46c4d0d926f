import Foundation
import TypedCells

/// An element of a list, with an identity and a value.
struct Item<ID: Hashable & Sendable>: Identifiable, Equatable, Diffable {
  let id: ID
  var value: Int

  func hasSameContent(as other: Self) -> Bool { value == other.value }
}

/// An identity that is only `Hashable`.
struct TwoFields: Hashable {
  let group: Int
  let number: Int
}

/// The content of a list before and after a change.
struct Workload<ID: Hashable & Sendable> {
  var old: [Item<ID>]
  var new: [Item<ID>]

  init(old: [ID], new: [ID]) {
    self.old = old.map { Item(id: $0, value: 1) }
    self.new = new.map { Item(id: $0, value: 1) }
  }

  /// Creates a workload with one range each of deleted, inserted and shuffled rows. DifferenceKit's own
  /// benchmark uses it.
  init(
    rows: Int, deleted: Range<Int>, inserted: Range<Int>, shuffled: Range<Int>,
    random: inout SeededNumbers, makeID: () -> ID
  ) {
    let old = (0..<rows).map { _ in makeID() }
    var new = old
    new.removeSubrange(deleted)
    new.insert(contentsOf: inserted.map { _ in makeID() }, at: inserted.lowerBound)
    new[shuffled].shuffle(using: &random)
    self.init(old: old, new: new)
  }

  /// Creates a workload with changes of single rows at random indices.
  init(
    rows: Int, scatteredDeletions deleted: Int, insertions inserted: Int, shuffled: Int,
    random: inout SeededNumbers, makeID: () -> ID
  ) {
    let old = (0..<rows).map { _ in makeID() }
    var new = old
    let gone = Set((0..<rows).shuffled(using: &random).prefix(deleted))
    new = new.indices.filter { !gone.contains($0) }.map { new[$0] }
    let places = Array(new.indices.shuffled(using: &random).prefix(shuffled))
    let moved = places.shuffled(using: &random).map { new[$0] }
    for (place, id) in zip(places, moved) { new[place] = id }
    let gaps = (0..<inserted).map { _ in Int.random(in: 0...new.count, using: &random) }
    let arrivals = Dictionary(grouping: gaps, by: \.self)
    var result: [ID] = []
    for index in 0...new.count {
      for _ in arrivals[index] ?? [] { result.append(makeID()) }
      if index < new.count { result.append(new[index]) }
    }
    self.init(old: old, new: result)
  }

  /// Finds the deleted and inserted rows in the standard library's way.
  @inline(never)
  func standardWay() {
    let ids = Set(old.lazy.map(\.id))
    var count = 0
    for item in new where ids.contains(item.id) { count += 1 }
    keep(count)
  }

  @inline(never)
  func diff() {
    keep(PositionChanges(from: old, to: new).deletions.count)
  }

  @inline(never)
  func comparisonPass() {
    keep(old == new ? 1 : 0)
  }

  /// A copy of the content in other memory.
  var copied: Self {
    var copy = self
    copy.old = old.map(\.self)
    copy.new = new.map(\.self)
    return copy
  }
}

/// Makes the optimizer compute a result that isn't used.
@inline(never)
func keep(_ value: Int) {
  withExtendedLifetime(value) {}
}

/// SplitMix64 (by Steele, Lea and Flood), a generator of the same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
