import TypedCellsUIKit

/// A hash of numbers.
///
/// `Hasher` calls generic code for each number. That is slow in debug builds, and each look of each trial hashes every
/// visible view.
struct QuickHash {
  private var bits: UInt64

  /// The hash of all numbers so far.
  var value: Int { Int(truncatingIfNeeded: bits) }

  init(_ first: Int) { bits = UInt64(bitPattern: Int64(first)) }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  mutating func combine(_ number: CGFloat) {
    // Zero has two bit patterns.
    combine(number == 0 ? 0 : Double(number).bitPattern)
  }

  /// The shift is logical and the factor is odd, so both can be undone: other numbers before have another hash.
  private mutating func combine(_ number: UInt64) {
    bits = (bits ^ (bits >> 29)) &* 0x2545_F491_4F6C_DD1D &+ number
  }
}
