import LibraryStore
import TypedCells

extension BookSnapshot {
  /// Returns the identity of a section.
  ///
  /// Another search replaces the sections. If they stayed, the list would find out which of 200,000 rows stay in them, and
  /// delete the others one by one.
  func id(of group: Group) -> AnyHashable { [query.text, group.title] }

  /// Returns the insertions and deletions in each section since another snapshot; an empty dictionary if they aren't known.
  ///
  /// The log of changes names the books, so only their positions have to be found. This reads all identities, but away from
  /// the main actor, and without comparing them.
  nonisolated func changes(since old: BookSnapshot?) async -> [AnyHashable: PositionChanges] {
    guard let old, old.query == query, let changedIDs else { return [:] }
    let oldGroups = Dictionary(uniqueKeysWithValues: old.groups.map { ($0.title, $0) })
    var changes: [AnyHashable: PositionChanges] = [:]
    for group in groups {
      guard let oldGroup = oldGroups[group.title] else { continue }
      let old = oldGroup.positions(of: changedIDs)
      let new = group.positions(of: changedIDs)
      // A book in both is at the same place among the others, because no edit changes what the books are sorted by.
      changes[id(of: group)] = PositionChanges(
        deletions: old.filter { new[$0.key] == nil }.values.map { $0..<$0 + 1 },
        insertions: new.filter { old[$0.key] == nil }.values.map { $0..<$0 + 1 })
    }
    return changes
  }
}

extension BookSnapshot.Group {
  /// Returns the positions of some books that are in this section.
  fileprivate func positions(of some: Set<Book.ID>) -> [Book.ID: Int] {
    var positions: [Book.ID: Int] = [:]
    if some.isEmpty { return positions }
    for (position, id) in ids.enumerated() where some.contains(id) { positions[id] = position }
    return positions
  }
}
