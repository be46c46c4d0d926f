/// The old elements that no run holds, by their hashes; of equal ones the first comes first.
@frozen
@usableFromInline
struct Join: ~Copyable {
  @usableFromInline var table: PositionTable
  /// The next old element of the same identity, made when there is one.
  @usableFromInline var next: Scratch<Int32>?
  @usableFromInline let oldCount: Int

  @inlinable
  init(of matching: borrowing Matching) {
    oldCount = matching.oldCount
    table = PositionTable(count: oldCount - matching.foundCount)
  }

  /// Adds an old element; the last has to come first.
  ///
  /// - Parameter isSame: whether the old element of a number is the same one.
  @inline(__always)
  @inlinable
  mutating func insert(_ number: Int, hash: UInt32, isSame: (Int) -> Bool) {
    let slot = table.slot(hash, isSame)
    if let later = table[slot] { chain(number, to: later) }
    table.set(slot, number, hash: hash)
  }

  @inline(never)
  @usableFromInline
  mutating func chain(_ number: Int, to later: Int) {
    if next == nil { next = Scratch(repeating: -1, count: oldCount) }
    next![number] = Int32(truncatingIfNeeded: later)
  }

  /// Finds the first old element, not yet found, that is the same as a leftover.
  ///
  /// - Parameter isSame: whether the old element of a number is the same one.
  @inline(__always)
  @inlinable
  mutating func take(
    _ hash: UInt32, found: inout PositionSet, isSame: (Int) -> Bool
  ) -> Int? {
    let slot = table.slot(hash, isSame)
    guard let number = table[slot], !found.contains(number) else { return nil }
    found.insert(number)
    if next != nil { advance(slot, from: number, hash: hash) }
    return number
  }

  @inline(never)
  @usableFromInline
  mutating func advance(_ slot: Int, from number: Int, hash: UInt32) {
    let later = Int(next![number])
    if later >= 0 { table.set(slot, later, hash: hash) }
  }
}
