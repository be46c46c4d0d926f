/// The pairs of old and new elements that a diff has found so far.
///
/// Elements are numbered across all sections. Pairs are stored as runs, because most elements keep their neighbours.
/// Positions have 31 bits.
@frozen
@usableFromInline
struct Matching: ~Copyable {
  /// A run of elements that are neighbours before and after the change.
  @frozen
  @usableFromInline
  struct Run: BitwiseCopyable {
    @usableFromInline var old: Int32
    @usableFromInline var new: Int32
    @usableFromInline var count: Int32

    @inline(__always)
    @inlinable
    init(old: Int, new: Int, count: Int) {
      self.old = Int32(truncatingIfNeeded: old)
      self.new = Int32(truncatingIfNeeded: new)
      self.count = Int32(truncatingIfNeeded: count)
    }
  }

  /// A new element that belongs to no run.
  @frozen
  @usableFromInline
  struct Leftover: BitwiseCopyable {
    @usableFromInline let hash: UInt32
    @usableFromInline let new: Int32
    /// The number of the same element before the change; negative until it's found.
    @usableFromInline var old: Int32 = -1

    @inline(__always)
    @inlinable
    init(hash: UInt32, new: Int) {
      self.hash = hash
      self.new = Int32(truncatingIfNeeded: new)
    }
  }

  /// An element whose content changed.
  @frozen
  @usableFromInline
  struct Update: BitwiseCopyable {
    @usableFromInline let old: Int32
    @usableFromInline let new: Int32

    @inline(__always)
    @inlinable
    init(old: Int, new: Int) {
      self.old = Int32(truncatingIfNeeded: old)
      self.new = Int32(truncatingIfNeeded: new)
    }
  }

  /// By ascending new position.
  @usableFromInline var runs = Scratch<Run>(capacity: 64)
  /// By ascending new position.
  @usableFromInline var leftovers = Scratch<Leftover>(capacity: 256)
  @usableFromInline var updates = Scratch<Update>(capacity: 16)
  /// The old elements that are matched.
  @usableFromInline var found: PositionSet
  @usableFromInline var foundCount = 0
  @usableFromInline let oldCount: Int

  @inlinable
  init(oldCount: Int, newCount: Int) {
    precondition(
      max(oldCount, newCount) < Int(Int32.max), "a diff supports at most 2,147,483,646 elements")
    self.oldCount = oldCount
    found = PositionSet(count: oldCount)
  }

  @inline(__always)
  @inlinable
  mutating func add(_ run: Run) {
    runs.append(run)
    found.insert(Int(run.old)..<Int(run.old &+ run.count))
    foundCount &+= Int(run.count)
  }
}
