/// The content before a change, by its positions after the change.
struct ShownContent {
  private let sections: [SectionContent]
  /// The paths of the rows that were on screen, by ascending new path; `nil` if no row and no section was
  /// inserted, deleted or moved.
  private var paths: [(old: RowPath, new: RowPath)]?
  /// The old positions of sections by their new ones; `nil` if no section was inserted, deleted or moved.
  private var oldPositions: [Int?]?
  /// The old paths of rows that were on screen and that the change deletes.
  private(set) var deletedPaths: [RowPath] = []

  /// - Parameters:
  ///   - sections: the content before the change.
  ///   - visible: the cells on screen before the change, if rows or sections are inserted, deleted or moved.
  ///   - changes: the change.
  ///   - count: the number of sections after the change.
  @MainActor
  init(
    _ sections: [SectionContent], visible: [VisibleCell<AnyObject>],
    after changes: SectionedChanges, count: Int
  ) {
    self.sections = sections
    guard !changes.hasSameOrder else { return }
    var mapping = PathMapping(changes)
    var paths: [(old: RowPath, new: RowPath)] = []
    for visible in visible {
      if let path = mapping.newPath(of: visible.path) {
        paths.append((visible.path, path))
      } else {
        deletedPaths.append(visible.path)
      }
    }
    paths.sort { $0.new < $1.new }
    self.paths = paths
    if !changes.sections.hasSameOrder {
      oldPositions =
        SectionPairs(changes.sections, oldCount: sections.count, newCount: count).oldPositions
    }
  }

  /// Whether a section had a header or a footer.
  var hasHeaderFooters: Bool { haveHeaderFooters(sections) }

  /// Whether rows or sections that stay may have other paths.
  var mayHaveMoved: Bool { paths != nil }

  /// Returns whether the row, header or footer at a place was on screen, and had another path.
  func hasMoved(to place: ListFailure.Place) -> Bool {
    if case .row(let path) = place { return oldPath(of: path).map { $0 != path } ?? false }
    // Only rows, headers and footers are refreshed.
    guard case .headerFooter(_, let section) = place else { return false }
    return oldPosition(ofSection: section).map { $0 != section } ?? false
  }

  /// Returns the row that was on screen, or `nil` if there was none. A row of ``LazyRows`` isn't made again for it,
  /// because its closure may read values that have changed, or elements that don't exist any more.
  func row(at path: RowPath) -> ErasedRow? {
    guard let old = oldPath(of: path), sections.contains(old) else { return nil }
    return sections[old.section].rows.writtenRow(at: old.row)
  }

  private func oldPath(of path: RowPath) -> RowPath? {
    guard let paths else { return path }
    let index = paths.indices.partitioningIndex { paths[$0].new >= path }
    guard index < paths.count, paths[index].new == path else { return nil }
    return paths[index].old
  }

  /// Returns the section, or `nil` if it is new.
  func section(_ position: Int) -> SectionContent? {
    guard let old = oldPosition(ofSection: position), sections.indices.contains(old) else {
      return nil
    }
    return sections[old]
  }

  private func oldPosition(ofSection position: Int) -> Int? {
    guard let oldPositions else { return position }
    // A host that doesn't commit a change shows more sections than there are after it.
    return oldPositions.indices.contains(position) ? oldPositions[position] : nil
  }
}

func haveHeaderFooters(_ sections: [SectionContent]) -> Bool {
  for section in sections where section.header != nil || section.footer != nil { return true }
  return false
}
