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

/// A part of one section, before a change and after it, and how its elements are numbered.
@frozen
@usableFromInline
struct Region<Element: Diffable> {
  /// Where the part ends.
  @usableFromInline var end: Cursor
  /// The numbers of the two sections' first elements.
  @usableFromInline let base: Cursor
  @usableFromInline let kind: IdentityKind<Element.DiffIdentity>
  /// Whether old elements ahead may have been found already, as is so once there are anchors.
  @usableFromInline var mayBeFound = false
  /// What may still be spent on looking ahead.
  ///
  /// It is earned by elements that agree, so all of the looking ahead takes linear time.
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
