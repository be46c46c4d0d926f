extension Matching {
  /// Pairs elements within a section: first the common prefix and suffix, then elements that a walk finds, then
  /// elements that anchors find. Unmatched new elements become leftovers.
  ///
  /// - Parameters:
  ///   - old: a section before the change.
  ///   - new: the same section after it.
  ///   - base: the numbers of the two sections' first elements.
  ///   - kind: how identities are compared.
  @inlinable
  mutating func match<Element: Diffable>(
    _ old: borrowing ElementView<Element>, _ new: borrowing ElementView<Element>, base: Cursor,
    by kind: IdentityKind<Element.DiffIdentity>
  ) {
    var region = Region<Element>(
      end: Cursor(old: old.count, new: new.count), base: base, kind: kind)
    guard !old.isIdentical(to: new) else {
      if !old.isEmpty { add(Run(old: base.old, new: base.new, count: old.count)) }
      return
    }
    var cursor = Cursor(old: 0, new: 0)
    advance(&cursor, in: region, old, new)
    let tail = matchTail(of: &region, from: cursor, old, new)
    walk(&cursor, in: &region, old, new)
    matchByAnchors(from: cursor, in: &region, old, new)
    if tail.count > 0 { add(tail) }
  }

  /// Pairs the common suffix of a region, and removes it from the region.
  @inlinable
  mutating func matchTail<Element: Diffable>(
    of region: inout Region<Element>, from start: Cursor,
    _ old: borrowing ElementView<Element>, _ new: borrowing ElementView<Element>
  ) -> Run {
    var end = region.end
    while end.old > start.old, end.new > start.new,
      region.areSame(old, end.old &- 1, new, end.new &- 1)
    {
      end.old &-= 1
      end.new &-= 1
      if !new[end.new].hasSameContent(as: old[end.old]) {
        updates.append(Update(old: region.base.old &+ end.old, new: region.base.new &+ end.new))
      }
    }
    let count = region.end.old &- end.old
    region.end = end
    return Run(old: region.base.old &+ end.old, new: region.base.new &+ end.new, count: count)
  }
}
