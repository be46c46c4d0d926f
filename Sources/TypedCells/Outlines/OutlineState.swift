/// Which rows of a list are expanded, by their identity.
struct OutlineState {
  /// The rows that were expanded or collapsed by the user or by code. The others are as they were declared.
  private var states: [OutlineKey: Bool] = [:]

  func isExpanded(_ row: OutlineKey, _ children: RowChildren) -> Bool {
    if states.isEmpty { return children.areShownAtFirst }
    return states[row] ?? children.areShownAtFirst
  }

  mutating func set(_ isExpanded: Bool, _ row: OutlineKey) {
    states[row] = isExpanded
  }

  /// Returns the states of the rows that are in other content. A row that moves to another section, or has no children
  /// for a time, keeps its state. The states of deleted rows are removed.
  @MainActor
  func following(_ content: [SectionContent], insteadOf old: [SectionContent]) -> OutlineState {
    guard !states.isEmpty else { return self }
    var followed = OutlineState()
    var newcomers: [OutlineKey] = []
    for section in content {
      section.forEachParent { row, _, _ in
        if let state = states[row] { followed.states[row] = state } else { newcomers.append(row) }
      }
    }
    guard followed.states.count < states.count else { return followed }
    var gone: [RowIdentity: Bool] = [:]
    for (row, state) in states where followed.states[row] == nil {
      if content.contains(where: { $0.contains(row) }) {
        followed.states[row] = state
      } else {
        gone[row.row] = state
      }
    }
    for row in newcomers {
      // A row of another section that existed before has its own state.
      guard let state = gone[row.row], !old.contains(where: { $0.contains(row) }) else { continue }
      followed.states[row] = state
    }
    return followed
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
  private func containers(in content: [SectionContent]) -> Set<OutlineKey> {
    guard case .parents(let identity) = rows else { return [] }
    var containers: Set<OutlineKey> = []
    for section in content {
      for rows in [section.rows, section.emptyState?.rows].compactMap(\.self) {
        rows.forEachPath(to: identity, in: section.identity) { containers.formUnion($0) }
      }
    }
    return containers
  }
}
