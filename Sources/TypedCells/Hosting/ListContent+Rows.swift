extension ListContent {
  /// The number of rows in a section, or 0 if there is no such section.
  ///
  /// - Parameter section: the section's position.
  public func rowCount(in section: Int) -> Int {
    rows(of: section)?.count ?? 0
  }

  /// Returns the row at a path, or `nil` if there is none.
  ///
  /// - Parameter path: the row's path.
  public func row(at path: RowPath) -> AnyRow<Host.Cell>? {
    guard let rows = rows(of: path.section), 0 <= path.row, path.row < rows.count else {
      return nil
    }
    return AnyRow(rows[path.row])
  }

  private func rows(of section: Int) -> RowSegments? {
    if let recentRows, recentRows.section == section { return recentRows.rows }
    guard sections.indices.contains(section) else { return nil }
    let rows = sections[section].rows.segments
    recentRows = (section, rows)
    return rows
  }
}
