/// A position before a change and one after it.
@frozen
@usableFromInline
struct Cursor {
  @usableFromInline var old: Int
  @usableFromInline var new: Int

  @inline(__always)
  @inlinable
  init(old: Int, new: Int) {
    self.old = old
    self.new = new
  }
}

/// A part of one section before and after a change, with the numbers of its elements.
@frozen
@usableFromInline
struct Region<Element: Diffable> {
  /// The end of the part.
  @usableFromInline var end: Cursor
  /// The numbers of the two sections' first elements.
  @usableFromInline let base: Cursor
  @usableFromInline let kind: IdentityKind<Element.DiffIdentity>
  /// Whether old elements ahead may be matched already, because anchors are used.
  @usableFromInline var mayBeFound = false
  /// The number of comparisons that the walk may still spend on looking ahead.
  ///
  /// Each element that agrees adds two, so looking ahead takes linear time in total.
  @usableFromInline var credit = MatchingLimits.credit

  @inlinable
  init(end: Cursor, base: Cursor, kind: IdentityKind<Element.DiffIdentity>) {
    self.end = end
    self.base = base
    self.kind = kind
  }

  @inline(__always)
  @inlinable
  func areSame(
    _ old: borrowing ElementView<Element>, _ oldIndex: Int, _ new: borrowing ElementView<Element>,
    _ newIndex: Int
  ) -> Bool {
    kind.areSame(old[oldIndex].diffIdentity, new[newIndex].diffIdentity)
  }
}
