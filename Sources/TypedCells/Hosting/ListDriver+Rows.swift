/// Looking rows up, both ways.
extension ListDriver {
  /// How many rows a section has; 0 for a section that is not there.
  ///
  /// - Parameter section: the section's position.
  public func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The row at a path, or `nil` when there is none.
  ///
  /// - Parameter path: where the row stands.
  public func row(at path: RowPath) -> AnyRow<Host.Cell>? {
    (0..<rowCount(in: path.section)).contains(path.row)
      ? sections[path.section].rows[path.row] : nil
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
  /// - Parameter id: the identity, as given by `Row.id(_:)` or by a ``LazyRows`` group.
  /// - Complexity: O(*n*) for *n* rows.
  public func paths(of id: some Hashable) -> [RowPath] {
    let identity = RowIdentity(id)
    return sections.indices.flatMap { section in
      let identities = sections[section].rows.identities()
      return (0..<identities.count)
        .filter { identities[$0] == identity }
        .map { RowPath(section: section, row: $0) }
    }
  }

  /// Where the rows stand that were made from configurators of a cell class, or otherwise name it.
  ///
  /// - Parameter cellClass: the class.
  /// - Complexity: O(*n*) for *n* rows; rows that are made on demand are made.
  public func paths(ofRowsWith cellClass: AnyClass) -> [RowPath] {
    sections.indices.flatMap { section in
      (0..<sections[section].rows.count)
        .filter { sections[section].rows[$0].cellClass == cellClass }
        .map { RowPath(section: section, row: $0) }
    }
  }
}
