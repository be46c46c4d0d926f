public import TypedCells

extension RowEvent<Void, UITableView.RowAnimation> {
  /// How a row of a table appears when an animated change inserts it; by default, by `host.rowAnimation`.
  public static var insertionAnimation: Self { Self("UIKit.insertionAnimation") }

  /// How a row of a table disappears when an animated change deletes it; by default, by `host.rowAnimation`.
  public static var deletionAnimation: Self { Self("UIKit.deletionAnimation") }
}

extension Row where Cell: UITableViewCell {
  /// Chooses how the row of a table appears and disappears in animated changes. Without it, `host.rowAnimation` decides,
  /// which you can also set before a single change.
  ///
  /// ```swift
  /// Row(TextCell.self, "Saved").animation(insertion: .top, deletion: .fade)
  /// ```
  ///
  /// A row of ``LazyRows`` that is inserted appears by `host.rowAnimation`, and so does a whole section.
  ///
  /// - Parameters:
  ///   - insertion: how the row appears.
  ///   - deletion: how the row disappears.
  /// - Returns: the row with the animations.
  public consuming func animation(
    insertion: UITableView.RowAnimation, deletion: UITableView.RowAnimation
  ) -> Self {
    on(.insertionAnimation) { _ in insertion }.on(.deletionAnimation) { _ in deletion }
  }
}
