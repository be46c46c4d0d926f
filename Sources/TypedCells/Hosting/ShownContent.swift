/// The content before a change, by its positions after the change.
struct ShownContent {
  private let sections: [SectionContent]
  /// The paths of the rows that were on screen, by ascending new path; `nil` if no row and no section was
  /// inserted, deleted or moved.
  private var paths: [(old: RowPath, new: RowPath)]?
  /// The old positions of sections by their new ones; `nil` if no section was inserted, deleted or moved.
  private var oldPositions: [Int?]?

  /// - Parameters:
  ///   - sections: the content before the change.
  ///   - visible: returns the cells on screen before the change.
  ///   - changes: the change.
  ///   - count: the number of sections after the change.
  @MainActor
  init(
    _ sections: [SectionContent], visible: @autoclosure () -> [VisibleCell<AnyObject>],
    after changes: SectionedChanges, count: Int
  ) {
    self.sections = sections
    guard !changes.hasSameOrder else { return }
    var mapping = PathMapping(changes)
    var paths: [(old: RowPath, new: RowPath)] = []
    for visible in visible() {
      if let path = mapping.newPath(of: visible.path) { paths.append((visible.path, path)) }
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

  /// Returns the row that was on screen, or `nil` if there was none.
  @MainActor
  func row(at path: RowPath) -> ErasedRow? {
    guard let paths else { return sections.row(at: path)?.row }
    let index = paths.indices.partitioningIndex { paths[$0].new >= path }
    guard index < paths.count, paths[index].new == path else { return nil }
    return sections.row(at: paths[index].old)?.row
  }

  /// Returns the section, or `nil` if it is new.
  func section(_ position: Int) -> SectionContent? {
    // A host that doesn't commit a change shows more sections than there are after it.
    let old = oldPositions.map { $0.indices.contains(position) ? $0[position] : nil } ?? position
    guard let old, sections.indices.contains(old) else { return nil }
    return sections[old]
  }
}

func haveHeaderFooters(_ sections: [SectionContent]) -> Bool {
  for section in sections where section.header != nil || section.footer != nil { return true }
  return false
}
