/// The limits of a diff's search for an element near its neighbours. The join pairs elements that aren't found.
///
/// Each was chosen by varying it and counting instructions for 10,000 rows with identities of sixteen
/// bytes. Figures are thousands of instructions of one diff.
@usableFromInline
enum MatchingLimits {
  /// The number of elements that a walk along both sides skips at once.
  ///
  /// With a longer reach, the walk continues after longer insertions and deletions, but costs more if the sides have
  /// nothing in common. Shuffled blocks of 20 rows take 1,361 with 4, 1,468 with 8 and 1,616 with 16; rotations of
  /// 60 rows take 19, 18 and 16.
  @inlinable static var reach: Int { @inline(__always) get { 8 } }

  /// The number of elements that a walk skips at once on one side if it skips fewer on the other. It tries this last.
  ///
  /// Without it, a row that replaces two others ends the walk, and the slower anchors find the remaining rows. 100,000
  /// rows with scattered changes of a tenth take 15,690 without it, 14,679 with 4 and 13,454 with 6; shuffled blocks
  /// of 20 rows take 1,626, 1,700 and 1,595.
  @inlinable static var unevenReach: Int { @inline(__always) get { 6 } }

  /// The number of elements that a walk may skip before it has found an equal one.
  ///
  /// Each element that agrees adds to it, so the walk always takes linear time. Scattered changes of
  /// 1 % take 495 without a credit, and 353 with 32, 128 or 512.
  @inlinable static var credit: Int { @inline(__always) get { 128 } }

  /// The distance between two anchors, which find elements that moved together.
  ///
  /// Fewer anchors cost less, but miss shorter blocks. Shuffled blocks of 20 rows take 1,299 with 8, 1,468
  /// with 16 and 2,250 with 32; a shuffle of single rows takes 6,420, 6,175 and 6,046.
  @inlinable static var anchorDistance: Int { @inline(__always) get { 16 } }

  /// The number of elements that must be unmatched on both sides before the table of anchors is built.
  ///
  /// Rotations of 60 rows take 9.5 each with 32, and 18 with 64, because then anchors aren't used.
  @inlinable static var anchorMinimum: Int { @inline(__always) get { 32 } }
}
