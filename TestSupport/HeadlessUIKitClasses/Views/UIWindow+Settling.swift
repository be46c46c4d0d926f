extension UIWindow {
  /// Lets everything come to rest that follows from what a user or the app did: completions of updates, tasks on the main
  /// actor, and the layout. A task that waits for something else, such as a clock, isn't awaited.
  ///
  /// ```swift
  /// let window = UIWindow()
  /// let table = UITableView(frame: window.bounds)
  /// window.addSubview(table)
  /// table.user.tapRow(at: IndexPath(row: 0, section: 0))
  /// await window.settle()
  /// ```
  public func settle() async {
    layoutIfNeeded()
    await UIKitLoop.settle()
    layoutIfNeeded()
  }
}
