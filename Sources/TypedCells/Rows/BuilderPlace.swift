/// A block, a loop or a branch in a builder, as a number.
///
/// Two of one builder have the same number with a chance of 2⁻⁶⁴. The number is computed once for each of them, so that
/// a row only has to add its position in it.
struct BuilderPlace {
  private(set) var number: UInt64 = 0

  /// Returns the place of what has a number within this place, such as a statement of a block or a turn of a loop.
  @inline(__always)
  func inside(_ number: UInt64) -> Self {
    // Random constants, because a factor of 0 would make all products equal.
    Self(number: folded(self.number ^ 0xA076_1D64_78BD_642F, number ^ 0xE703_7ED1_A0B4_28DB))
  }

  /// Returns the place of a row or a group that notes its branches, or the place that a row had in another builder.
  @inline(__always)
  func inside(branchesOf identity: RowIdentity) -> Self {
    guard case .position(_, let branches) = identity.storage, branches != 0 else { return self }
    // Statements have the numbers from 0 on.
    return inside(~branches)
  }
}
