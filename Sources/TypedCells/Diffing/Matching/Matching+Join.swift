extension Matching {
  /// Whether there is anything left on both sides that a join could pair.
  @inlinable
  var needsJoin: Bool { !leftovers.isEmpty && foundCount < oldCount }

  /// Adds the elements of an old section that were not found yet to a join; the last section first.
  ///
  /// - Parameters:
  ///   - old: the section.
  ///   - start: the number of its first element.
  ///   - join: what to add them to.
  ///   - kind: how identities are compared.
  ///   - identity: the identity of the old element of a number, in whatever section.
  @inline(__always)
  @inlinable
  func addRemains<Element: Diffable>(
    of old: borrowing ElementView<Element>, from start: Int, to join: inout Join,
    by kind: IdentityKind<Element.DiffIdentity>, _ identity: (Int) -> Element.DiffIdentity
  ) {
    found.forEachAbsentBackwards(in: start..<start &+ old.count) { number in
      let candidate = old[number &- start].diffIdentity
      join.insert(number, hash: kind.hash(candidate)) { kind.areSame(identity($0), candidate) }
    }
  }

  /// Pairs the leftovers with the old elements of a join.
  ///
  /// - Parameters:
  ///   - isSame: whether the old and the new element of two numbers are one.
  ///   - hasSameContent: whether they also look the same.
  @inline(__always)
  @inlinable
  mutating func pairLeftovers(
    by join: inout Join, isSame: (_ old: Int, _ new: Int) -> Bool,
    hasSameContent: (_ old: Int, _ new: Int) -> Bool
  ) {
    for index in 0..<leftovers.count {
      let leftover = leftovers[index]
      let new = Int(leftover.new)
      let old = join.take(leftover.hash, found: &found) { isSame($0, new) }
      guard let old else { continue }
      leftovers[index].old = Int32(truncatingIfNeeded: old)
      foundCount &+= 1
      if !hasSameContent(old, new) { updates.append(Update(old: old, new: new)) }
    }
  }
}
