/// Which rows of a list are expanded, by their identity.
struct OutlineState {
  /// The rows that were expanded or collapsed by the user or by code. The others are as they were declared.
  private var states = IdentityMap<OutlineKey, Bool>()

  func isExpanded(_ row: OutlineKey, _ children: RowChildren) -> Bool {
    if states.isEmpty { return children.areShownAtFirst }
    return states[row] ?? children.areShownAtFirst
  }

  mutating func set(_ isExpanded: Bool, _ row: OutlineKey) {
    states.set(isExpanded, for: row)
  }

  /// Returns the states of the rows that are in other content. A row that moves to another section, or has no children
  /// for a time, keeps its state if the user or code has expanded or collapsed it. A row in the same section that the
  /// content declares otherwise than before stays as it was. The states of deleted rows are removed.
  ///
  /// - Complexity: O(*n*) for *n* rows of the sections that contain conditions or rows with children. If a row with a
  ///   state was deleted, or has no children any more, for all rows.
  @MainActor
  func carried(to content: [SectionContent], insteadOf old: [SectionContent]) -> OutlineState {
    var carried = OutlineState()
    var newcomers: [Newcomer] = []
    for section in content {
      section.forEachParent { row, _, children in
        if let state = states[row] {
          carried.states.set(state, for: row)
        } else {
          newcomers.append(Newcomer(row: row, isExpanded: children.areShownAtFirst))
        }
      }
    }
    if carried.states.count < states.count {
      addStatesOfOthers(to: &carried, in: content, insteadOf: old)
    }
    carried.addStatesDeclared(by: old, of: newcomers)
    return carried
  }

  /// A row with children that has no state.
  private struct Newcomer {
    let row: OutlineKey
    /// Whether new content declares that it is expanded.
    let isExpanded: Bool
  }

  /// Adds the states of rows without children, and of rows that were in another section.
  @MainActor
  private func addStatesOfOthers(
    to carried: inout OutlineState, in content: [SectionContent], insteadOf old: [SectionContent]
  ) {
    let others = states.keys.filter { carried.states[$0] == nil }
    for (row, places, _) in content.places(of: IdentitySet(others), since: old).entries {
      guard let state = states[row] else { continue }
      for place in places { carried.states.set(state, for: place) }
    }
  }

  /// Adds the states of rows that nothing has expanded or collapsed, and that old content declared otherwise than new
  /// content does. A row is as it was declared when it was new.
  @MainActor
  private mutating func addStatesDeclared(by old: [SectionContent], of newcomers: [Newcomer]) {
    guard !newcomers.isEmpty else { return }
    // Most outlines declare no expanded rows.
    let expanded = IdentitySet(newcomers.lazy.filter(\.isExpanded).map(\.row))
    var declared = IdentityMap<OutlineKey, Bool>()
    for section in old {
      section.forEachParent { row, _, children in
        if children.areShownAtFirst {
          declared.set(true, for: row)
        } else if expanded.contains(row) {
          declared.set(false, for: row)
        }
      }
    }
    guard !declared.isEmpty else { return }
    for newcomer in newcomers {
      if let state = declared[newcomer.row], state != newcomer.isExpanded,
        states[newcomer.row] == nil
      {
        states.set(state, for: newcomer.row)
      }
    }
  }
}

extension [SectionContent] {
  /// Returns where rows of earlier content are now, whether or not they are visible: in their section, or else in other
  /// sections that didn't have such a row. Deleted rows have no places.
  ///
  /// - Parameters:
  ///   - rows: the rows in the earlier content.
  ///   - old: the earlier content.
  ///   - readsLazyRows: whether to look among rows that are made on demand. They have no children.
  /// - Complexity: O(*n*) for *n* rows.
  @MainActor
  func places(
    of rows: IdentitySet<OutlineKey>, since old: [SectionContent], readsLazyRows: Bool = false
  ) -> IdentityMap<OutlineKey, [OutlineKey]> {
    var places = IdentityMap<OutlineKey, [OutlineKey]>()
    for row in keys(among: rows, readsLazyRows: readsLazyRows).keys { places.set([row], for: row) }
    var gone = IdentityMap<RowIdentity, [OutlineKey]>()
    for row in rows.keys where places[row] == nil { gone.append(row, for: row.row) }
    guard !gone.isEmpty else { return places }
    var others: [OutlineKey] = []
    forEachRow(withIdentityIn: gone.keys.map(\.self), readsLazyRows: readsLazyRows) { row in
      if gone[row.row] != nil { others.append(row) }
    }
    // A row of another section that existed before has its own state.
    let known = old.keys(among: IdentitySet(others), readsLazyRows: readsLazyRows)
    for place in others where !known.contains(place) {
      for row in gone[place.row] ?? [] { places.append(place, for: row) }
    }
    return places
  }

  /// Returns which of some rows are in the content.
  @MainActor
  private func keys(
    among rows: IdentitySet<OutlineKey>, readsLazyRows: Bool
  ) -> IdentitySet<OutlineKey> {
    let homes = IdentitySet(rows.keys.map(\.section))
    var found = IdentitySet<OutlineKey>()
    filter { homes.contains($0.identity) }
      .forEachRow(withIdentityIn: rows.keys.map(\.row), readsLazyRows: readsLazyRows) { row in
        if rows.contains(row) { found.insert(row) }
      }
    return found
  }

  /// Calls `body` with all rows, except groups of rows made on demand that don't contain the identities.
  @MainActor
  private func forEachRow(
    withIdentityIn identities: [RowIdentity], readsLazyRows: Bool, _ body: (OutlineKey) -> Void
  ) {
    for section in self {
      section.forEachRow(
        readsLazyRows: { part in
          readsLazyRows && part.count <= largestSearchedGroup
            && identities.contains(where: part.mayHold)
        }, body)
    }
  }
}

/// A wish to expand or collapse rows.
struct OutlineChange {
  enum Rows {
    case all
    /// The rows with some identities.
    case identities([RowIdentity])
    /// The rows that contain a row with an identity.
    case parents(of: RowIdentity)
    /// A row that the user tapped.
    case tapped(OutlineKey, ErasedRow)
  }

  let rows: Rows
  let isExpanded: Bool

  /// Expands or collapses the rows.
  ///
  /// - Returns: whether one of them was in the other state.
  @MainActor
  func apply(to outlines: inout OutlineState, of index: OutlineIndex) -> Bool {
    let parents =
      switch rows {
      case .all: index.parents
      case .identities(let identities): identities.flatMap { index.parents(withIdentity: $0) }
      case .parents(let identity): index.containers(of: identity)
      case .tapped(let key, _): index.parents(withIdentity: key.row).filter { $0.key == key }
      }
    var hasChanged = false
    for parent in parents where outlines.isExpanded(parent.key, parent.children) != isExpanded {
      outlines.set(isExpanded, parent.key)
      hasChanged = true
    }
    return hasChanged
  }
}

/// The number of ``LazyRows`` in a group up to which their identities are read, to find a selected row that is hidden. This
/// takes about a millisecond. A group can have as many rows as there are integers, and then it would never end.
private let largestSearchedGroup = 10_000
