import TypedCells

/// How the cell of a disabled row was before the list disabled it.
struct EnabledLook {
  let isUserInteractionEnabled: Bool
  let isMarked: Bool
  var dimmed: [DimmedView]
}

/// A view that the list has dimmed.
struct DimmedView {
  weak var view: UIView?
  /// The view's opacity before.
  let alpha: CGFloat

  /// It isn't known whether UIKit dims the content itself, so it must stay readable if both do.
  fileprivate var dimmedAlpha: CGFloat { alpha * 0.5 }
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
    let dimmed = adapter.contents(of: cell).map { view in
      let known = before?.dimmed.first { $0.view === view }
      // An update in place can have set its own opacity since.
      if let known, view.alpha == known.dimmedAlpha { return known }
      return DimmedView(view: view, alpha: view.alpha)
    }
    for old in before?.dimmed ?? [] where !dimmed.contains(where: { $0.view === old.view }) {
      old.view?.alpha = old.alpha
    }
    for new in dimmed { new.view?.alpha = new.dimmedAlpha }
    let isUsable = cell.isUserInteractionEnabled || before?.isUserInteractionEnabled ?? false
    extras[of: cell].enabledLook = EnabledLook(
      isUserInteractionEnabled: isUsable,
      isMarked: before?.isMarked ?? cell.accessibilityTraits.contains(.notEnabled), dimmed: dimmed)
    cell.isUserInteractionEnabled = false
    cell.accessibilityTraits.insert(.notEnabled)
  }

  private func enable(_ cell: Cell, _ before: EnabledLook) {
    extras[of: cell].enabledLook = nil
    cell.isUserInteractionEnabled = before.isUserInteractionEnabled
    if !before.isMarked { cell.accessibilityTraits.remove(.notEnabled) }
    for dimmed in before.dimmed { dimmed.view?.alpha = dimmed.alpha }
  }
}
