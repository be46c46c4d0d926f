/// Collecting the parts of a builder.
extension RowSegments {
  init(_ part: consuming _RowPart) {
    storage = .written([])
    var pending: [_RowPart] = []
    collect(part, at: 0, in: BuilderPlace(), pending: &pending)
    append(.written(pending))
  }

  /// Adds the rows of a part to `pending`, or to the segments.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - position: which statement of a block, or which turn of a loop, the part is.
  ///   - place: the block, the loop or the branch that it is in.
  ///   - pending: the written rows that come before.
  private mutating func collect(
    _ part: consuming _RowPart, at position: Int, in place: BuilderPlace,
    pending: inout [_RowPart]
  ) {
    switch part.content {
    case .row, .hidableRow:
      pending.append(part)
      note(&pending, pending.count - 1, at: position, in: place)
    case .lazy(let lazy):
      append(.written(pending))
      pending = []
      canHide = canHide || lazy.isHidden != nil
      append(.lazy(lazy))
    case .group(let parts):
      let place = place.inside(UInt64(position)).inside(branchesOf: part.identity)
      // Afterwards, nothing else refers to the rows of a loop, so that they are changed in place.
      part = _RowPart(.unmade)
      if parts.allSatisfy(\.isRow) {
        collect(consume parts, in: place, pending: &pending)
      } else {
        for (position, part) in parts.enumerated() {
          collect(part, at: position, in: place, pending: &pending)
        }
      }
    case .unmade: preconditionFailure("a builder collects only rows that exist")
    }
  }

  /// Adds rows that are already side by side to `pending`.
  private mutating func collect(
    _ parts: consuming ContiguousArray<_RowPart>, in place: BuilderPlace,
    pending: inout [_RowPart]
  ) {
    // This conversion copies nothing.
    var rows = Array(consume parts)
    for position in rows.indices { note(&rows, position, at: position, in: place) }
    // To move the rows of the larger side costs much less than to copy them. Most sections are one loop.
    if pending.isEmpty {
      pending = rows
    } else if pending.count > rows.count {
      pending += rows
    } else {
      rows.insert(contentsOf: pending, at: 0)
      pending = rows
    }
  }

  /// Notes what a list has to know of a row. A row without an identity gets its position in the builder.
  @inline(__always)
  private mutating func note(
    _ rows: inout [_RowPart], _ index: Int, at position: Int, in place: BuilderPlace
  ) {
    canHide = canHide || rows[index].canHide
    guard case .position(let earlier, _) = rows[index].identity.storage else { return }
    hasPositions = true
    // A row of another builder keeps the position that it has there.
    rows[index].identity = RowIdentity(
      storage: .position(
        earlier < 0 ? position : earlier,
        in: place.inside(branchesOf: rows[index].identity).number))
  }

  /// The rows as a part of another builder.
  var part: _RowPart {
    var parts: ContiguousArray<_RowPart> = []
    // A list shows children below their parents. In a builder, they come with them.
    for segment in segments where segment.level == 0 {
      switch segment.rows {
      case .written(let rows): parts += rows
      case .lazy(let lazy): parts.append(_RowPart(.lazy(lazy)))
      }
    }
    return _RowPart(.group(parts))
  }

  mutating func append(_ rows: SegmentRows, level: Int = 0) {
    guard rows.count > 0 else { return }
    let (end, overflows) = count.addingReportingOverflow(rows.count)
    precondition(
      !overflows,
      "A section can't have more than Int.max rows, but \(rows.count) rows follow \(count) others. "
        + "Give LazyRows a smaller collection.")
    if case .lazy = rows { isLazy = true }
    if count == 0, level == 0, case .written(let rows) = rows {
      storage = .written(rows)
    } else {
      var segments = segments
      // The array is changed in place only if nothing else refers to it.
      storage = .written([])
      segments.append(Segment(rows: rows, end: end, level: level))
      storage = .mixed(segments)
    }
  }
}
