/// What a host may lose in a change, although the row is still there: the selection, the focus of the keyboard, and the
/// place in the viewport.
///
/// A host loses the first two with each row that it deletes or reloads. It also deletes rows that the content keeps: if their
/// section is new or disappears in the same change, and if it can't move a section.
struct RowStates {
  /// The selected rows before the change.
  let selected: [RowPath]
  fileprivate let focus: ListFocus?
  /// The row that has the focus, as it was.
  fileprivate let focusedRow: ErasedRow?
  /// The place of the list after the change, if it's to be kept, and whether the change moves it.
  fileprivate var place: PlaceNote?
  fileprivate(set) var movesPlace = false
  fileprivate let change: ListChange
  fileprivate var rows: NewPaths
  fileprivate let shown: [SectionContent]
  fileprivate let applied: [SectionContent]
}

extension ListEngine {
  /// Notes the states of rows before a change, for ``restore(_:)``, and where the row of ``trackedPath`` will be.
  ///
  /// - Parameters:
  ///   - change: the change, which the host doesn't show yet.
  ///   - applied: the content before the change, including what is hidden.
  func states(
    before change: ListChange, insteadOf applied: [SectionContent]
  ) -> RowStates {
    let selected = host.selectedPaths
    let visible = host.visibleCells
    let focus = focus(before: change, visible: visible)
    var paths = selected
    var focusedRow: ErasedRow?
    if case .row(let path)? = focus?.element {
      paths.append(path)
      let cell = visible.first { $0.path == path }?.cell
      focusedRow = cell.flatMap { views[$0]?.updatedRow }
    }
    if let path = trackedPath?.path { paths.append(path) }
    let place = placeKeeper?.note()
    if let place { paths += place.anchors.map(\.path) }
    var rows = NewPaths(paths, hidden: hiddenSelection, from: shown, to: change)
    if let path = trackedPath?.path { trackedPath?.path = rows.newPath(of: path) }
    var states = RowStates(
      selected: selected, focus: focus, focusedRow: focusedRow, change: change, rows: rows,
      shown: shown, applied: applied)
    if let place { states.note(place, placeKeeper?.following ?? .never) }
    return states
  }

  /// Puts the list at the place that it had before the change, if it's to be kept.
  func restorePlace(_ states: RowStates, after stage: PlaceStage) {
    if let place = states.place { placeKeeper?.restore(place, after: stage) }
  }

  /// Gives rows the states that they had before the change.
  ///
  /// - Returns: whether other rows are selected than before.
  func restore(_ states: RowStates) -> Bool {
    var states = states
    let hasOtherSelection = restoreSelection(&states)
    restoreFocus(&states)
    return hasOtherSelection
  }

  // MARK: Selection

  /// Selects rows again that still exist after a change, and those that were hidden when they were last selected.
  private func restoreSelection(_ states: inout RowStates) -> Bool {
    guard !states.selected.isEmpty || !hiddenSelection.isEmpty else { return false }
    var kept: [RowPath] = []
    var lost: [OutlineKey] = []
    for path in states.selected {
      if let newPath = states.rows.newPath(of: path) {
        kept.append(newPath)
      } else if states.shown.contains(path) {
        lost.append(states.shown.key(at: path))
      }
    }
    var isDifferent = kept.count != states.selected.count
    var hidden: [OutlineKey] = []
    for (row, path) in zip(hiddenSelection, states.rows.hidden) {
      guard let path else {
        hidden.append(row)
        continue
      }
      guard mayAlsoSelect(besides: kept.count) else { continue }
      kept.append(path)
      isDifferent = true
    }
    hiddenSelection = hiddenRows(among: hidden + lost, insteadOf: states.applied)
    let selected = Set(host.selectedPaths)
    for path in kept where !selected.contains(path) {
      host.setSelected(true, rowAt: path, animated: false)
    }
    return isDifferent
  }

  private func mayAlsoSelect(besides count: Int) -> Bool {
    switch host.selectionMode {
    case .none, .momentary: false
    case .single: count == 0
    case .multiple: true
    }
  }

  /// Returns which of some rows that the list doesn't show are hidden, and not deleted.
  private func hiddenRows(
    among rows: [OutlineKey], insteadOf old: [SectionContent]
  ) -> [OutlineKey] {
    guard mayHide, !rows.isEmpty else { return [] }
    let places = applied.places(of: IdentitySet(rows), since: old, readsLazyRows: true)
    return rows.compactMap { places[$0]?.first }
  }

  // MARK: Focus

  /// Returns the focus if it's in a view that the host may replace or move off screen: of a row, or of a header or footer
  /// whose section is moved.
  private func focus(
    before change: ListChange, visible: [VisibleCell<Host.Cell>]
  ) -> ListFocus? {
    var elements = visible.map { FlatElement.row($0.path) }
    if !change.changes.sections.moves.isEmpty {
      let mapping = PathMapping(change.changes)
      for visible in host.visibleHeaderFooters where mapping.isMoved(section: visible.section) {
        elements.append(.headerFooter(visible.edge, section: visible.section))
      }
    }
    return elements.isEmpty ? nil : host.focus(inside: elements)
  }

  private func restoreFocus(_ states: inout RowStates) {
    switch states.focus?.element {
    case .row(let path)?:
      guard let newPath = states.rows.newPath(of: path), let row = shown.row(at: newPath)?.row
      else {
        return
      }
      let isUnchanged = states.focusedRow.map { !row.needsUpdate(from: $0) } ?? false
      states.focus?.restore(.row(newPath), isUnchanged)
    case .headerFooter(let edge, let section)?:
      guard let position = PathMapping(states.change.changes).newPosition(ofSection: section),
        shown.indices.contains(position)
      else { return }
      let old = states.shown[section].headerFooter(at: edge)?.row
      let new = shown[position].headerFooter(at: edge)?.row
      let isUnchanged = if let old, let new { !new.needsUpdate(from: old) } else { false }
      states.focus?.restore(.headerFooter(edge, section: position), isUnchanged)
    case nil: break
    }
  }

  /// Has the host replace the cells of rows, and keeps the focus of the keyboard.
  func reloadRows(at paths: [RowPath]) {
    let focus = host.focus(inside: paths.map { .row($0) })
    host.reloadRows(at: paths)
    if let focus { focus.restore(focus.element, false) }
  }

  /// Has the host replace headers and footers, and keeps the focus of the keyboard. A host may replace the cells of the
  /// sections, too.
  func reloadHeaderFooters(ofSections sections: [Int]) {
    let replaced = Set(sections)
    var elements: [FlatElement] = host.visibleCells.map(\.path)
      .filter { replaced.contains($0.section) }.map { .row($0) }
    for visible in host.visibleHeaderFooters where replaced.contains(visible.section) {
      elements.append(.headerFooter(visible.edge, section: visible.section))
    }
    let focus = elements.isEmpty ? nil : host.focus(inside: elements)
    host.reloadHeaderFooters(ofSections: sections)
    // The rows aren't replaced by others, so a text that the user is editing stays.
    if let focus { focus.restore(focus.element, true) }
  }
}

extension RowStates {
  /// Notes which row keeps its place: the first that stays and isn't moved; otherwise the first that stays; otherwise the
  /// nearest one below those on screen, or above them.
  ///
  /// - Parameters:
  ///   - old: the place before the change.
  ///   - following: when the list goes to its end because content was added there.
  @MainActor
  fileprivate mutating func note(_ old: PlaceNote, _ following: EndFollowing) {
    var place = old
    if following == .always || (following != .never && old.isAtEnd), addsRowsAtEnd {
      place.goesToEnd = true
    }
    place.anchors = []
    if let (anchor, newPath) = stayingAnchor(of: old) {
      place.anchors = [.init(path: newPath, distance: anchor.distance)]
      movesPlace = newPath != anchor.path
    }
    self.place = place
  }

  @MainActor
  private mutating func stayingAnchor(of place: PlaceNote) -> (PlaceNote.Anchor, RowPath)? {
    var moved: (PlaceNote.Anchor, RowPath)?
    for anchor in place.anchors {
      guard let newPath = rows.newPath(of: anchor.path) else { continue }
      if !rows.isMoved(anchor.path) { return (anchor, newPath) }
      moved = moved ?? (anchor, newPath)
    }
    if let moved { return moved }
    guard let first = place.anchors.first, let last = place.anchors.last else { return nil }
    let ends = [first.path, last.path].sorted()
    guard let newPath = nearestStayingRow(ends[1], by: 1) ?? nearestStayingRow(ends[0], by: -1)
    else { return nil }
    return (first, newPath)
  }

  /// Returns the new path of the nearest row after a row, or before it, that isn't deleted.
  @MainActor
  private mutating func nearestStayingRow(_ start: RowPath, by step: Int) -> RowPath? {
    var path = shown.path(after: start, by: step)
    while let old = path {
      if let newPath = rows.newPath(of: old) { return newPath }
      path = shown.path(after: old, by: step)
    }
    return nil
  }

  /// Whether the change inserts the last row.
  private var addsRowsAtEnd: Bool {
    guard let last = change.sections.lastPath else { return false }
    if change.changes.sections.insertions.contains(where: { $0.contains(last.section) }) {
      return true
    }
    return change.changes.changedSections.contains { section in
      section.new == last.section && section.rows.insertions.contains { $0.contains(last.row) }
    }
  }
}
