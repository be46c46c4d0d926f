/// Finds rows of the content that a list shows. It's made when rows are looked up, and dropped with the content.
///
/// The first look-ups read the identities of the rows. An index is made once they have read as many identities as there
/// are rows, so that one look-up doesn't take more time and memory than it has to.
@MainActor
final class ShownIndex {
  private let sections: [SectionContent]
  private let rowCount: Int
  private var readCount = 0
  private var index: IdentityIndex?
  /// Whether look-ups use an index.
  var isMade: Bool { index != nil }
  /// For sections in which a parent was looked up: the position of the parent of each segment.
  private var parents: [Int: [Int?]] = [:]

  init(_ sections: [SectionContent]) {
    self.sections = sections
    // A list can have more rows than an integer can count.
    rowCount = sections.reduce(0) { $0 + min($1.rows.count, .max - $0) }
  }

  /// Returns the paths of the rows with an identity, with cells of any class, in ascending order.
  func paths(of identity: RowIdentity) -> [RowPath] {
    if !isMade, maySearch(reading: rowCount) {
      return sections.indices.flatMap { section in
        sections[section].rows.positions(of: identity).map { RowPath(section: section, row: $0) }
      }
    }
    let index = index ?? makeIndex()
    return index.places(of: identity).map { RowPath(section: $0.owner, row: $0.position) }
  }

  /// Returns whether a look-up may read identities although no index is made yet.
  ///
  /// - Parameter count: the number of identities that it reads.
  func maySearch(reading count: Int) -> Bool {
    guard count <= rowCount - readCount else { return false }
    readCount += count
    return true
  }

  private func makeIndex() -> IdentityIndex {
    let index = IdentityIndex(
      sections.enumerated().flatMap { section, content in
        content.rows.segments.map {
          IdentityIndex.Run(rows: $0.rows, owner: section, start: $0.range.lowerBound)
        }
      })
    self.index = index
    return index
  }

  /// Returns the path of the row that a row is a child of, or `nil` if it is a child of none.
  func parent(ofRowAt path: RowPath) -> RowPath? {
    guard sections.contains(path) else { return nil }
    let rows = sections[path.section].rows
    guard case .mixed(let segments) = rows.storage else { return nil }
    let parents = parents[path.section] ?? rows.parentsOfSegments
    self.parents[path.section] = parents
    return parents[rows.index(of: path.row, in: segments)]
      .map { RowPath(section: path.section, row: $0) }
  }
}
