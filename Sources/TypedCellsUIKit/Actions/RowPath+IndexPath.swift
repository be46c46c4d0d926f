public import TypedCells

extension RowPath {
  /// Creates the path of an index path; `nil` unless the index path has two indices.
  ///
  /// - Parameter indexPath: a section and a row or item.
  public init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], row: indexPath[1])
  }

  /// The index path of the row.
  public var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
