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

  /// The position of the row in which the rows of each segment are nested, or `nil` if they are in none.
  ///
  /// - Complexity: O(*e*) for *e* segments, of which each expanded row adds up to two.
  var parentsOfSegments: [Int?] {
    var open: [(level: Int, position: Int)] = []
    return segments.map { segment in
      while let last = open.last, last.level >= segment.level { open.removeLast() }
      let parent = open.last?.position
      // The rows before children end with their parent.
      open.append((segment.level, segment.end - 1))
      return parent
    }
  }

  /// The rows of this level that have children, from top to bottom.
  var rowsWithChildren: [_RowPart] {
    guard canHide else { return [] }
    return segments.flatMap { segment in
      guard case .written(let rows) = segment.rows else { return [_RowPart]() }
      return rows.filter { $0.canHide && $0.row.children != nil }
    }
  }

  /// Calls `body` with each row that has children, from top to bottom, whether or not it is visible.
  @MainActor
  func forEachParent(
    in section: RowIdentity, _ body: (OutlineKey, ErasedRow, RowChildren) -> Void
  ) {
    forEachParent(in: section) { key, row, children, _ in body(key, row, children) }
  }

  /// Calls `body` with each row at any level, whether or not it is visible.
  ///
  /// - Parameter readsLazyRows: returns whether to read the identities of rows that are made on demand.
  @MainActor
  func forEachRow(
    in section: RowIdentity, readsLazyRows: (LazyPart) -> Bool, _ body: (OutlineKey) -> Void
  ) {
    func visit(_ rows: RowSegments) {
      for segment in rows.segments {
        switch segment.rows {
        case .written(let rows):
          for row in rows { body(OutlineKey(section: section, row: row.identity)) }
        case .lazy(let part):
          guard readsLazyRows(part) else { continue }
          for offset in 0..<part.count {
            body(OutlineKey(section: section, row: part.identity(offset)))
          }
        }
      }
    }
    visit(self)
    forEachParent(in: section) { _, _, _, rows in visit(rows) }
  }

  /// Calls `body` with each row that has children, and with these, from top to bottom.
  ///
  /// Like the other functions on outlines it isn't recursive, because outlines of thousands of levels would need a larger
  /// stack than a thread has.
  @MainActor
  private func forEachParent(
    in section: RowIdentity, _ body: (OutlineKey, ErasedRow, RowChildren, RowSegments) -> Void
  ) {
    /// The rows that come next, the last first.
    var pending: [ArraySlice<_RowPart>] = []
    func add(_ rows: RowSegments) {
      guard rows.canHide else { return }
      for segment in rows.segments.reversed() {
        if case .written(let rows) = segment.rows { pending.append(rows[...]) }
      }
    }
    add(self)
    while let rows = pending.popLast() {
      guard let index = rows.firstIndex(where: { $0.canHide && $0.row.children != nil }),
        let children = rows[index].row.children
      else { continue }
      let key = OutlineKey(section: section, row: rows[index].identity)
      let below = children.rows(of: key)
      body(key, rows[index].row, children, below)
      pending.append(rows[(index + 1)...])
      add(below)
    }
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
