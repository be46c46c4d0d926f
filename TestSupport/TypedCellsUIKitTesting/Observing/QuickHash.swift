import TypedCellsUIKit

/// A hash of numbers.
///
/// `Hasher` calls generic code for each number. That is slow in debug builds, and each look of each trial hashes every
/// visible view.
struct QuickHash {
  private(set) var value: Int

  init(_ first: Int) { value = first }

  /// The multiplier is odd, so a change of the earlier numbers always changes the hash.
  mutating func combine(_ number: Int) {
    value = (value ^ (value >> 29)) &* 0x2545_F491_4F6C_DD1D &+ number
  }

  mutating func combine(_ number: CGFloat) {
    // Zero has two bit patterns.
    combine(number == 0 ? 0 : Int(bitPattern: UInt(Double(number).bitPattern)))
  }
}
