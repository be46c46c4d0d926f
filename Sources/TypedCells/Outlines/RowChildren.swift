/// The rows that a row shows below itself while it is expanded.
///
/// A class, because few rows have children, and the options of the others pay one word for them.
final class RowChildren {
  private(set) var rows: RowSegments
  /// Whether the row is expanded when it is new. If later content declares something else, the row doesn't
  /// change.
  let areShownAtFirst: Bool

  init(_ rows: RowSegments, areShownAtFirst: Bool) {
    self.rows = rows
    self.areShownAtFirst = areShownAtFirst
  }

  /// Returns the rows, with the identities of those that only their position identifies.
  ///
  /// - Parameter parent: the row that they belong to.
  func rows(of parent: OutlineKey) -> RowSegments {
    var rows = rows
    rows.place(in: parent.home)
    return rows
  }

  /// Releases the rows one level after the other. Otherwise each row would release its children while it is released
  /// itself, and outlines of thousands of levels would need a larger stack than a thread has.
  deinit {
    guard rows.canHide else { return }
    var pending = [takeRows()]
    while let rows = pending.popLast() {
      var below = rows.allChildren
      _ = consume rows
      for index in below.indices where isKnownUniquelyReferenced(&below[index]) {
        pending.append(below[index].takeRows())
      }
    }
  }

  private func takeRows() -> RowSegments {
    let taken = rows
    rows = RowSegments(.written([]))
    return taken
  }
}

extension RowSegments {
  /// The children of all written rows.
  fileprivate var allChildren: [RowChildren] {
    segments.flatMap { segment in
      guard case .written(let rows) = segment.rows else { return [RowChildren]() }
      return rows.compactMap { $0.canHide ? $0.row.children : nil }
    }
  }
}

/// A row that may have children, by its identity.
struct OutlineKey: Hashable {
  let section: RowIdentity
  let row: RowIdentity

  /// The section of its children in identities by position, so that they differ from those of other rows.
  var home: RowIdentity {
    RowIdentity(storage: .bytes(section.hash(.ofProcess), row.hash(.ofProcess)))
  }
}

extension Row where Cell: HostedCell {
  /// Shows other rows below this one while it is expanded.
  ///
  /// ```swift
  /// ListSection(id: "people") {
  ///   Row(TextCell.self, "Everyone").id("everyone")
  ///     .children {
  ///       for person in people { Row(PersonCell.self, person) }
  ///     }
  /// }
  /// ```
  ///
  /// At first the row is collapsed. The user expands it by its disclosure, or by a tap if nothing else handles taps on
  /// the row; code does with ``ListDriver/expand(_:animated:completion:)``. A list remembers which rows are expanded by
  /// their identity, so the row needs one: the `id` of its model, or ``id(_:)``.
  ///
  /// Children are rows of the same section, and can have children themselves. Their identities have to be unique in the
  /// section: a row that gets another parent moves. The children are built with the row, also while it is collapsed;
  /// use ``LazyRows`` if there are very many. A row of a ``LazyRows`` group shows no children.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the row is expanded when it is new in the list.
  ///   - rows: the children. A row whose closure returns none has no disclosure.
  /// - Returns: the row with the children.
  public consuming func children(
    initiallyExpanded isExpanded: Bool = false,
    @RowBuilder<Cell.BaseCell> _ rows: () -> RowList<Cell.BaseCell>
  ) -> Self {
    withChildren(rows(), areShownAtFirst: isExpanded)
  }

  package consuming func withChildren(
    _ rows: RowList<Cell.BaseCell>, areShownAtFirst isExpanded: Bool
  ) -> Self {
    let segments = rows.segments
    let children =
      segments.count > 0 ? RowChildren(segments, areShownAtFirst: isExpanded) : nil
    // A list looks for children where it looks for conditions.
    if children != nil { canHide = true }
    return modify { $0.modifyOptions { $0.children = children } }
  }
}
