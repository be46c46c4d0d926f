/// The unmatched old elements, by their hashes. Elements with one identity are chained in their order.
@frozen
@usableFromInline
struct Join: ~Copyable {
  @usableFromInline var table: PositionTable
  /// For each old element, the number of the next one with the same identity. Allocated when the first pair is found.
  @usableFromInline var next: Scratch<Int32>?
  @usableFromInline let oldCount: Int

  @inlinable
  init(of matching: borrowing Matching) {
    oldCount = matching.oldCount
    table = PositionTable(count: oldCount - matching.foundCount)
  }

  /// Adds an old element. Add the last element first.
  ///
  /// - Parameter isSame: returns whether the old element with a number has the same identity.
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

  /// Removes and returns the first old element that has a leftover's identity and isn't matched yet.
  ///
  /// - Parameter isSame: returns whether the old element with a number has the leftover's identity.
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
