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
  func following(_ content: [SectionContent], insteadOf old: [SectionContent]) -> OutlineState {
    var followed = OutlineState()
    var newcomers: [Newcomer] = []
    for section in content {
      section.forEachParent { row, _, children in
        if let state = states[row] {
          followed.states.set(state, for: row)
        } else {
          newcomers.append(Newcomer(row: row, isExpanded: children.areShownAtFirst))
        }
      }
    }
    if followed.states.count < states.count {
      addStatesOfOthers(to: &followed, newcomers, in: content, insteadOf: old)
    }
    followed.addStatesDeclared(by: old, of: newcomers)
    return followed
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
    to followed: inout OutlineState, _ newcomers: [Newcomer], in content: [SectionContent],
    insteadOf old: [SectionContent]
  ) {
    let others = states.keys.filter { followed.states[$0] == nil }
    let childless = content.written(among: IdentitySet(others))
    var gone = IdentityMap<RowIdentity, Bool>()
    for row in others {
      guard let state = states[row] else { continue }
      if childless.contains(row) {
        followed.states.set(state, for: row)
      } else {
        gone.set(state, for: row.row)
      }
    }
    let candidates = newcomers.map(\.row).filter { gone[$0.row] != nil }
    // A row of another section that existed before has its own state.
    let known = old.written(among: IdentitySet(candidates))
    for row in candidates where !known.contains(row) {
      if let state = gone[row.row] { followed.states.set(state, for: row) }
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
      if let state = declared[newcomer.row], state != newcomer.isExpanded, states[newcomer.row] == nil {
        states.set(state, for: newcomer.row)
      }
    }
  }
}

extension [SectionContent] {
  /// Returns which of some rows are in the content. Rows that are made on demand aren't looked for.
  @MainActor
  fileprivate func written(among rows: IdentitySet<OutlineKey>) -> IdentitySet<OutlineKey> {
    let homes = IdentitySet(rows.keys.map(\.section))
    var written = IdentitySet<OutlineKey>()
    for section in self where homes.contains(section.identity) {
      section.forEachWritten { if rows.contains($0) { written.insert($0) } }
    }
    return written
  }
}

/// A wish to expand or collapse rows.
struct OutlineChange {
  enum Rows {
    case all
    /// The rows with an identity.
    case identity(RowIdentity)
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
  func apply(to outlines: inout OutlineState, of content: [SectionContent]) -> Bool {
    let containers = containers(in: content)
    var hasChanged = false
    for section in content {
      section.forEachParent { row, _, children in
        let isMeant =
          switch rows {
          case .all: true
          case .identity(let identity): row.row.ofAnyKind == identity
          case .parents: containers.contains(row)
          case .tapped(let tapped, _): row == tapped
          }
        guard isMeant, outlines.isExpanded(row, children) != isExpanded else { return }
        outlines.set(isExpanded, row)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Returns the rows that contain the row to show, if there is one.
  @MainActor
  private func containers(in content: [SectionContent]) -> IdentitySet<OutlineKey> {
    var containers = IdentitySet<OutlineKey>()
    guard case .parents(let identity) = rows else { return containers }
    for section in content {
      for rows in [section.rows, section.emptyState?.rows].compactMap(\.self) {
        rows.forEachPath(to: identity, in: section.identity) { path in
          for row in path { containers.insert(row) }
        }
      }
    }
    return containers
  }
}
