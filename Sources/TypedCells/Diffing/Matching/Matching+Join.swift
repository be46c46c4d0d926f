extension Matching {
  /// Whether both sides have unmatched elements.
  @inlinable
  var needsJoin: Bool { !leftovers.isEmpty && foundCount < oldCount }

  /// Adds the unmatched elements of an old section to a join. Add the last section first.
  ///
  /// - Parameters:
  ///   - old: the section.
  ///   - start: the number of its first element.
  ///   - join: the join.
  ///   - kind: how identities are compared.
  ///   - identity: returns the identity of the old element with a number.
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
  ///   - isSame: returns whether an old and a new element have the same identity.
  ///   - hasSameContent: returns whether they also have the same content.
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
