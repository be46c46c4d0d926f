// The unsafe part of reading many elements quickly: a pointer to memory that an array owns.
//
// `Span` does the same, but Apple's systems have it from version 26 on only.
//
// Invariant: `memory` points to `count` initialized elements for as long as a view exists.
//
// Check: only the functions in this file create a view, and they lend it to a closure. A view can't be
// copied and the closure only borrows it, so the compiler rejects code that keeps it longer than the
// array keeps its memory. Every access compares its index with `count`.
//
// Fallback: none is needed. Reading the array itself would give the same elements, and check for each
// one that the array hasn't changed.

/// The elements of an array, readable while a closure runs.
@safe
@frozen
@usableFromInline
struct ElementView<Element>: ~Copyable {
  @usableFromInline let memory: UnsafePointer<Element>?
  @usableFromInline let count: Int

  @inline(__always)
  @inlinable
  init(_ buffer: UnsafeBufferPointer<Element>) {
    unsafe memory = buffer.baseAddress
    count = buffer.count
  }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always) _read {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      // A view with elements has memory.
      yield unsafe memory.unsafelyUnwrapped[index]
    }
  }

  @inlinable
  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  /// Returns whether both views have the same memory. Then their elements need no comparison.
  @inlinable
  func isIdentical(to other: borrowing Self) -> Bool {
    unsafe memory == other.memory && count == other.count
  }
}

extension ElementView<UInt8> {
  /// Reads eight bytes as a number.
  @inline(__always)
  @inlinable
  func word(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count &- 8)
    return unsafe UnsafeRawPointer(memory.unsafelyUnwrapped)
      .loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

extension ContiguousArray {
  @inline(__always)
  @inlinable
  func withView<Result>(_ body: (borrowing ElementView<Element>) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { unsafe body(ElementView($0)) }
  }

  /// Returns whether both arrays share their memory. Then their elements need no comparison.
  @inlinable
  func isInSameMemory(as other: Self) -> Bool {
    withView { mine in other.withView { mine.isIdentical(to: $0) } }
  }
}

extension Array {
  @inline(__always)
  @inlinable
  func withView<Result>(_ body: (borrowing ElementView<Element>) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { unsafe body(ElementView($0)) }
  }

  /// Returns whether both arrays share their memory. Then their elements need no comparison.
  @inlinable
  func isInSameMemory(as other: Self) -> Bool {
    withView { mine in other.withView { mine.isIdentical(to: $0) } }
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes of the string, which are copied if they aren't in one piece.
  @inline(__always)
  @inlinable
  func withBytes<Result>(_ body: (borrowing ElementView<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { unsafe body(ElementView($0)) }
  }
}
