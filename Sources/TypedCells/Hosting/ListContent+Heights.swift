/// Questions about heights that a toolkit asks about every row, whether or not it is on screen.
extension ListContent {
  /// Whether the row at a path exists already, so that asking it creates no row of ``LazyRows``.
  ///
  /// - Parameter path: the row's path.
  package func isWritten(at path: RowPath) -> Bool {
    shown.indices.contains(path.section) && shown[path.section].rows.isWritten
  }

  /// Whether the row at a path itself was written, so that asking it creates no row of ``LazyRows``.
  ///
  /// - Parameter path: the row's path.
  package func isWrittenRow(at path: RowPath) -> Bool {
    shown.contains(path) && shown[path.section].rows.outline(at: path.row).part != nil
  }

  /// Whether the row at a path, or its cell class, may declare a height.
  ///
  /// The first row of a ``LazyRows`` group answers for the others, which would have to be created otherwise.
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
