/// Collecting the parts of a builder.
extension RowSegments {
  init(_ part: consuming _RowPart) {
    storage = .written([])
    var pending: [_RowPart] = []
    collect(part, pending: &pending)
    appendWritten(&pending)
  }

  /// Adds the rows of a part to `pending`, or to the segments.
  private mutating func collect(
    _ part: consuming _RowPart, pending: inout [_RowPart]
  ) {
    switch part.content {
    case .row, .hidableRow: pending.append(part)
    case .lazy(let lazy):
      appendWritten(&pending)
      canHide = canHide || lazy.isHidden != nil
      append(.lazy(lazy))
    case .group(let parts):
      if !parts.allSatisfy(\.isRow) {
        for part in parts { collect(part, pending: &pending) }
      } else if pending.count > parts.count {
        pending += parts
      } else if pending.isEmpty {
        // Most sections are one loop, whose rows are already side by side. This conversion copies nothing.
        pending = Array(parts)
      } else {
        // To move the rows of the larger side costs much less than to copy them.
        let before = pending
        pending = Array(parts)
        pending.insert(contentsOf: before, at: 0)
      }
    case .unmade: preconditionFailure("a builder collects only rows that exist")
    }
  }

  private mutating func appendWritten(_ pending: inout [_RowPart]) {
    for row in pending {
      canHide = canHide || row.canHide
      hasPositions = hasPositions || row.identity.isPosition
    }
    append(.written(pending))
    pending = []
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
