import TypedCells

/// The changes of a list to a cell that shows a row in an outline.
struct OutlineNote {
  /// The level that the cell has without the outline; `nil` until the cell shows its next row.
  var indentationLevel: Int?
  var disclosure: OutlineDisclosure?
}

extension ListViewAdapter {
  /// Indents a cell, and gives it a disclosure, or takes both away again.
  final func show(_ outline: RowOutline, in cell: Cell, animated: Bool) {
    guard outline != .none || outlineNotes[cell] != nil else { return }
    var note = outlineNotes[cell] ?? OutlineNote()
    let ownLevel = note.indentationLevel ?? indentationLevel(of: cell)
    note.indentationLevel = ownLevel
    indent(cell, to: ownLevel + outline.level)
    if let isExpanded = outline.isExpanded {
      let disclosure = note.disclosure ?? makeDisclosure(of: cell)
      disclosure.show(isExpanded: isExpanded, animated: animated)
      note.disclosure = disclosure
    } else {
      note.disclosure = nil
    }
    attach(note.disclosure, to: cell)
    cell.showExpansion(outline.isExpanded)
    outlineNotes[cell] = outline == .none ? nil : note
  }

  /// Gives a cell its own level back, before it shows another row and may set another level.
  final func clearOutline(of cell: Cell) {
    guard let level = outlineNotes[cell]?.indentationLevel else { return }
    indent(cell, to: level)
    outlineNotes[cell]?.indentationLevel = nil
  }

  private func makeDisclosure(of cell: Cell) -> OutlineDisclosure {
    // When the user taps, the cell may show another row.
    OutlineDisclosure { [weak self, weak cell] in
      if let host = self?.host, let cell { host.toggleRow(of: cell) }
    }
  }
}

extension ListViewHost {
  /// Expands or collapses the row of a cell.
  func toggleRow(of cell: Cell) {
    guard let visible = cellsOnScreen.first(where: { $0.cell === cell }) else { return }
    content?.toggleRow(at: visible.path)
  }

  /// Expands or collapses a tapped row, unless the tap selects it.
  ///
  /// - Returns: whether it does, so that the row must not be selected.
  func toggles(insteadOfSelecting indexPath: IndexPath) -> Bool {
    // If the selection follows the focus, the arrow keys select rows, and must not expand them.
    guard !adapter.selectionFollowsFocus, let content, let path = path(indexPath),
      content.togglesRow(whenTappedAt: path)
    else { return false }
    // UIKit handles the tap, and relies on the index path until it is done.
    duringLayout { content.toggleRow(at: path) }
    return true
  }
}

extension UIView {
  /// Informs assistive technologies whether a row is expanded; `nil` for a row without children.
  fileprivate func showExpansion(_ isExpanded: Bool?) {
    if #available(iOS 18, tvOS 18, visionOS 2, *) {
      accessibilityExpandedStatus =
        switch isExpanded {
        case nil: .unsupported
        case true?: .expanded
        case false?: .collapsed
        }
    }
  }
}
