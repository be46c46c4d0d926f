/// Performs the actions of a user in a table. A user can touch only visible rows that enable user
/// interaction.
///
/// ```swift
/// table.user.tapRow(at: IndexPath(row: 0, section: 0))
/// ```
@MainActor
public struct TableUser {
  let table: UITableView

  /// Scrolls the content by dragging.
  ///
  /// - Parameter distance: the distance to scroll down, in points. A negative distance scrolls up. Scrolling
  ///   stops at the content's edges.
  public func scroll(by distance: CGFloat) {
    table.drag(by: CGPoint(x: 0, y: distance))
  }

  /// Pulls the content down, which triggers the refresh control.
  ///
  /// - Returns: whether there is a refresh control that wasn't refreshing yet.
  @discardableResult
  public func pullToRefresh() -> Bool { table.pullToRefresh() }

  /// Taps the status bar, which scrolls to the top if the delegate allows it.
  ///
  /// - Returns: whether the table scrolls to the top.
  @discardableResult
  public func tapStatusBar() -> Bool { table.scrollToTop() }

  /// Returns whether a row is visible and its cell enables user interaction, so that the user can touch it.
  func canTouch(_ path: IndexPath) -> Bool {
    table.layoutIfNeeded()
    guard let shown = table.shownRows[path], shown.isDisplayed else { return false }
    return table.hierarchyWindow != nil && shown.cell.canBeTouched
  }
}

extension UITableView {
  /// Performs the actions of a user in the table.
  public var user: TableUser { TableUser(table: self) }
}
