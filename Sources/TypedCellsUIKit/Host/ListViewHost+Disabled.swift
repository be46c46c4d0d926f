import TypedCells

/// How the cell of a disabled row looked before the list disabled it.
struct EnabledLook {
  let isUserInteractionEnabled: Bool
  /// The opacity of the content, if the list dimmed it.
  let alpha: CGFloat?
  let traits: UIAccessibilityTraits
}

/// Disabled rows.
extension ListViewHost {
  /// Disables a cell that shows a disabled row, or enables it again.
  func show(isDisabled: Bool, in cell: Cell) {
    let before = extras[cell]?.enabledLook
    guard isDisabled != (before != nil) else { return }
    if let before {
      enable(cell, before)
    } else {
      disable(cell)
    }
  }

  /// Enables a cell before it shows another row.
  func clearDisabling(of cell: Cell) {
    if let before = extras[cell]?.enabledLook { enable(cell, before) }
  }

  private func disable(_ cell: Cell) {
    // A content configuration shows the state itself.
    let content = adapter.hasContentConfiguration(cell) ? nil : adapter.contentView(of: cell)
    extras[of: cell].enabledLook = EnabledLook(
      isUserInteractionEnabled: cell.isUserInteractionEnabled, alpha: content?.alpha,
      traits: cell.accessibilityTraits)
    cell.isUserInteractionEnabled = false
    cell.accessibilityTraits.insert(.notEnabled)
    // About as much as UIKit dims disabled controls.
    content?.alpha *= 0.4
  }

  private func enable(_ cell: Cell, _ before: EnabledLook) {
    extras[of: cell].enabledLook = nil
    cell.isUserInteractionEnabled = before.isUserInteractionEnabled
    cell.accessibilityTraits = before.traits
    if let alpha = before.alpha { adapter.contentView(of: cell)?.alpha = alpha }
  }
}
