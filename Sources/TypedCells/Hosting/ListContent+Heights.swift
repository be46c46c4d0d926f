/// The heights of rows, which a toolkit can request for rows off screen, too.
extension ListContent {
  /// Returns whether the row at a path exists. If it doesn't, reading it would create a row of ``LazyRows``.
  ///
  /// - Parameter path: the row's path.
  package func isWritten(at path: RowPath) -> Bool {
    shown.indices.contains(path.section) && shown[path.section].rows.isWritten
  }

  /// Returns whether the row at a path is outside of ``LazyRows``, so that reading it creates no row.
  ///
  /// - Parameter path: the row's path.
  package func isWrittenRow(at path: RowPath) -> Bool {
    shown.contains(path) && shown[path.section].rows.outline(at: path.row).part != nil
  }

  /// Returns whether the row at a path, or its cell class, may declare a height.
  ///
  /// In ``LazyRows``, the first row's value is used for all rows, because reading the others would create them.
  ///
  /// - Parameter path: the row's path.
  /// - Complexity: O(*n*) for *n* rows of a section with ``LazyRows``, for the first look-up after a change;
  ///   otherwise O(1).
  package func maySayHeight(at path: RowPath) -> Bool {
    if isWritten(at: path) { return true }
    guard shown.indices.contains(path.section) else { return false }
    if let known = lazyHeights[path.section] { return known }
    var saysHeight = false
    shown[path.section].rows.forEachKnown { part in
      let height =
        part.height.height(precise: part.row.preciseHeight)
        ?? cells.classHeights(of: part.row)?.height
      saysHeight = saysHeight || (height ?? .automatic) != .automatic
    }
    lazyHeights[path.section] = saysHeight
    return saysHeight
  }
}
