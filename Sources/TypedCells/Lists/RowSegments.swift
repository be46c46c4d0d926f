/// The rows of a section, whatever host they are for; some are made only when they are asked for.
///
/// The kind of host is not a parameter here: code that is generic over it, and not specialised, takes
/// ten times as long to put a row into its place.
@MainActor
struct RowSegments {
  private enum Segment {
    case rows(RowRun)
    case lazy(LazySegment)

    @MainActor var count: Int {
      switch self {
      case .rows(let run): run.rows.count
      case .lazy(let segment): segment.count
      }
    }
  }

  private var segments: [Segment] = []
  /// The position after the last row of each segment.
  private var ends: [Int] = []
  /// Whether a row has a condition under which it is absent.
  private(set) var canHide = false
  /// Whether a row is what it is by its place alone.
  private var hasPositions = false

  init(_ component: consuming RowComponent) {
    var pending = RowRun()
    take(component.content, pending: &pending)
    takeRows(&pending)
    // They were taken from the end, so that each could be moved out of its group and none is copied.
    segments.reverse()
    for segment in segments { ends.append(count + segment.count) }
  }

  private init() {}

  var count: Int { ends.last ?? 0 }

  subscript(position: Int) -> (ErasedRow, RowHead) {
    precondition(
      0 <= position && position < count, "row \(position) is outside a section of \(count) rows")
    let (segment, offset) = locate(position)
    return switch segments[segment] {
    case .rows(let run): (run.rows[offset], run.heads[offset])
    case .lazy(let segment): segment.row(offset)
    }
  }

  func identity(at position: Int) -> RowIdentity {
    let (segment, offset) = locate(position)
    return switch segments[segment] {
    case .rows(let run): run.heads[offset].identity
    case .lazy(let segment): segment.identity(offset)
    }
  }

  func positions(of identity: RowIdentity) -> [Int] {
    var positions: [Int] = []
    for (segment, end) in zip(segments, ends) {
      if case .lazy(let segment) = segment, !segment.mayHold(identity) { continue }
      let range = end - segment.count..<end
      positions += range.filter { self.identity(at: $0).ofAnyKind == identity }
    }
    return positions
  }

  func heads() -> [RowHead] {
    if segments.count == 1, case .rows(let run) = segments[0] { return run.heads }
    var heads: [RowHead] = []
    heads.reserveCapacity(count)
    for segment in segments {
      switch segment {
      case .rows(let run): heads += run.heads
      case .lazy(let segment):
        for offset in 0..<segment.count {
          heads.append(RowHead(identity: segment.identity(offset)))
        }
      }
    }
    return heads
  }

  func hasSameRows(as other: Self) -> Bool {
    segments.count == other.segments.count
      && zip(segments, other.segments).allSatisfy { mine, others in
        switch (mine, others) {
        case (.rows(let mine), .rows(let others)):
          mine.rows.isInSameMemory(as: others.rows)
        case (.lazy(let mine), .lazy(let others)): mine.hasSameElements(as: others)
        default: false
        }
      }
  }

  /// The rows that are not hidden at the moment, each asked once.
  func withoutHidden() -> Self {
    guard canHide else { return self }
    var visible = Self()
    visible.hasPositions = hasPositions
    for segment in segments {
      switch segment {
      case .rows(let run): visible.append(.rows(run.withoutHidden()))
      case .lazy(let segment):
        if !(segment.isHidden?() ?? false) { visible.append(.lazy(segment)) }
      }
    }
    return visible
  }

  /// Whether no row is made on demand.
  var isWritten: Bool {
    segments.allSatisfy { if case .rows = $0 { true } else { false } }
  }

  /// Calls `body` with each row that was written, and with the first of each lazy group.
  func forEachKnown(_ body: (ErasedRow, RowHead) -> Void) {
    for segment in segments {
      switch segment {
      case .rows(let run):
        for (row, head) in zip(run.rows, run.heads) { body(row, head) }
      case .lazy(let segment):
        let (row, head) = segment.row(0)
        body(row, head)
      }
    }
  }

  /// The rows but for those at some positions.
  func removing(_ positions: Set<Int>) -> Self {
    var rest = Self()
    rest.canHide = canHide
    rest.hasPositions = hasPositions
    for (segment, end) in zip(segments, ends) {
      let start = end - segment.count
      let kept = (0..<segment.count).filter { !positions.contains(start + $0) }
      switch segment {
      case .rows(let run): rest.append(.rows(run.keeping(kept)))
      case .lazy(let segment):
        rest.append(.lazy(kept.count < segment.count ? segment.keeping(kept) : segment))
      }
    }
    return rest
  }

  /// Gives rows that have no identity one: the how-manieth of its cell class in its section it is,
  /// hidden ones counted.
  mutating func place(in section: RowIdentity) {
    guard hasPositions else { return }
    var ordinals: [UInt16: Int] = [:]
    for index in segments.indices {
      guard case .rows(var run) = segments[index] else { continue }
      segments[index] = .rows(RowRun())
      for offset in run.heads.indices where run.heads[offset].identity.isPosition {
        let kind = kindOfCell(run.rows[offset].cellClass)
        let ordinal = ordinals[kind, default: 0]
        ordinals[kind] = ordinal + 1
        run.heads[offset].identity = .position(ordinal, of: kind, in: section)
      }
      segments[index] = .rows(run)
    }
  }

  /// Takes the rows of a component, the last one first.
  private mutating func take(_ content: consuming RowContent, pending: inout RowRun) {
    switch consume content {
    case .row(let row, let head):
      pending.rows.append(row)
      pending.heads.append(head)
      hasPositions = hasPositions || head.identity.isPosition
    case .hidableRow(let row, let head):
      canHide = true
      take(.row(row, head), pending: &pending)
    case .lazy(let segment):
      takeRows(&pending)
      canHide = canHide || segment.isHidden != nil
      if segment.count > 0 { segments.append(.lazy(segment)) }
    case .group(var components):
      pending.reserve(components.count)
      while let last = components.popLast() { take(last.content, pending: &pending) }
    }
  }

  private mutating func takeRows(_ pending: inout RowRun) {
    guard !pending.rows.isEmpty else { return }
    pending.rows.reverse()
    pending.heads.reverse()
    segments.append(.rows(pending))
    pending = RowRun()
  }

  private mutating func append(_ segment: Segment) {
    guard segment.count > 0 else { return }
    ends.append(count + segment.count)
    segments.append(segment)
  }

  /// The segment that holds a position, and the position's offset in it.
  private func locate(_ position: Int) -> (segment: Int, offset: Int) {
    let segment = ends.indices.partitioningIndex { position < ends[$0] }
    return (segment, position - (segment == 0 ? 0 : ends[segment - 1]))
  }
}

/// Rows that were written one by one, and what a list looks at in all of them.
@MainActor
struct RowRun {
  var rows: [ErasedRow] = []
  var heads: [RowHead] = []

  mutating func reserve(_ count: Int) {
    // Only once, for to reserve exactly what each group wants would copy for each.
    guard rows.isEmpty else { return }
    rows.reserveCapacity(count)
    heads.reserveCapacity(count)
  }

  func withoutHidden() -> RowRun { keeping(rows.indices.filter { !rows[$0].isHidden }) }

  func keeping(_ offsets: [Int]) -> RowRun {
    RowRun(rows: offsets.map { rows[$0] }, heads: offsets.map { heads[$0] })
  }
}
