import Foundation
import TypedCells

/// An element as lists have them: something to know it by, and something to show.
struct Item<ID: Hashable & Sendable>: Identifiable, Equatable, Diffable {
  let id: ID
  var value: Int

  func hasSameContent(as other: Self) -> Bool { value == other.value }
}

/// An identity that is merely `Hashable`.
struct TwoFields: Hashable {
  let group: Int
  let number: Int
}

/// The content of a list before a change and after it.
struct Workload<ID: Hashable & Sendable> {
  var old: [Item<ID>]
  var new: [Item<ID>]

  init(old: [ID], new: [ID]) {
    self.old = old.map { Item(id: $0, value: 1) }
    self.new = new.map { Item(id: $0, value: 1) }
  }

  /// Rows that are deleted, inserted and shuffled, each kind of change in one range: the workload by which DifferenceKit measures itself, in its own layout.
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

  /// As many changes, each of a single row somewhere in the list.
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

  /// The standard library's way to learn what is gone and what is new.
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

  /// The same content in other memory.
  var copied: Self {
    var copy = self
    copy.old = old.map(\.self)
    copy.new = new.map(\.self)
    return copy
  }
}

/// Makes the optimizer believe that a result is wanted.
@inline(never)
func keep(_ value: Int) {
  withExtendedLifetime(value) {}
}

/// Random numbers that are the same in every run (SplitMix64, by Steele, Lea and Flood).
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
