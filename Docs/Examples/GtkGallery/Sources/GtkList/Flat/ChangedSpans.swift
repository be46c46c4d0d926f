import TypedCells

/// A change for GTK: ranges of the flat list and their replacements.
struct ChangedSpans {
  struct Span: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The maximum number of spans. After each span, GTK visits all places, so one large span is cheaper than
  /// many small ones.
  private static let limit = 100

  private var removed: [Range<Int>] = []
  private var inserted: [Range<Int>] = []
  private var hasMoves = false

  mutating func remove(_ positions: Range<Int>) { removed.append(positions) }

  mutating func insert(_ positions: Range<Int>) { inserted.append(positions) }

  mutating func move(_ old: Range<Int>, to new: Range<Int>) {
    remove(old)
    insert(new)
    hasMoves = true
  }

  /// Returns the spans in ascending order. Elements between two spans don't change.
  ///
  /// If elements move, the result is a single span, because GTK recognizes moved elements only within a span.
  ///
  /// - Complexity: O(*n* log *n*) for *n* ranges.
  func spans() -> [Span] {
    var (removed, inserted) = (coalesced(removed)[...], coalesced(inserted)[...])
    var (old, new) = (0, 0)
    var spans: [Span] = []
    while !removed.isEmpty || !inserted.isEmpty {
      let beforeRemoved = removed.first.map { $0.lowerBound - old } ?? .max
      let beforeInserted = inserted.first.map { $0.lowerBound - new } ?? .max
      let staying = min(beforeRemoved, beforeInserted)
      var span = Span(old: old + staying..<old + staying, new: new + staying..<new + staying)
      if beforeRemoved == staying { span.old = removed.removeFirst() }
      if beforeInserted == staying { span.new = inserted.removeFirst() }
      spans.append(span)
      (old, new) = (span.old.upperBound, span.new.upperBound)
    }
    guard hasMoves || spans.count > Self.limit, let first = spans.first else { return spans }
    return [Span(old: first.old.lowerBound..<old, new: first.new.lowerBound..<new)]
  }
}

/// Returns the same positions in ascending ranges that neither overlap nor touch.
private func coalesced(_ ranges: [Range<Int>]) -> [Range<Int>] {
  var result: [Range<Int>] = []
  for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
    if let last = result.last, last.upperBound >= range.lowerBound {
      result[result.count - 1] = last.lowerBound..<range.upperBound
    } else {
      result.append(range)
    }
  }
  return result
}

extension ChangedSpans {
  /// Creates the spans for a batch of changes between two outlines.
  init(_ changes: SectionedChanges, from old: FlatPositions, to new: FlatPositions) {
    for section in changes.sections.deletions.joined() { remove(old.sections[section].positions) }
    for section in changes.sections.insertions.joined() { insert(new.sections[section].positions) }
    for section in changes.sections.moves {
      move(old.sections[section.old].positions, to: new.sections[section.new].positions)
    }
    for section in changes.changedSections {
      let (before, after) = (old.sections[section.old], new.sections[section.new])
      for rows in section.rows.deletions { remove(before.positions(ofRows: rows)) }
      for rows in section.rows.insertions { insert(after.positions(ofRows: rows)) }
      for row in section.rows.moves {
        move(
          before.positions(ofRows: row.old..<row.old + 1),
          to: after.positions(ofRows: row.new..<row.new + 1))
      }
    }
    for row in changes.movesBetweenSections {
      move(
        old.sections[row.old.section].positions(ofRows: row.old.row..<row.old.row + 1),
        to: new.sections[row.new.section].positions(ofRows: row.new.row..<row.new.row + 1))
    }
  }

  /// Creates a single span that replaces all elements.
  init(all old: FlatPositions, to new: FlatPositions) {
    remove(0..<old.count)
    insert(0..<new.count)
  }
}
