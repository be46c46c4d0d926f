/// Where a row is in the viewport after the list scrolled to it.
public enum RowScrollPosition: Hashable, Sendable {
  /// Scrolls as little as possible, and not at all if the row is completely visible.
  case nearest

  /// At the top, or at the left edge of a view that scrolls horizontally.
  case top

  /// In the middle.
  case middle

  /// At the bottom, or at the right edge of a view that scrolls horizontally.
  case bottom
}
