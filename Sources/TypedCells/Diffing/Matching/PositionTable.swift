/// A hash table of positions with open addressing and eight bytes per slot.
@frozen
@usableFromInline
struct PositionTable: ~Copyable {
  /// The hash and the position + 1; 0 in a free slot.
  @usableFromInline var slots: Scratch<UInt64>
  @usableFromInline let mask: Int

  /// Creates a table with room for `count` positions.
  @inlinable
  init(count: Int) {
    var capacity = 16
    while capacity < count &* 2 { capacity <<= 1 }
    slots = Scratch(repeating: 0, count: capacity)
    mask = capacity - 1
  }

  /// Returns the slot with a hash for whose position `isMatch` returns `true`, or a free slot.
  @inline(__always)
  @inlinable
  func slot(_ hash: UInt32, _ isMatch: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return slot }
      if UInt32(truncatingIfNeeded: entry >> 32) == hash, isMatch(position(in: entry)) {
        return slot
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Returns the position with a hash for which `isMatch` returns `true`.
  @inline(__always)
  @inlinable
  func first(_ hash: UInt32, _ isMatch: (Int) -> Bool) -> Int? {
    self[slot(hash, isMatch)]
  }

  /// Inserts a position, unless `isMatch` returns `true` for one with the same hash.
  @inline(__always)
  @inlinable
  mutating func insert(_ position: Int, hash: UInt32, _ isMatch: (Int) -> Bool) {
    let slot = slot(hash, isMatch)
    if slots[slot] == 0 { set(slot, position, hash: hash) }
  }

  /// The position in a slot; `nil` if the slot is free.
  @inlinable
  subscript(slot: Int) -> Int? {
    @inline(__always) get {
      let entry = slots[slot]
      return entry == 0 ? nil : position(in: entry)
    }
  }

  @inline(__always)
  @inlinable
  mutating func set(_ slot: Int, _ position: Int, hash: UInt32) {
    slots[slot] = UInt64(hash) << 32 | UInt64(truncatingIfNeeded: position &+ 1)
  }

  @inline(__always)
  @inlinable
  func position(in entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
  }
}
