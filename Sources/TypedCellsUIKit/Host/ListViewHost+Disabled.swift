import TypedCells

/// How the cell of a disabled row was before the list disabled it.
struct EnabledLook {
  let isUserInteractionEnabled: Bool
  let alpha: CGFloat?
  let isMarked: Bool
}

/// Disabled rows.
extension ListViewHost {
  /// Disables a cell that shows a disabled row, also after an update that enabled it, or enables it again.
  func show(isDisabled: Bool, in cell: Cell) {
    if isDisabled { disable(cell) } else { clearDisabling(of: cell) }
  }

  /// Enables a cell before it shows another row.
  func clearDisabling(of cell: Cell) {
    if let before = extras[cell]?.enabledLook { enable(cell, before) }
  }

  private func disable(_ cell: Cell) {
    let before = extras[cell]?.enabledLook
    let content = adapter.contentView(of: cell)
    // An update in place can have set its own values since.
    let isDimmed = before != nil && content?.alpha == before?.alpha.map(dimmed)
    let alpha = isDimmed ? before?.alpha : content?.alpha
    let isUsable = cell.isUserInteractionEnabled || before?.isUserInteractionEnabled ?? false
    extras[of: cell].enabledLook = EnabledLook(
      isUserInteractionEnabled: isUsable, alpha: alpha,
      isMarked: before?.isMarked ?? cell.accessibilityTraits.contains(.notEnabled))
    cell.isUserInteractionEnabled = false
    cell.accessibilityTraits.insert(.notEnabled)
    if let alpha { content?.alpha = dimmed(alpha) }
  }

  /// It isn't known whether UIKit dims the content itself, so it must stay readable if both do.
  private func dimmed(_ alpha: CGFloat) -> CGFloat { alpha * 0.5 }

  private func enable(_ cell: Cell, _ before: EnabledLook) {
    extras[of: cell].enabledLook = nil
    cell.isUserInteractionEnabled = before.isUserInteractionEnabled
    if !before.isMarked { cell.accessibilityTraits.remove(.notEnabled) }
    if let alpha = before.alpha { adapter.contentView(of: cell)?.alpha = alpha }
  }
}
