/// The selection, whose truth is in the host: the user changes it there.
extension ListEngine {
  /// Handles a row that the user has selected: sends ``RowEvent/select`` to the row, and deselects it first
  /// if the list's mode is ``SelectionMode/momentary``.
  ///
  /// A row that a tap expands or collapses is deselected, see ``effectOfTap(onRowAt:mayToggle:)``.
  ///
  /// - Parameter path: the row's path.
  public func didSelectRow(at path: RowPath) { didSelectRow(at: path) {} }

  /// Handles a row that the user has selected.
  ///
  /// - Parameters:
  ///   - path: the row's path.
  ///   - mayToggle: whether a row with children may be expanded or collapsed instead.
  ///   - notifyObservers: called before the row's handler, which may change the content and so the path.
  package func didSelectRow(
    at path: RowPath, mayToggle: Bool = true, after notifyObservers: () -> Void
  ) {
    // A row that handles `shouldSelect` has allowed the selection before.
    if mayToggle, outline(ofRowAt: path).hasChildren, let row = row(at: path),
      !row.handles(.shouldSelect), !selects(row)
    {
      host.setSelected(false, rowAt: path, animated: true)
      notifyObservers()
      return toggleRow(at: path)
    }
    let row = row(at: path)
    let cell = row.flatMap { $0.handles(.selectCell) ? visibleCell(at: path) : nil }
    let mode = host.selectionMode
    let isMomentary = mode == .momentary
    if mode != .multiple { hiddenSelection = [] }
    if isMomentary { host.setSelected(false, rowAt: path, animated: true) }
    notifyObservers()
    // Before the row's handler, which may change the selection again.
    if !isMomentary { onSelectionChange?() }
    row?.answer(to: .select)
    if let cell { row?.answer(to: .selectCell, ShownCell(cell: cell, path: path)) }
  }

  /// Handles a row that the user has deselected: sends ``RowEvent/deselect`` to the row.
  ///
  /// - Parameter path: the row's path.
  public func didDeselectRow(at path: RowPath) {
    send(.deselect, toRowAt: path)
    // If the user can select one row, a row is deselected because another one is selected, which is reported.
    if host.selectionMode == .multiple { onSelectionChange?() }
  }

  /// Forgets the hidden rows that would be selected again.
  package func forgetHiddenSelection() { hiddenSelection = [] }

  /// Returns whether a row with an identity is selected.
  func isSelected(_ identity: RowIdentity) -> Bool {
    let index = shownIndex
    if !index.isMade {
      let selected = host.selectedPaths
      if index.maySearch(reading: selected.count) {
        return selected.contains { hasIdentity(identity, at: $0) }
      }
    }
    return paths(of: identity).contains { host.isSelected(rowAt: $0) }
  }

  /// Selects or deselects some rows and no others, without sending events to them.
  ///
  /// - Parameters:
  ///   - isSelected: whether the rows are selected afterwards.
  ///   - paths: the rows.
  ///   - animated: whether the host animates the change.
  func setSelected(
    _ isSelected: Bool, rowsAt paths: some Sequence<RowPath>, animated: Bool
  ) {
    var isDifferent = false
    for path in paths where host.isSelected(rowAt: path) != isSelected {
      host.setSelected(isSelected, rowAt: path, animated: animated)
      isDifferent = isDifferent || host.isSelected(rowAt: path) == isSelected
    }
    if isDifferent { onSelectionChange?() }
  }

  /// Selects exactly these rows, without sending events to them.
  ///
  /// - Parameters:
  ///   - paths: the rows.
  ///   - old: the rows that were selected before; by default, those that are selected now.
  ///   - animated: whether the host animates the change.
  func setSelection(
    _ paths: Set<RowPath>, insteadOf old: Set<RowPath>? = nil, animated: Bool
  ) {
    hiddenSelection = []
    let selected = Set(host.selectedPaths)
    for path in selected.subtracting(paths) {
      host.setSelected(false, rowAt: path, animated: animated)
    }
    for path in paths.subtracting(selected).sorted() {
      host.setSelected(true, rowAt: path, animated: animated)
    }
    if Set(host.selectedPaths) != old ?? selected { onSelectionChange?() }
  }
}
