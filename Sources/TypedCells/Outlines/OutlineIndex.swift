/// The rows with children in applied content, and the rows inside them, by identity.
///
/// It's made when rows are expanded, collapsed or looked up, and dropped when other content is applied. It takes about
/// 150 bytes for each row with children, and after a row was revealed, 20 to 36 bytes for each row inside another.
@MainActor
final class OutlineIndex {
  /// A row with children.
  struct Parent {
    let key: OutlineKey
    let row: ErasedRow
    let children: RowChildren
    /// The number of the row that contains it.
    let container: Int?
  }

  /// The rows with children, from top to bottom.
  private(set) var parents: [Parent] = []
  /// The numbers of the rows with children, by identity.
  private var numbers = IdentityMap<RowIdentity, [Int]>()
  private var nested: IdentityIndex?

  /// - Complexity: O(*n*) for *n* rows next to rows with children or conditions.
  init(_ content: [SectionContent]) {
    // The rows to look at, the first of them at the end. It isn't recursive, because outlines can be deep.
    var remaining: [(row: ErasedRow, key: OutlineKey, container: Int?)] = []
    func add(_ rows: RowSegments, in section: RowIdentity, container: Int?) {
      let start = remaining.count
      for part in rows.rowsWithChildren {
        remaining.append((part.row, OutlineKey(section: section, row: part.identity), container))
      }
      remaining[start...].reverse()
    }
    for section in content.reversed() {
      if let emptyState = section.emptyState {
        add(emptyState.rows, in: section.identity, container: nil)
      }
      add(section.rows, in: section.identity, container: nil)
    }
    while let (row, key, container) = remaining.popLast() {
      guard let children = row.children else { continue }
      numbers.append(parents.count, for: key.row.ofAnyKind)
      parents.append(Parent(key: key, row: row, children: children, container: container))
      add(children.rows(of: key), in: key.section, container: parents.count - 1)
    }
  }

  /// Returns the rows with children that have an identity, with cells of any class.
  func parents(withIdentity identity: RowIdentity) -> [Parent] {
    numbers[identity.ofAnyKind]?.map { parents[$0] } ?? []
  }

  /// Returns the rows that contain rows with an identity, at any level.
  ///
  /// - Complexity: O(*l*) for *l* levels. The first time, O(*n*) for *n* rows inside others.
  func containers(of identity: RowIdentity) -> [Parent] {
    let nested = nested ?? makeNested()
    var containers: [Parent] = []
    for place in nested.places(of: identity) {
      var next: Int? = place.owner
      while let number = next {
        containers.append(parents[number])
        next = parents[number].container
      }
    }
    return containers
  }

  private func makeNested() -> IdentityIndex {
    let nested = IdentityIndex(
      parents.enumerated().flatMap { number, parent in
        parent.children.rows(of: parent.key).segments.map {
          IdentityIndex.Run(rows: $0.rows, owner: number, start: $0.range.lowerBound)
        }
      })
    self.nested = nested
    return nested
  }
}
