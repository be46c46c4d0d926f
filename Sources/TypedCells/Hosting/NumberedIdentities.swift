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
    func number(_ sections: inout [ListIdentities.Section]) {
      for index in sections.indices {
        sections[index].diffIdentity = numbers.numbered(sections[index].diffIdentity)
        sections[index].rows = sections[index].rows.map {
          _RowPart(.unmade, identity: numbers.numbered($0.identity))
        }
      }
    }
    self.identities = identities
    number(&self.identities.old)
    number(&self.identities.new)
  }

  func changes() -> SectionedChanges { identities.changes() }
}
