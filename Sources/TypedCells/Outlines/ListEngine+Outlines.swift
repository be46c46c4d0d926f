/// Outlines, for hosts.
extension ListEngine {
  /// Returns the level of the row at a path, and whether it is expanded.
  ///
  /// A host shows the level as an indentation, and a disclosure for rows with children. The row can change its state
  /// while its cell stays, so a host looks again in ``ListHost/adjustHeights(ofRowsAt:)``.
  ///
  /// - Parameter path: the row's path.
  /// - Complexity: O(log *e*) for *e* expanded rows in the section.
  public func outline(ofRowAt path: RowPath) -> RowOutline {
    guard shown.contains(path), shown[path.section].rows.canHide else { return .none }
    let (level, part) = shown[path.section].rows.outline(at: path.row)
    guard let part, part.canHide, let children = part.row.children else {
      return RowOutline(level: level, isExpanded: nil)
    }
    let key = OutlineKey(section: shown[path.section].identity, row: part.identity)
    return RowOutline(level: level, isExpanded: outlines.isExpanded(key, children))
  }

  /// Expands or collapses a row whose disclosure the user tapped, and sends it ``RowEvent/expand``.
  ///
  /// Does nothing if the row has no children.
  ///
  /// - Parameter path: the row's path.
  public func toggleRow(at path: RowPath) {
    guard let isExpanded = outline(ofRowAt: path).isExpanded,
      let part = shown[path.section].rows.outline(at: path.row).part
    else { return }
    let key = OutlineKey(section: shown[path.section].identity, row: part.identity)
    let change = OutlineChange(rows: .tapped(key, part.row), isExpanded: !isExpanded)
    enqueue(ListTransaction(work: .expand(change), animated: true))
  }

  /// Returns what a tap on the row at a path does. Calls the row's handler of ``RowEvent/shouldSelect``, so a host calls
  /// this once for each tap.
  ///
  /// A tap expands or collapses a row that has children if nothing handles its selection: the row doesn't handle
  /// ``RowEvent/select`` or ``RowEvent/primaryAction``, the list has no handler for its selection, and the user can't
  /// select several rows. The row decides otherwise with ``RowEvent/shouldSelect``.
  ///
  /// A host without outlines calls ``shouldSelectRow(at:)`` instead. Then ``didSelectRow(at:)`` deselects such a row
  /// again.
  ///
  /// - Parameters:
  ///   - path: the row's path.
  ///   - mayToggle: whether the row may be expanded or collapsed; `false` if the focus selects rows.
  public func effectOfTap(onRowAt path: RowPath, mayToggle: Bool = true) -> TapEffect {
    guard let row = row(at: path), !row.isDisabled else { return .none }
    let answer = row.answer(to: .shouldSelect)
    if mayToggle, outline(ofRowAt: path).hasChildren, !(answer ?? selects(row)) {
      return .expansion
    }
    return answer.map { $0 ? .selection : .none } ?? .undeclared
  }

  /// Returns whether a tap selects a row with children whose own handler doesn't decide.
  func selects(_ row: AnyRow<Host.Cell>) -> Bool {
    row.handles(.select) || row.handles(.selectCell) || row.handles(.primaryAction)
      || onSelectionChange != nil || host.selectionMode == .multiple
  }

  /// Informs the tapped row, and the list, of a row that was expanded or collapsed.
  func report(_ change: OutlineChange) {
    if case .tapped(_, let row) = change.rows {
      row.answer(to: RowEvent<Bool, Void>.expand, change.isExpanded)
    }
    onExpansionChange?()
  }

  /// Returns whether a row with an identity has children and is expanded.
  func isExpanded(_ identity: RowIdentity) -> Bool {
    outlineIndex.parents(withIdentity: identity)
      .contains { outlines.isExpanded($0.key, $0.children) }
  }

  /// The models of the rows that are expanded.
  var expandedModels: [Any] {
    outlineIndex.parents.filter { outlines.isExpanded($0.key, $0.children) }
      .map(\.row.model)
  }
}
