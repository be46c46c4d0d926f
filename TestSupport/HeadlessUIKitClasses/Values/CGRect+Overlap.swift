extension CGRect {
  /// Returns whether the intersection of two rectangles has an area.
  func overlaps(_ other: CGRect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }

  /// Returns whether two rectangles have a point in common, if only at their edges.
  func touches(_ other: CGRect) -> Bool {
    maxX >= other.minX && minX <= other.maxX && maxY >= other.minY && minY <= other.maxY
  }
}
