// The unsafe part of a diff's memory: it grows, has one owner, and is freed with its owner.
//
// Invariant: `count` ≤ `capacity`, the first `count` elements are initialised, and only one owner has the pointer. The
// elements are bitwise copyable, so freeing the memory is enough.
//
// Check: the type can't be copied, so the compiler enforces that there is one owner. Every access compares its index
// with `count`.
//
// Fallback: none is needed. An `Array` would do the same, with a check of uniqueness at each write.

/// The memory of a running diff: an array that can't be copied.
@safe
@frozen
@usableFromInline
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var memory: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var count: Int

  /// Creates an empty array with room for `capacity` elements.
  @inlinable
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe memory = .allocate(capacity: self.capacity)
    count = 0
  }

  /// Creates an array of `count` equal elements.
  @inlinable
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    unsafe memory.initialize(repeating: element, count: count)
    self.count = count
  }

  @inlinable
  deinit { unsafe memory.deallocate() }

  @inlinable
  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe memory[index]
    }
    @inline(__always) set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe memory[index] = newValue
    }
  }

  @inline(__always)
  @inlinable
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe (memory + count).initialize(to: element)
    count &+= 1
  }

  /// Appends equal elements. The capacity must be large enough.
  @inlinable
  mutating func append(_ element: Element, count added: Int) {
    precondition(added >= 0 && capacity &- count >= added)
    unsafe (memory + count).initialize(repeating: element, count: added)
    count &+= added
  }

  @inlinable
  mutating func replace(_ range: Range<Int>, with element: Element) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    unsafe (memory + range.lowerBound).update(repeating: element, count: range.count)
  }

  @inlinable
  mutating func removeLast() {
    precondition(count > 0)
    count &-= 1
  }

  @inline(never)
  @usableFromInline
  mutating func grow() {
    let room = 2 * capacity
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    unsafe larger.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = larger
    capacity = room
  }
}
