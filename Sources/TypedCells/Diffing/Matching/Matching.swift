/// The pairs of old and new elements, while they are being found.
///
/// Elements are numbered through, over all sections. Most stay among their neighbours, so pairs are stored as runs.
/// Positions have 31 bits.
@frozen
@usableFromInline
struct Matching: ~Copyable {
  /// Elements that are neighbours before and after.
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
    /// The same element before the change, less than 0 while there is none.
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
  /// The old elements that were found again.
  @usableFromInline var found: PositionSet
  @usableFromInline var foundCount = 0
  @usableFromInline let oldCount: Int

  @inlinable
  init(oldCount: Int, newCount: Int) {
    precondition(max(oldCount, newCount) < Int(Int32.max), "a diff is of fewer than 2³¹ elements")
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
