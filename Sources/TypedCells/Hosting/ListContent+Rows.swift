extension ListContent {
  /// The number of rows in a section, or 0 if there is no such section.
  ///
  /// - Parameter section: the section's position.
  public func rowCount(in section: Int) -> Int {
    shown.indices.contains(section) ? shown[section].rows.count : 0
  }

  /// Returns the row at a path, or `nil` if there is none.
  ///
  /// - Parameter path: the row's path.
  public func row(at path: RowPath) -> AnyRow<Host.Cell>? {
    guard shown.contains(path) else { return nil }
    return AnyRow(shown[path.section].rows[path.row])
  }
}

extension [SectionContent] {
  func contains(_ path: RowPath) -> Bool {
    indices.contains(path.section) && path.row >= 0 && path.row < self[path.section].rows.count
  }

  /// The row at a path and its height as its row declares it, or `nil` if there is none.
  @MainActor
  func row(at path: RowPath) -> (row: ErasedRow, height: CompactHeight)? {
    contains(path) ? self[path.section].rows.row(at: path.row) : nil
  }
}
