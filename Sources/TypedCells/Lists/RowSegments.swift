/// The rows of a section, whatever host they are for. Those of ``LazyRows`` are made on demand.
///
/// The kind of host isn't a parameter here, because code that is generic over it and not specialised takes
/// ten times as long to move a row.
struct RowSegments {
  private enum Segment {
    /// Rows that were written one by one. Each part is a row.
    case rows([_RowPart])
    case lazy(LazyPart)

    var count: Int {
      switch self {
      case .rows(let rows): rows.count
      case .lazy(let part): part.count
      }
    }
  }

  private var segments: [Segment] = []
  /// The position after the last row of each segment.
  private var ends: [Int] = []
  /// Whether a row has a condition that hides it.
  private(set) var canHide = false
  /// Whether a row is identified by its position.
  private var hasPositions = false

  init(_ part: consuming _RowPart) {
    var pending: [_RowPart] = []
    collect(part, pending: &pending)
    appendRows(&pending)
  }

  private init() {}

  var count: Int { ends.last ?? 0 }

  @MainActor
  subscript(position: Int) -> _RowPart {
    precondition(
      0 <= position && position < count, "row \(position) is outside a section of \(count) rows")
    let (segment, offset) = locate(position)
    return switch segments[segment] {
    case .rows(let rows): rows[offset]
    case .lazy(let part): part.row(offset)
    }
  }

  @MainActor
  func identity(at position: Int) -> RowIdentity {
    let (segment, offset) = locate(position)
    return switch segments[segment] {
    case .rows(let rows): rows[offset].identity
    case .lazy(let part): part.identity(offset)
    }
  }

  @MainActor
  func positions(of identity: RowIdentity) -> [Int] {
    var positions: [Int] = []
    for (segment, end) in zip(segments, ends) {
      if case .lazy(let part) = segment, !part.mayHold(identity) { continue }
      let range = end - segment.count..<end
      positions += range.filter { self.identity(at: $0).ofAnyKind == identity }
    }
    return positions
  }

  /// The rows as a diff compares them. Those of lazy parts aren't made for it.
  @MainActor
  func parts() -> [_RowPart] {
    if segments.count == 1, case .rows(let rows) = segments[0] { return rows }
    var parts: [_RowPart] = []
    parts.reserveCapacity(count)
    for segment in segments {
      switch segment {
      case .rows(let rows): parts += rows
      case .lazy(let part):
        for offset in 0..<part.count {
          parts.append(_RowPart(.unmade, identity: part.identity(offset)))
        }
      }
    }
    return parts
  }

  func hasSameRows(as other: Self) -> Bool {
    segments.count == other.segments.count
      && zip(segments, other.segments).allSatisfy { mine, others in
        switch (mine, others) {
        case (.rows(let mine), .rows(let others)): mine.isInSameMemory(as: others)
        case (.lazy(let mine), .lazy(let others)): mine.hasSameElements(as: others)
        default: false
        }
      }
  }

  /// The rows that aren't hidden now. Evaluates each condition once.
  @MainActor
  func withoutHidden() -> Self {
    guard canHide else { return self }
    var visible = Self()
    visible.hasPositions = hasPositions
    for segment in segments {
      switch segment {
      case .rows(let rows):
        visible.append(.rows(rows.filter { !($0.canHide && $0.row.isHidden) }))
      case .lazy(let part):
        if !(part.isHidden?() ?? false) { visible.append(.lazy(part)) }
      }
    }
    return visible
  }

  /// Whether no row is made on demand.
  var isWritten: Bool {
    segments.allSatisfy { if case .rows = $0 { true } else { false } }
  }

  /// Calls `body` with each row that was written, and with the first of each lazy part.
  @MainActor
  func forEachKnown(_ body: (_RowPart) -> Void) {
    for segment in segments {
      switch segment {
      case .rows(let rows): rows.forEach(body)
      case .lazy(let part): body(part.row(0))
      }
    }
  }

  /// The rows without those at some positions.
  @MainActor
  func removing(_ positions: Set<Int>) -> Self {
    var rest = Self()
    rest.canHide = canHide
    rest.hasPositions = hasPositions
    for (segment, end) in zip(segments, ends) {
      let start = end - segment.count
      let kept = (0..<segment.count).filter { !positions.contains(start + $0) }
      switch segment {
      case .rows(let rows): rest.append(.rows(kept.map { rows[$0] }))
      case .lazy(let part):
        rest.append(.lazy(kept.count < segment.count ? part.keeping(kept) : part))
      }
    }
    return rest
  }

  /// Identifies rows without an identity by their index among the section's rows of the same cell class.
  /// Hidden rows count.
  mutating func place(in section: RowIdentity) {
    guard hasPositions else { return }
    var ordinals: [UInt16: Int] = [:]
    for index in segments.indices {
      guard case .rows(var rows) = segments[index] else { continue }
      // The array is changed in place only if nothing else refers to it.
      segments[index] = .rows([])
      for offset in rows.indices where rows[offset].identity.isPosition {
        let kind = kindOfCell(rows[offset].row.cellClass)
        let ordinal = ordinals[kind, default: 0]
        ordinals[kind] = ordinal + 1
        rows[offset].identity = .position(ordinal, of: kind, in: section)
      }
      segments[index] = .rows(rows)
    }
  }

  /// Adds the rows of a part to `pending`, or to the segments.
  private mutating func collect(
    _ part: consuming _RowPart, pending: inout [_RowPart]
  ) {
    switch part.content {
    case .row, .hidableRow: pending.append(part)
    case .lazy(let lazy):
      appendRows(&pending)
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

  private mutating func appendRows(_ pending: inout [_RowPart]) {
    for row in pending {
      canHide = canHide || row.canHide
      hasPositions = hasPositions || row.identity.isPosition
    }
    append(.rows(pending))
    pending = []
  }

  private mutating func append(_ segment: Segment) {
    guard segment.count > 0 else { return }
    let (end, overflows) = count.addingReportingOverflow(segment.count)
    precondition(
      !overflows,
      "A section can't have more than Int.max rows, but \(segment.count) rows follow \(count) others. "
        + "Give LazyRows a smaller collection.")
    ends.append(end)
    segments.append(segment)
  }

  /// The segment that holds a position, and the position's offset in it.
  private func locate(_ position: Int) -> (segment: Int, offset: Int) {
    let segment = ends.indices.partitioningIndex { position < ends[$0] }
    return (segment, position - (segment == 0 ? 0 : ends[segment - 1]))
  }
}
