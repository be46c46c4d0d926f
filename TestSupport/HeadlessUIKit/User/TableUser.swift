/// What a user's finger does in a table: it touches only what is on screen.
///
/// ```swift
/// table.user.tapRow(at: IndexPath(row: 0, section: 0))
/// ```
@MainActor
public struct TableUser {
  let table: UITableView

  /// Drags the table's content.
  ///
  /// - Parameter distance: how far to go down, in points; a negative one goes up. The table stops where
  ///   its content ends.
  public func scroll(by distance: CGFloat) {
    table.drag(by: CGPoint(x: 0, y: distance))
  }

  /// Pulls the content down, which starts the refresh control.
  ///
  /// - Returns: whether there is one that was at rest.
  @discardableResult
  public func pullToRefresh() -> Bool { table.pullToRefresh() }

  /// Taps the status bar, which scrolls to the top unless the delegate refuses.
  ///
  /// - Returns: whether the table scrolls to the top.
  @discardableResult
  public func tapStatusBar() -> Bool { table.scrollToTop() }

  /// Whether a row is on screen, so that a finger can touch it.
  func canTouch(_ path: IndexPath) -> Bool {
    table.layoutIfNeeded()
    return table.hierarchyWindow != nil && table.shownRows[path]?.isDisplayed == true
  }
}

extension UITableView {
  /// What a user's finger does in the table.
  public var user: TableUser { TableUser(table: self) }
}
