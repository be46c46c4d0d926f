/// Looking rows up, both ways.
extension ListDriver {
  /// How many rows a section has; 0 for a section that is not there.
  ///
  /// - Parameter section: the section's position.
  public func rowCount(in section: Int) -> Int {
    rows(of: section)?.count ?? 0
  }

  /// The row at a path, or `nil` when there is none.
  ///
  /// - Parameter path: where the row stands.
  public func row(at path: RowPath) -> AnyRow<Host.Cell>? {
    guard let rows = rows(of: path.section), 0 <= path.row, path.row < rows.count else {
      return nil
    }
    let (row, head) = rows[path.row]
    return AnyRow(row: row, head: head, canHide: rows.canHide)
  }

  private func rows(of section: Int) -> RowSegments? {
    if let recentRows, recentRows.section == section { return recentRows.rows }
    guard sections.indices.contains(section) else { return nil }
    let rows = sections[section].rows.segments
    recentRows = (section, rows)
    return rows
  }

  /// The model of the row at a path, or `nil` when there is none, or it is of another type.
  ///
  /// - Parameters:
  ///   - path: where the row stands.
  ///   - type: the model's type.
  public func model<Model>(at path: RowPath, as type: Model.Type) -> Model? {
    row(at: path)?.model as? Model
  }

  /// Where the rows of an identity stand: nowhere when they are hidden, and in several places when
  /// several sections have one.
  ///
  /// - Parameter id: the identity, as given by `Row.id(_:)` or by a ``LazyRows`` group, or the `id` of
  ///   the row's model.
  /// - Complexity: O(*n*) for *n* rows, without those of a ``LazyRows`` group whose identities are
  ///   integers when a text is looked for, or the other way round.
  public func paths(of id: some Hashable & Sendable) -> [RowPath] {
    let identity = RowIdentity(id)
    return sections.indices.flatMap { section in
      sections[section].rows.positions(of: identity).map { RowPath(section: section, row: $0) }
    }
  }

  /// Where the rows stand that were made from configurators of a cell class, or otherwise name it.
  ///
  /// - Parameter cellClass: the class.
  /// - Complexity: O(*n*) for *n* rows; rows that are made on demand are made.
  public func paths(ofRowsWith cellClass: AnyClass) -> [RowPath] {
    paths { $0.cellClass == cellClass }
  }

  /// Where the rows stand that meet a condition.
  ///
  /// - Parameter isWanted: the condition.
  /// - Complexity: O(*n*) for *n* rows; rows that are made on demand are made.
  public func paths(where isWanted: (AnyRow<Host.Cell>) -> Bool) -> [RowPath] {
    sections.indices.flatMap { section in
      (0..<sections[section].rows.count)
        .filter { isWanted(sections[section].rows[$0]) }
        .map { RowPath(section: section, row: $0) }
    }
  }
}
