/// The rows of a section one below the other, from the outlines that they form.
extension RowSegments {
  /// The rows that aren't hidden now, each expanded one with its children. Evaluates each condition once.
  @MainActor
  func visible(in section: RowIdentity, _ outlines: OutlineState) -> Self {
    canHide ? flattened(in: section, outlines) : self
  }

  /// All rows, whether or not they are hidden, with the children of each.
  @MainActor
  func unfolded(in section: RowIdentity) -> Self {
    canHide ? flattened(in: section, nil) : self
  }

  @MainActor
  private func flattened(in section: RowIdentity, _ outlines: OutlineState?) -> Self {
    var list = FlatRows(section: section, outlines: outlines)
    list.rows.canHide = canHide
    list.add(self)
    return list.rows
  }

  /// Returns the level of a row, and its part if it was written and may have children.
  func outline(at position: Int) -> (level: Int, part: _RowPart?) {
    switch storage {
    case .written(let rows): return (0, rows[position])
    case .mixed(let segments):
      let segment = segments[index(of: position, in: segments)]
      guard case .written(let rows) = segment.rows else { return (segment.level, nil) }
      return (segment.level, rows[position - segment.range.lowerBound])
    }
  }

  /// Returns the position of the row that a row is nested in, or `nil` if it is in none.
  func parent(of position: Int) -> Int? {
    guard case .mixed(let segments) = storage else { return nil }
    let index = index(of: position, in: segments)
    // The rows before the children end with their parent.
    let parent = segments[..<index].last { $0.level < segments[index].level }
    return parent.map { $0.end - 1 }
  }

  /// Calls `body` with each row that has children, from top to bottom, whether or not it is visible.
  @MainActor
  func forEachParent(
    in section: RowIdentity, _ body: (OutlineKey, ErasedRow, RowChildren) -> Void
  ) {
    var parents = OutlineParents(self, in: section)
    while let parent = parents.next() { body(parent.key, parent.row, parent.children) }
  }

  /// Calls `body` with each row at any level, other than those that are made on demand, whether or not it is visible.
  @MainActor
  func forEachWritten(in section: RowIdentity, _ body: (OutlineKey) -> Void) {
    func add(_ rows: RowSegments) {
      for segment in rows.segments {
        guard case .written(let rows) = segment.rows else { continue }
        for row in rows { body(OutlineKey(section: section, row: row.identity)) }
      }
    }
    add(self)
    var parents = OutlineParents(self, in: section)
    while let parent = parents.next() { add(parent.rows) }
  }

  /// Calls `body` with the rows that contain a row with an identity, the outermost first.
  @MainActor
  func forEachPath(
    to identity: RowIdentity, in section: RowIdentity, _ body: ([OutlineKey]) -> Void
  ) {
    var path: [OutlineKey] = []
    var parents = OutlineParents(self, in: section)
    while let parent = parents.next() {
      path.removeSubrange(parent.level...)
      path.append(parent.key)
      if !parent.rows.positions(of: identity).isEmpty { body(path) }
    }
  }
}

// The types below aren't recursive, because outlines of thousands of levels would need a larger stack than a thread has.

/// A row with children, and where it is.
private struct OutlineParent {
  let key: OutlineKey
  let row: ErasedRow
  let children: RowChildren
  /// The children, with the identities of those that only their position identifies.
  let rows: RowSegments
  /// The number of rows that it is nested in.
  let level: Int
}

/// The rows with children in an outline, from top to bottom, whether or not they are visible.
@MainActor
private struct OutlineParents {
  private let section: RowIdentity
  /// The rows that come next, the last first.
  private var pending: [(rows: ArraySlice<_RowPart>, level: Int)] = []

  init(_ rows: RowSegments, in section: RowIdentity) {
    self.section = section
    add(rows, level: 0)
  }

  private mutating func add(_ rows: RowSegments, level: Int) {
    guard rows.canHide else { return }
    for segment in rows.segments.reversed() {
      if case .written(let rows) = segment.rows { pending.append((rows[...], level)) }
    }
  }

  mutating func next() -> OutlineParent? {
    while let (rows, level) = pending.popLast() {
      for index in rows.indices where rows[index].canHide {
        let row = rows[index]
        guard let children = row.row.children else { continue }
        let key = OutlineKey(section: section, row: row.identity)
        let parent = OutlineParent(
          key: key, row: row.row, children: children, rows: children.rows(of: key), level: level)
        pending.append((rows[(index + 1)...], level))
        add(parent.rows, level: level + 1)
        return parent
      }
    }
    return nil
  }
}

/// Collects the rows of a section and their children.
@MainActor
private struct FlatRows {
  let section: RowIdentity
  /// Which rows are expanded; `nil` to collect hidden rows and all children.
  let outlines: OutlineState?
  var rows = RowSegments(.written([]))
  /// The rows that come next, the last first: those of a segment from `start` on.
  private var pending: [(rows: RowSegments.SegmentRows, start: Int, level: Int, canHide: Bool)] = []

  init(section: RowIdentity, outlines: OutlineState?) {
    self.section = section
    self.outlines = outlines
  }

  mutating func add(_ added: RowSegments) {
    prepare(added, level: 0)
    while let (segment, start, level, canHide) = pending.popLast() {
      switch segment {
      case .lazy(let part):
        if outlines == nil || !(part.isHidden?() ?? false) { rows.append(segment, level: level) }
      case .written(let written):
        if canHide {
          add(written, from: start, level: level)
        } else {
          rows.append(segment, level: level)
        }
      }
    }
  }

  private mutating func prepare(_ rows: RowSegments, level: Int) {
    for segment in rows.segments.reversed() {
      pending.append((segment.rows, 0, level, rows.canHide))
    }
  }

  /// Adds rows up to the first that is expanded.
  private mutating func add(_ written: [_RowPart], from start: Int, level: Int) {
    var run: [_RowPart] = []
    if start == 0 { run.reserveCapacity(written.count) }
    for index in start..<written.count {
      let row = written[index]
      guard row.canHide else {
        run.append(row)
        continue
      }
      if outlines != nil, row.row.isHidden { continue }
      run.append(row)
      guard let children = row.row.children else { continue }
      let key = OutlineKey(section: section, row: row.identity)
      guard outlines?.isExpanded(key, children) ?? true else { continue }
      pending.append((.written(written), index + 1, level, true))
      prepare(children.rows(of: key), level: level + 1)
      break
    }
    rows.append(.written(run), level: level)
  }
}
