/// Finding rows by path, and paths by row.
extension ListDriver {
  /// Returns the number of rows in a section, or 0 if there is no such section.
  ///
  /// - Parameter section: the section's position.
  public func rowCount(in section: Int) -> Int { engine.rowCount(in: section) }

  /// Returns the row at a path, or `nil` if there is none.
  ///
  /// - Parameter path: the row's path.
  public func row(at path: RowPath) -> AnyRow<Host.Cell>? { engine.row(at: path) }

  /// Returns the model of the row at a path, or `nil` if there is no row or its model has another type.
  ///
  /// ```swift
  /// let first = screen.list.model(at: RowPath(section: 0, row: 0), as: Person.self)
  /// ```
  ///
  /// - Parameters:
  ///   - path: the row's path.
  ///   - type: the model's type.
  public func model<Model>(at path: RowPath, as type: Model.Type) -> Model? {
    row(at: path)?.model as? Model
  }

  /// Returns the identity of the row at a path, or `nil` if there is no row or its identity has another type.
  package func id<ID: Hashable>(ofRowAt path: RowPath, as type: ID.Type) -> ID? {
    engine.shown.identity(at: path)?.value(as: type)
  }

  /// Returns the paths of the rows with an identity: none for a hidden row, several if several sections
  /// have such a row.
  ///
  /// - Parameter id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's
  ///   model.
  /// If you look up many rows, the list makes an index of identities. It takes 20 to 36 bytes for each row, until the
  /// content changes.
  ///
  /// - Complexity: O(*n* + *k* log *n*) for *k* calls among *n* rows, until the content changes. ``LazyRows`` whose
  ///   identities are integers are skipped if `id` is a string, and the other way round.
  public func paths(of id: some Hashable) -> [RowPath] {
    engine.paths(of: RowIdentity(id))
  }

  /// Returns the cell that shows the row with an identity, or `nil` if there is no such row, it isn't on screen, or its
  /// cell has another class.
  ///
  /// ```text
  /// let cell = list.visibleCell(of: person.id, as: PersonCell.self)
  /// ```
  ///
  /// - Parameters:
  ///   - id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's model.
  ///   - type: the cell's class.
  /// - Complexity: O(*v*) for *v* cells on screen.
  public func visibleCell<Cell>(of id: some Hashable, as type: Cell.Type) -> Cell? {
    let identity = RowIdentity(id)
    for visible in engine.host.visibleCells where engine.hasIdentity(identity, at: visible.path) {
      if let cell = visible.cell as? Cell { return cell }
    }
    return nil
  }

  /// Returns the paths of the rows that are shown by cells of a class.
  ///
  /// - Parameter cellClass: the class that the rows name.
  /// - Complexity: O(*n*) for *n* rows; rows of ``LazyRows`` are made for it.
  public func paths(ofRowsWith cellClass: AnyClass) -> [RowPath] {
    paths { $0.row.identityClass == cellClass }
  }

  /// Returns the paths of the rows that meet a condition.
  ///
  /// ```swift
  /// let active = screen.list.paths { row in (row.model as? Person)?.isActive == true }
  /// ```
  ///
  /// - Parameter isWanted: returns whether to include a row.
  /// - Complexity: O(*n*) for *n* rows; rows of ``LazyRows`` are made for it.
  public func paths(where isWanted: (AnyRow<Host.Cell>) -> Bool) -> [RowPath] {
    sections.indices.flatMap { section in
      (0..<sections[section].rows.count)
        .filter { isWanted(sections[section].rows[$0]) }
        .map { RowPath(section: section, row: $0) }
    }
  }
}
