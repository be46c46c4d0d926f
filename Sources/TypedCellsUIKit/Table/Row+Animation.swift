public import TypedCells

extension RowEvent<Void, UITableView.RowAnimation> {
  /// The animation with which an animated change inserts a row of a table. The default is `host.rowAnimation`.
  public static var insertionAnimation: Self { Self("UIKit.insertionAnimation") }

  /// The animation with which an animated change deletes a row of a table. The default is `host.rowAnimation`.
  public static var deletionAnimation: Self { Self("UIKit.deletionAnimation") }
}

extension Row where Cell: UITableViewCell {
  /// Sets the animations with which animated changes insert and delete the row of a table. The default is
  /// `host.rowAnimation`, which you can also set before a single change.
  ///
  /// ```swift
  /// Row(TextCell.self, "Saved").animation(insertion: .top, deletion: .fade)
  /// ```
  ///
  /// Inserted rows of `LazyRows` and whole sections always have `host.rowAnimation`.
  ///
  /// - Parameters:
  ///   - insertion: the animation of the insertion.
  ///   - deletion: the animation of the deletion.
  /// - Returns: the row with the animations.
  public consuming func animation(
    insertion: UITableView.RowAnimation, deletion: UITableView.RowAnimation
  ) -> Self {
    on(.insertionAnimation) { _ in insertion }.on(.deletionAnimation) { _ in deletion }
  }
}
