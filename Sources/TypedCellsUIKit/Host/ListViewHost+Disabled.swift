import TypedCells

/// How the cell of a disabled row was before the list disabled it.
struct EnabledLook {
  let isUserInteractionEnabled: Bool
  let alpha: CGFloat?
  let isMarked: Bool
}

/// Disabled rows.
extension ListViewHost {
  /// Disables a cell that shows a disabled row, or enables it again.
  func show(isDisabled: Bool, in cell: Cell) {
    let before = extras[cell]?.enabledLook
    guard isDisabled != (before != nil) else { return }
    if let before { enable(cell, before) } else { disable(cell) }
  }

  /// Enables a cell before it shows another row.
  func clearDisabling(of cell: Cell) {
    if let before = extras[cell]?.enabledLook { enable(cell, before) }
  }

  private func disable(_ cell: Cell) {
    let content = adapter.contentView(of: cell)
    extras[of: cell].enabledLook = EnabledLook(
      isUserInteractionEnabled: cell.isUserInteractionEnabled, alpha: content?.alpha,
      isMarked: cell.accessibilityTraits.contains(.notEnabled))
    cell.isUserInteractionEnabled = false
    cell.accessibilityTraits.insert(.notEnabled)
    // It isn't known whether UIKit dims the content itself, so it must stay readable if both do.
    content?.alpha *= 0.5
  }

  private func enable(_ cell: Cell, _ before: EnabledLook) {
    extras[of: cell].enabledLook = nil
    cell.isUserInteractionEnabled = before.isUserInteractionEnabled
    if !before.isMarked { cell.accessibilityTraits.remove(.notEnabled) }
    if let alpha = before.alpha { adapter.contentView(of: cell)?.alpha = alpha }
  }
}
