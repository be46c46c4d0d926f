import TypedCells

/// The changes of a list to a cell that shows a row in an outline.
struct OutlineNote {
  /// The level that the cell has without the outline; `nil` until the cell shows its next row.
  var indentationLevel: Int?
  var disclosure: OutlineDisclosure?
}

extension ListViewHost {
  /// Indents a cell, and gives it a disclosure, or takes both away again.
  func show(_ outline: RowOutline, in cell: Cell, animated: Bool) {
    let shown = extras[cell]?.outline
    guard outline != .none || shown != nil else { return }
    var note = shown ?? OutlineNote()
    let ownLevel = note.indentationLevel ?? adapter.indentationLevel(of: cell)
    note.indentationLevel = ownLevel
    adapter.indent(cell, to: ownLevel + outline.level)
    if let isExpanded = outline.isExpanded {
      let disclosure = note.disclosure ?? makeDisclosure(of: cell)
      disclosure.show(isExpanded: isExpanded, animated: animated)
      note.disclosure = disclosure
    } else {
      note.disclosure = nil
    }
    adapter.attach(note.disclosure, to: cell)
    cell.showExpansion(outline.isExpanded)
    extras[of: cell].outline = outline == .none ? nil : note
  }

  /// Gives a cell its own level back, before it shows another row and may set another level.
  func clearOutline(of cell: Cell) {
    guard let level = extras[cell]?.outline?.indentationLevel else { return }
    adapter.indent(cell, to: level)
    extras[of: cell].outline?.indentationLevel = nil
  }

  private func makeDisclosure(of cell: Cell) -> OutlineDisclosure {
    // When the user taps, the cell may show another row.
    OutlineDisclosure { [weak self, weak cell] in
      if let cell { self?.toggleRow(of: cell) }
    }
  }

  /// Expands or collapses the row of a cell.
  func toggleRow(of cell: Cell) {
    guard let visible = cellsOnScreen.first(where: { $0.cell === cell }) else { return }
    list?.toggleRow(at: visible.path)
  }

  /// Returns whether a tap selects a row; `nil` if the row doesn't decide. Expands or collapses the row if the tap does.
  ///
  /// UIKit calls the delegate before each selection, so this is the only place that asks the row.
  func selects(rowTappedAt indexPath: IndexPath) -> Bool? {
    guard let list, let path = path(indexPath) else { return nil }
    // If the selection follows the focus, the arrow keys select rows, and must not expand them.
    switch list.effectOfTap(onRowAt: path, mayToggle: !selectionFollowsFocus) {
    case .expansion:
      // UIKit handles the tap, and relies on the index path until it is done.
      duringLayout { list.toggleRow(at: path) }
      return false
    case .selection: return true
    case .none: return false
    case .undeclared: return nil
    }
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
