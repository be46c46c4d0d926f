public import TypedCells

extension ListDriver where Host == TableHost {
  /// Replaces the content, with an animation for the rows and sections that this change inserts and removes.
  ///
  /// ```swift
  /// let list = TableList(tableView)
  /// list.apply(rowAnimation: .slideUp) { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
  /// ```
  ///
  /// Other changes have the animation `host.rowAnimation`.
  ///
  /// - Parameters:
  ///   - rowAnimation: how rows and sections appear and disappear. The change keeps it if it has to wait for another
  ///     one.
  ///   - completion: called when the table shows the content, with what changed.
  ///   - sections: the new content.
  /// - Complexity: that of `ListDriver.apply`.
  public func apply(
    rowAnimation: NSTableView.AnimationOptions,
    completion: (@MainActor (SectionedChanges) -> Void)? = nil,
    @SectionBuilder<NSTableCellView> _ sections: () -> [ListSection<NSTableCellView>]
  ) {
    apply(
      sections(), setting: \.chosenAnimation, of: host.tableAdapter, to: rowAnimation,
      completion: completion)
  }
}
