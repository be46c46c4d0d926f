// Unchecked, because the compiler can't know which identities hold values of other types.
//
// Invariant: no identity in here holds a value of a type whose `==` or `hash(into:)` could need the main
// actor, and no part holds a row.
//
// Check: `IdentityNumbers` replaces every such value, and every part is made here without a row.
//
// Fallback: none is needed. `ListIdentities` gives the same changes on the main actor.

/// The identities of a list before and after a change, for a diff away from the main actor.
///
/// The diff runs no code of the identities' types; see ``IdentityNumbers``.
struct NumberedIdentities: @unchecked Sendable {
  private var identities: ListIdentities

  /// Numbers the identities that only their own types can compare.
  ///
  /// - Complexity: O(*n*) for *n* collected rows.
  @MainActor
  init(_ identities: ListIdentities) {
    var numbers = IdentityNumbers()
    self.identities = identities
    for index in identities.pairs.indices {
      number(&self.identities.pairs[index].oldRows, by: &numbers)
      number(&self.identities.pairs[index].newRows, by: &numbers)
    }
  }

  func changes() -> SectionedChanges { identities.changes() }
}

@MainActor
private func number(_ rows: inout [_RowPart], by numbers: inout IdentityNumbers) {
  for index in rows.indices {
    rows[index] = _RowPart(.unmade, identity: numbers.numbered(rows[index].identity))
  }
}
