/// Where some rows of a list are after a change.
///
/// A change says where rows move. If the section of a row is new or disappears, the change deletes the row and inserts
/// it again, and so it does if the row gets another cell class. Such rows are found by their identity.
@MainActor
struct NewPaths {
  private var mapping: PathMapping?
  /// The new paths of rows that the change deletes and inserts again.
  private var insertedAgain: [RowPath: RowPath] = [:]
  /// The paths of the rows that weren't visible before, in the order in which they were passed; `nil` for those that
  /// aren't visible now either.
  private(set) var hidden: [RowPath?] = []

  /// Finds rows after a change.
  ///
  /// - Parameters:
  ///   - paths: the paths before the change.
  ///   - hidden: rows that weren't visible before the change.
  ///   - old: the content before the change.
  ///   - change: the change.
  /// - Complexity: O(*p* log *c*) for *p* rows and *c* changes. If the change deletes one of the rows, or some weren't
  ///   visible, also O(*n*) for *n* rows that are inserted.
  init(
    _ paths: [RowPath], hidden: [OutlineKey] = [], from old: [SectionContent],
    to change: ListChange
  ) {
    self.hidden = Array(repeating: nil, count: hidden.count)
    guard !change.changes.hasSameOrder, !paths.isEmpty || !hidden.isEmpty else { return }
    var mapping = PathMapping(change.changes)
    let deleted = Set(paths).filter { old.contains($0) && mapping.newPath(of: $0) == nil }.sorted()
    self.mapping = mapping
    let keys = deleted.map { old.key(at: $0) } + hidden
    let found = change.insertedRows(matching: keys)
    for (path, newPath) in zip(deleted, found) { insertedAgain[path] = newPath }
    self.hidden = Array(found[deleted.count...])
  }

  /// Returns the paths of those rows that still exist after a change, in ascending order.
  static func newPaths(
    of paths: [RowPath], from old: [SectionContent], to change: ListChange
  ) -> [RowPath] {
    var rows = NewPaths(paths, from: old, to: change)
    return paths.compactMap { rows.newPath(of: $0) }.sorted()
  }

  /// Returns the path of one of the rows after the change, or `nil` if it's deleted.
  ///
  /// - Parameter path: the path before the change.
  mutating func newPath(of path: RowPath) -> RowPath? {
    // Without a mapping, no row has another path.
    guard mapping != nil else { return path }
    return mapping?.newPath(of: path) ?? insertedAgain[path]
  }

  /// Returns whether a row is moved, or deleted and inserted again, and not only shifted by other rows.
  ///
  /// - Parameter path: the path before the change.
  mutating func isMoved(_ path: RowPath) -> Bool {
    insertedAgain[path] != nil || mapping?.isMoved(path) ?? false
  }
}

extension ListChange {
  /// Returns the paths of inserted rows that have the same identities as others; `nil` for those without such a row.
  ///
  /// If several rows have an identity, each inserted row is returned once, first for a row of the same section and cell
  /// class.
  @MainActor
  fileprivate func insertedRows(matching rows: [OutlineKey]) -> [RowPath?] {
    var found: [RowPath?] = Array(repeating: nil, count: rows.count)
    guard !rows.isEmpty else { return found }
    let wanted = IdentitySet(rows.map(\.row.withoutCellClass))
    var candidates = IdentityMap<RowIdentity, [RowPath]>()
    forEachInsertedRow(withIdentityIn: wanted) { path, identity in
      candidates.append(path, for: identity.withoutCellClass)
    }
    guard !candidates.isEmpty else { return found }
    func take(_ isSuitable: (OutlineKey, OutlineKey) -> Bool) {
      for index in rows.indices where found[index] == nil {
        let identity = rows[index].row.withoutCellClass
        var paths = candidates[identity] ?? []
        for (choice, path) in paths.enumerated()
        where isSuitable(rows[index], sections.key(at: path)) {
          found[index] = paths.remove(at: choice)
          candidates.set(paths, for: identity)
          break
        }
      }
    }
    take { $0 == $1 }
    take { $0.section == $1.section }
    take { _, _ in true }
    return found
  }

  @MainActor
  private func forEachInsertedRow(
    withIdentityIn wanted: IdentitySet<RowIdentity>, _ body: (RowPath, RowIdentity) -> Void
  ) {
    func visit(_ positions: Range<Int>, of section: Int) {
      let rows = sections[section].rows
      for segment in rows.segments {
        // The identities of other groups are of another type, so they needn't be read.
        if case .lazy(let part) = segment.rows, !wanted.keys.contains(where: part.mayHold) {
          continue
        }
        for position in segment.range.clamped(to: positions) {
          let identity = rows.identity(at: position)
          if wanted.contains(identity.withoutCellClass) {
            body(RowPath(section: section, row: position), identity)
          }
        }
      }
    }
    for section in changes.sections.insertions.joined() {
      visit(0..<sections[section].rows.count, of: section)
    }
    for section in changes.changedSections {
      for positions in section.rows.insertions { visit(positions, of: section.new) }
    }
  }
}

extension [SectionContent] {
  /// Returns the identities of the row at a path and its section.
  @MainActor
  func key(at path: RowPath) -> OutlineKey {
    OutlineKey(
      section: self[path.section].identity, row: self[path.section].rows.identity(at: path.row))
  }
}

extension RowIdentity {
  /// The identity without the cell class, unless the row is identified by its position.
  fileprivate var withoutCellClass: RowIdentity { isPosition ? self : ofAnyKind }
}
