/// The selection, whose truth is in the host: the user changes it there.
extension ListContent {
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
    let isMomentary = host.selectionMode == .momentary
    if isMomentary { host.setSelected(false, rowAt: path, animated: true) }
    notifyObservers()
    row?.answer(to: .select)
    if let cell { row?.answer(to: .selectCell, ShownCell(cell: cell, path: path)) }
    if !isMomentary { onSelectionChange?() }
  }

  /// Handles a row that the user has deselected: sends ``RowEvent/deselect`` to the row.
  ///
  /// - Parameter path: the row's path.
  public func didDeselectRow(at path: RowPath) {
    send(.deselect, toRowAt: path)
    // If the user can select one row, a row is deselected because another one is selected, which is reported.
    if host.selectionMode == .multiple { onSelectionChange?() }
  }

  /// Selects rows again that still exist after a change, because a host loses the selection of rows that it
  /// reloads.
  ///
  /// - Parameters:
  ///   - old: the rows that were selected before the change.
  ///   - changes: the change.
  func restoreSelection(of old: [RowPath], after changes: SectionedChanges) {
    guard !old.isEmpty else { return }
    var mapping = PathMapping(changes)
    let kept = old.compactMap { mapping.newPath(of: $0) }
    let selected = Set(host.selectedPaths)
    for path in kept where !selected.contains(path) {
      host.setSelected(true, rowAt: path, animated: false)
    }
    if kept.count < old.count { onSelectionChange?() }
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
