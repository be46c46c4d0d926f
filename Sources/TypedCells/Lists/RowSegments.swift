/// The rows of a section, whatever host they are for. Those of ``LazyRows`` are made on demand.
///
/// The kind of host isn't a parameter here, because code that is generic over it and not specialised takes
/// ten times as long to move a row.
struct RowSegments {
  private enum Storage {
    /// Rows that were written one by one, as in most sections. Each part is a row.
    case written([_RowPart])
    /// Rows of which some are made on demand.
    case mixed([Segment])
  }

  private enum SegmentRows {
    case written([_RowPart])
    case lazy(LazyPart)

    var count: Int {
      switch self {
      case .written(let rows): rows.count
      case .lazy(let part): part.count
      }
    }
  }

  private struct Segment {
    var rows: SegmentRows
    /// The position after its last row.
    let end: Int

    var range: Range<Int> { end - rows.count..<end }
  }

  private var storage: Storage
  /// Whether a row has a condition that hides it.
  private(set) var canHide = false
  /// Whether a row is identified by its position.
  private var hasPositions = false

  init(_ part: consuming _RowPart) {
    storage = .written([])
    var pending: [_RowPart] = []
    collect(part, pending: &pending)
    appendWritten(&pending)
  }

  private init(_ storage: Storage) {
    self.storage = storage
  }

  var count: Int {
    switch storage {
    case .written(let rows): rows.count
    case .mixed(let segments): segments.last?.end ?? 0
    }
  }

  /// The rows, if none is made on demand.
  var written: [_RowPart]? {
    if case .written(let rows) = storage { rows } else { nil }
  }

  /// Whether no row is made on demand.
  var isWritten: Bool {
    if case .written = storage { true } else { false }
  }

  @MainActor
  subscript(position: Int) -> _RowPart {
    precondition(
      0 <= position && position < count, "row \(position) is outside a section of \(count) rows")
    switch storage {
    case .written(let rows): return rows[position]
    case .mixed(let segments):
      let segment = segments[index(of: position, in: segments)]
      let offset = position - segment.range.lowerBound
      return switch segment.rows {
      case .written(let rows): rows[offset]
      case .lazy(let part): part.row(offset)
      }
    }
  }

  /// The row at a position and its height as its row declares it, without a copy of its identity.
  @MainActor
  func row(at position: Int) -> (row: ErasedRow, height: CompactHeight) {
    if case .written(let rows) = storage { return (rows[position].row, rows[position].height) }
    let part = self[position]
    return (part.row, part.height)
  }

  @MainActor
  func identity(at position: Int) -> RowIdentity {
    switch storage {
    case .written(let rows): return rows[position].identity
    case .mixed(let segments):
      let segment = segments[index(of: position, in: segments)]
      let offset = position - segment.range.lowerBound
      return switch segment.rows {
      case .written(let rows): rows[offset].identity
      case .lazy(let part): part.identity(offset)
      }
    }
  }

  @MainActor
  func positions(of identity: RowIdentity) -> [Int] {
    var positions: [Int] = []
    for segment in segments {
      if case .lazy(let part) = segment.rows, !part.mayHold(identity) { continue }
      for position in segment.range where self.identity(at: position).ofAnyKind == identity {
        positions.append(position)
      }
    }
    return positions
  }

  /// The rows as a diff compares them. Those of lazy parts aren't made for it.
  @MainActor
  func parts() -> [_RowPart] { written ?? parts(in: 0..<count) }

  /// Some of the rows as a diff compares them.
  @MainActor
  func parts(in positions: Range<Int>) -> [_RowPart] {
    var parts: [_RowPart] = []
    parts.reserveCapacity(positions.count)
    for position in positions { parts.append(_RowPart(.unmade, identity: identity(at: position))) }
    return parts
  }

  /// Whether the rows are in the same memory, so that they need no comparison.
  func hasSameRows(as other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.written(let mine), .written(let others)): return mine.isInSameMemory(as: others)
    case (.mixed(let mine), .mixed(let others)):
      return mine.count == others.count
        && zip(mine, others).allSatisfy { mine, others in
          switch (mine.rows, others.rows) {
          case (.written(let mine), .written(let others)): mine.isInSameMemory(as: others)
          case (.lazy(let mine), .lazy(let others)): mine.hasSameElements(as: others)
          default: false
          }
        }
    default: return false
    }
  }

  /// The rows that aren't hidden now. Evaluates each condition once.
  @MainActor
  func withoutHidden() -> Self {
    guard canHide else { return self }
    return rebuilt { rows in
      switch rows {
      case .written(let rows): .written(rows.filter { !($0.canHide && $0.row.isHidden) })
      case .lazy(let part): part.isHidden?() ?? false ? nil : .lazy(part)
      }
    }
  }

  /// Calls `body` with each row that was written, and with the first of each lazy part.
  @MainActor
  func forEachKnown(_ body: (_RowPart) -> Void) {
    for segment in segments {
      switch segment.rows {
      case .written(let rows): rows.forEach(body)
      case .lazy(let part): body(part.row(0))
      }
    }
  }

  /// The rows without those at some positions.
  @MainActor
  func removing(_ positions: Set<Int>) -> Self {
    var start = 0
    return rebuilt { rows in
      defer { start += rows.count }
      let kept = (0..<rows.count).filter { !positions.contains(start + $0) }
      return switch rows {
      case .written(let rows): .written(kept.map { rows[$0] })
      case .lazy(let part): .lazy(kept.count < part.count ? part.keeping(kept) : part)
      }
    }
  }

  /// Identifies rows without an identity by their index among the section's rows of the same cell class.
  /// Hidden rows count.
  mutating func place(in section: RowIdentity) {
    guard hasPositions else { return }
    var ordinals: [UInt16: Int] = [:]
    func place(_ rows: inout [_RowPart]) {
      for offset in rows.indices where rows[offset].identity.isPosition {
        let kind = kindOfCell(rows[offset].row.cellClass)
        let ordinal = ordinals[kind, default: 0]
        ordinals[kind] = ordinal + 1
        rows[offset].identity = .position(ordinal, of: kind, in: section)
      }
    }
    // The arrays are changed in place only if nothing else refers to them.
    switch storage {
    case .written(var rows):
      storage = .written([])
      place(&rows)
      storage = .written(rows)
    case .mixed(var segments):
      storage = .written([])
      for index in segments.indices {
        guard case .written(var rows) = segments[index].rows else { continue }
        segments[index].rows = .written([])
        place(&rows)
        segments[index].rows = .written(rows)
      }
      storage = .mixed(segments)
    }
  }

  /// The rows as segments, whether or not some are made on demand.
  private var segments: [Segment] {
    switch storage {
    case .written(let rows): rows.isEmpty ? [] : [Segment(rows: .written(rows), end: rows.count)]
    case .mixed(let segments): segments
    }
  }

  /// The rows that `change` leaves of each segment.
  @MainActor
  private func rebuilt(_ change: (SegmentRows) -> SegmentRows?) -> Self {
    var rebuilt = Self(.written([]))
    rebuilt.canHide = canHide
    rebuilt.hasPositions = hasPositions
    for segment in segments {
      if let rows = change(segment.rows) { rebuilt.append(rows) }
    }
    return rebuilt
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

  private mutating func append(_ rows: SegmentRows) {
    guard rows.count > 0 else { return }
    let (end, overflows) = count.addingReportingOverflow(rows.count)
    precondition(
      !overflows,
      "A section can't have more than Int.max rows, but \(rows.count) rows follow \(count) others. "
        + "Give LazyRows a smaller collection.")
    if count == 0, case .written(let rows) = rows {
      storage = .written(rows)
    } else {
      var segments = segments
      // The array is changed in place only if nothing else refers to it.
      storage = .written([])
      segments.append(Segment(rows: rows, end: end))
      storage = .mixed(segments)
    }
  }

  /// The segment that holds a position.
  private func index(of position: Int, in segments: [Segment]) -> Int {
    segments.indices.partitioningIndex { position < segments[$0].end }
  }
}
