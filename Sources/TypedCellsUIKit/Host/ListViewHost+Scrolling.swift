public import TypedCells

extension ListViewHost {
  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - path: the row's path.
  ///   - position: where the row is in the viewport afterwards, as far as the ends of the content allow.
  ///   - animated: whether to animate it.
  public func scroll(to path: RowPath, at position: RowScrollPosition, animated: Bool) {
    // UIKit is moving a row, and counts its rows as before or after it.
    guard !isEndingMove else { return }
    adapter.scroll(to: path.indexPath, at: position, animated: animated)
  }
}
