/// The rows of a section, without the type of their host. Rows of ``LazyRows`` are created on demand.
///
/// The type isn't generic over the host, because generic code that isn't specialised takes ten times as long to move a
/// row.
struct RowSegments {
  enum Storage {
    /// Rows that were written one by one, as in most sections. Each part is a row.
    case written([_RowPart])
    /// Rows of which some are made on demand, or are children of others.
    case mixed([Segment])
  }

  enum SegmentRows {
    case written([_RowPart])
    case lazy(LazyPart)

    var count: Int {
      switch self {
      case .written(let rows): rows.count
      case .lazy(let part): part.count
      }
    }
  }

  struct Segment {
    var rows: SegmentRows
    /// The position after its last row.
    let end: Int
    /// The number of rows that its rows are nested in.
    var level = 0

    var range: Range<Int> { end - rows.count..<end }

    var reportsChanges: Bool {
      if case .lazy(let part) = rows { part.reportsChanges } else { false }
    }
  }

  var storage: Storage
  /// Whether a row has a condition that hides it, or children.
  var canHide = false
  /// Whether a builder collected a row that ``place(in:)`` identifies by its position.
  var hasPositions = false
  /// Whether a row is made on demand.
  var isLazy = false

  init(_ storage: Storage) {
    self.storage = storage
  }

  var count: Int {
    switch storage {
    case .written(let rows): rows.count
    case .mixed(let segments): segments.last?.end ?? 0
    }
  }

  /// The rows, if none is made on demand or nested in another.
  var written: [_RowPart]? {
    if case .written(let rows) = storage { rows } else { nil }
  }

  /// Whether no row is made on demand.
  var isWritten: Bool { !isLazy }

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

  /// Returns the row at a position and its height as its row declares it, without a copy of its identity.
  @MainActor
  func row(at position: Int) -> (row: ErasedRow, height: CompactHeight) {
    if case .written(let rows) = storage { return (rows[position].row, rows[position].height) }
    let part = self[position]
    return (part.row, part.height)
  }

  /// Returns the row at a position, or `nil` if its model would have to be read for it.
  ///
  /// Whatever goes through all rows calls this, so that it doesn't read all results of a query.
  @MainActor
  func knownRow(at position: Int) -> ErasedRow? {
    if case .mixed(let segments) = storage {
      let segment = segments[index(of: position, in: segments)]
      if case .lazy(let part) = segment.rows {
        return part.knownRow(position - segment.range.lowerBound)?.row
      }
    }
    return self[position].row
  }

  /// Returns the row at a position, or `nil` if it is made on demand.
  func writtenRow(at position: Int) -> ErasedRow? {
    if case .written(let rows) = storage { return rows[position].row }
    return outline(at: position).part?.row
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

  /// Returns the rows as a diff compares them. Those of lazy parts aren't made for it.
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

  /// What changed since earlier rows, if some are made on demand and all that changed is reported by the elements of
  /// lazy parts.
  func reportedChanges(since earlier: Self) -> PositionChanges? {
    guard isLazy, case .mixed(let before) = earlier.storage,
      case .mixed(let after) = storage, before.count == after.count
    else { return nil }
    var (deletions, insertions, moves) = ([Range<Int>](), [Range<Int>](), [Move<Int>]())
    for (before, after) in zip(before, after) {
      switch (before.rows, after.rows) {
      case (.written(let old), .written(let new)):
        guard old.elementsEqual(new, by: { $0.identity == $1.identity }) else { return nil }
      case (.lazy(let old), .lazy(let new)):
        if new.hasSameElements(as: old) { continue }
        guard let changes = new.reportedChanges(since: old) else { return nil }
        let (start, newStart) = (before.range.lowerBound, after.range.lowerBound)
        deletions += changes.deletions.map { $0.lowerBound + start..<$0.upperBound + start }
        insertions += changes.insertions.map { $0.lowerBound + newStart..<$0.upperBound + newStart }
        moves += changes.moves.map { Move(old: $0.old + start, new: $0.new + newStart) }
      default: return nil
      }
    }
    return PositionChanges(deletions: deletions, insertions: insertions, moves: moves)
  }

  /// Returns whether a row that isn't made on demand has an identity.
  func isWritten(_ identity: RowIdentity) -> Bool {
    segments.contains { segment in
      guard case .written(let rows) = segment.rows else { return false }
      return rows.contains { $0.identity == identity }
    }
  }

  /// The rows without those at some positions.
  @MainActor
  func removing(_ positions: Set<Int>) -> Self {
    var rest = Self(.written([]))
    rest.canHide = canHide
    for segment in segments {
      let start = segment.range.lowerBound
      let kept = (0..<segment.rows.count).filter { !positions.contains(start + $0) }
      let rows: SegmentRows =
        switch segment.rows {
        case .written(let rows): .written(kept.map { rows[$0] })
        case .lazy(let part): .lazy(kept.count < part.count ? part.keeping(kept) : part)
        }
      rest.append(rows, level: segment.level)
    }
    return rest
  }

  /// Removes and returns the row at a position. It isn't made for it.
  @MainActor
  mutating func remove(at position: Int) -> Self {
    if case .written(var rows) = storage {
      var row = Self(.written([rows.remove(at: position)]))
      (row.canHide, row.hasPositions) = (canHide, hasPositions)
      storage = .written(rows)
      return row
    }
    let row = rows(in: position..<position + 1)
    var rest = rows(in: 0..<position)
    rest.append(rows(in: position + 1..<count))
    self = rest
    return row
  }

  /// Inserts rows at a position.
  @MainActor
  mutating func insert(_ added: Self, at position: Int) {
    if case .written(var rows) = storage, let new = added.written {
      rows.insert(contentsOf: new, at: position)
      storage = .written(rows)
      canHide = canHide || added.canHide
      hasPositions = hasPositions || added.hasPositions
      return
    }
    var all = rows(in: 0..<position)
    all.append(added)
    all.append(rows(in: position..<count))
    self = all
  }

  /// The rows in a range.
  @MainActor
  func rows(in range: Range<Int>) -> Self {
    var part = Self(.written([]))
    part.canHide = canHide
    part.hasPositions = hasPositions
    for segment in segments {
      let kept = range.clamped(to: segment.range)
      let start = segment.range.lowerBound
      let offsets = kept.lowerBound - start..<kept.upperBound - start
      switch segment.rows {
      case .written(let rows): part.append(.written(Array(rows[offsets])), level: segment.level)
      case .lazy(let rows): part.append(.lazy(rows.keeping(offsets)), level: segment.level)
      }
    }
    return part
  }

  /// Adds rows at the end.
  private mutating func append(_ other: Self) {
    canHide = canHide || other.canHide
    hasPositions = hasPositions || other.hasPositions
    for segment in other.segments { append(segment.rows, level: segment.level) }
  }

  /// Adds the section and the cell class to the positions that identify rows without an identity.
  ///
  /// - Parameter home: the section. It isn't evaluated if all rows have an identity, because it can take two hashes.
  mutating func place(in home: @autoclosure () -> RowIdentity) {
    guard hasPositions else { return }
    let section = BuilderPlace().inside(home().hash(.ofProcess))
    func place(_ rows: inout [_RowPart]) {
      for index in rows.indices {
        guard case .position(let position, let place) = rows[index].identity.storage else {
          continue
        }
        rows[index].identity = RowIdentity(
          storage: .position(position, in: section.inside(place).number),
          kind: kindOfCell(rows[index].row.identityClass))
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
  var segments: [Segment] {
    switch storage {
    case .written(let rows): rows.isEmpty ? [] : [Segment(rows: .written(rows), end: rows.count)]
    case .mixed(let segments): segments
    }
  }

  /// Returns the segment that holds a position.
  func index(of position: Int, in segments: [Segment]) -> Int {
    segments.indices.partitioningIndex { position < segments[$0].end }
  }
}
