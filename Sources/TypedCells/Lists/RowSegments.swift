/// The rows of a section, whatever host they are for; some are made only when they are asked for.
///
/// The kind of host is not a parameter here: code that is generic over it, and not specialised, takes
/// ten times as long to put a row into its place.
@MainActor
struct RowSegments {
  private enum Segment {
    case rows([ErasedRow])
    case lazy(LazySegment)

    @MainActor var count: Int {
      switch self {
      case .rows(let rows): rows.count
      case .lazy(let segment): segment.count
      }
    }
  }

  private var segments: [Segment] = []
  /// The position after the last row of each segment.
  private var ends: [Int] = []
  /// Whether a row has a condition under which it is absent.
  private var canHide = false

  init(_ content: RowContent) {
    var pending: [ErasedRow] = []
    append(content, pending: &pending)
    append(.rows(pending))
  }

  private init() {}

  var count: Int { ends.last ?? 0 }

  subscript(position: Int) -> ErasedRow {
    precondition(
      0 <= position && position < count, "row \(position) is outside a section of \(count) rows")
    let (segment, offset) = locate(position, in: ends)
    return switch segments[segment] {
    case .rows(let rows): rows[offset]
    case .lazy(let segment): segment.row(offset)
    }
  }

  /// The rows that are not hidden at the moment, each asked once.
  func withoutHidden() -> Self {
    guard canHide else { return self }
    var visible = Self()
    for segment in segments {
      switch segment {
      case .rows(let rows): visible.append(.rows(rows.filter { !$0.isHidden }))
      case .lazy(let segment): visible.append(segment.isHidden() ? .rows([]) : .lazy(segment))
      }
    }
    return visible
  }

  /// The identities of the rows, in order; those of a lazy group are read when they are asked for.
  func identities() -> RowIdentities {
    var ordinals: [ObjectIdentifier?: Int] = [:]
    func identity(of row: ErasedRow) -> RowIdentity {
      if let identity = row.identity { return identity }
      let kind = row.cellClass.map { ObjectIdentifier($0) }
      defer { ordinals[kind, default: 0] += 1 }
      return RowIdentity(cellClass: row.cellClass, ordinal: ordinals[kind, default: 0])
    }
    return RowIdentities(
      ends: ends,
      segments: segments.map { segment in
        switch segment {
        case .rows(let rows): .eager(rows.map(identity(of:)))
        case .lazy(let segment): .lazy(segment.identity)
        }
      })
  }

  private mutating func append(_ content: RowContent, pending: inout [ErasedRow]) {
    switch content {
    case .row(let row):
      pending.append(row)
      canHide = canHide || row.canHide
    case .lazy(let segment):
      append(.rows(pending))
      pending = []
      append(.lazy(segment))
      canHide = canHide || segment.canHide
    case .group(let contents):
      pending.reserveCapacity(pending.count + contents.count)
      for content in contents { append(content, pending: &pending) }
    }
  }

  private mutating func append(_ segment: Segment) {
    guard segment.count > 0 else { return }
    ends.append(count + segment.count)
    segments.append(segment)
  }
}

/// The identities of a section's rows, in order.
@MainActor
struct RowIdentities {
  enum Segment {
    case eager([RowIdentity])
    case lazy(@MainActor (Int) -> RowIdentity)
  }

  let ends: [Int]
  let segments: [Segment]

  var count: Int { ends.last ?? 0 }

  subscript(position: Int) -> RowIdentity {
    let (segment, offset) = locate(position, in: ends)
    return switch segments[segment] {
    case .eager(let identities): identities[offset]
    case .lazy(let identity): identity(offset)
    }
  }
}

/// The segment that holds a position, and the position's offset in it, given where segments end.
private func locate(_ position: Int, in ends: [Int]) -> (segment: Int, offset: Int) {
  var low = 0
  var high = ends.count - 1
  while low < high {
    let middle = (low + high) / 2
    if position < ends[middle] { high = middle } else { low = middle + 1 }
  }
  return (low, position - (low == 0 ? 0 : ends[low - 1]))
}
