extension ListEngine {
  /// Returns the number of rows in a section, or 0 if there is no such section.
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

  /// Returns the paths of the rows with an identity, with cells of any class.
  ///
  /// - Complexity: O(*n* + *k* log *n*) for *k* calls among *n* rows, until the content changes.
  package func paths(of identity: RowIdentity) -> [RowPath] { shownIndex.paths(of: identity) }

  /// Returns whether the row at a path has an identity, with a cell of any class.
  func hasIdentity(_ identity: RowIdentity, at path: RowPath) -> Bool {
    shown.contains(path)
      && shown[path.section].rows.identity(at: path.row).ofAnyKind == identity
  }

  /// Returns the path of the next row, or of the previous one; `nil` at the end.
  ///
  /// - Parameters:
  ///   - path: the path of a row.
  ///   - step: 1 or -1.
  package func path(after path: RowPath, by step: Int) -> RowPath? {
    shown.path(after: path, by: step)
  }

  /// Returns the cell on screen that shows the row at a path, or `nil`.
  func visibleCell(at path: RowPath) -> Host.Cell? {
    host.visibleCells.first { $0.path == path }?.cell
  }

  /// Returns a closure that returns a row as it is when the closure is called, also after the content has changed.
  ///
  /// If the row was deleted before, the closure returns the row as it was. A list follows one row at a time, so
  /// the closure before loses its row at the next change.
  ///
  /// - Parameter path: the row's path.
  package func laterRow(at path: RowPath) -> @MainActor () -> AnyRow<Host.Cell>? {
    guard let row = row(at: path) else { return { nil } }
    let tracked = TrackedPath(path)
    trackedPath = tracked
    return { [weak self] in tracked.path.flatMap { self?.row(at: $0) } ?? row }
  }

  /// Returns a closure that returns whether a row has been removed since.
  ///
  /// A row that is identified by its position counts as removed also if there are fewer rows, because another row may have
  /// got its position, such as the turn of a loop.
  ///
  /// - Parameter path: the row's path.
  /// - Complexity: O(*n*) for *n* rows, at each call of the closure.
  package func removalTest(ofRowAt path: RowPath) -> @MainActor () -> Bool {
    guard shown.contains(path) else { return { false } }
    let identity = shown[path.section].rows.identity(at: path.row)
    let rowCount = shown.rowCount
    return { [weak self] in
      guard let self else { return false }
      showFollowedChanges()
      guard identity.isPosition else { return paths(of: identity.ofAnyKind).isEmpty }
      return shown.rowCount < rowCount || !shown.contains { $0.rows.isWritten(identity) }
    }
  }
}

extension [SectionContent] {
  var rowCount: Int { reduce(0) { $0 + $1.rows.count } }

  /// The path of the last row; `nil` without rows.
  var lastPath: RowPath? {
    lastIndex { $0.rows.count > 0 }.map { RowPath(section: $0, row: self[$0].rows.count - 1) }
  }

  /// Returns the path of the next row (`step` 1), or of the previous one (-1); `nil` at the end.
  func path(after path: RowPath, by step: Int) -> RowPath? {
    var (section, row) = (path.section, path.row + step)
    while indices.contains(section) {
      if row >= 0, row < self[section].rows.count { return RowPath(section: section, row: row) }
      section += step
      if indices.contains(section) { row = step > 0 ? 0 : self[section].rows.count - 1 }
    }
    return nil
  }

  func contains(_ path: RowPath) -> Bool {
    indices.contains(path.section) && path.row >= 0 && path.row < self[path.section].rows.count
  }

  /// Returns the identity of the row at a path, which rows with cells of another class may share; `nil` if there is no row.
  @MainActor
  func identity(at path: RowPath) -> RowIdentity? {
    contains(path) ? self[path.section].rows.identity(at: path.row).ofAnyKind : nil
  }

  /// Returns the row at a path and its height as its row declares it, or `nil` if there is none.
  @MainActor
  func row(at path: RowPath) -> (row: ErasedRow, height: CompactHeight)? {
    contains(path) ? self[path.section].rows.row(at: path.row) : nil
  }
}
