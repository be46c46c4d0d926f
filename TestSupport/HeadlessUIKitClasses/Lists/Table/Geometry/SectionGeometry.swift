/// A height that may still be an estimate.
struct Extent {
  var height: CGFloat
  var isExact: Bool
  /// Whether the view was measured, so that the height is exact for one width only.
  var isMeasured = false

  /// The same height as an estimate, if it was measured.
  var forOtherWidth: Extent { isMeasured ? Extent(height: height, isExact: false) : self }
}

/// The heights of a section and its rows.
struct SectionGeometry {
  var header: Extent
  var footer: Extent
  private(set) var rows: [Extent]
  /// The distance from the first row's top to each row's top, and to the last row's bottom.
  private(set) var tops: [CGFloat]

  init(header: Extent, rows: [Extent], footer: Extent) {
    self.header = header
    self.rows = rows
    self.footer = footer
    tops = []
    tops.reserveCapacity(rows.count + 1)
    var top: CGFloat = 0
    for row in rows {
      tops.append(top)
      top += row.height
    }
    tops.append(top)
  }

  var rowsHeight: CGFloat { tops[rows.count] }
  var height: CGFloat { header.height + rowsHeight + footer.height }

  /// Replaces the height of a row with its exact height, which its cell may have been measured for.
  ///
  /// - Returns: whether the height has changed.
  /// - Complexity: O(*n*) for *n* following rows if the height has changed.
  mutating func settle(row: Int, at height: CGFloat, isMeasured: Bool) -> Bool {
    let old = rows[row].height
    rows[row] = Extent(height: height, isExact: true, isMeasured: isMeasured)
    guard height != old else { return false }
    for next in (row + 1)..<tops.count { tops[next] += height - old }
    return true
  }

  /// Makes what was measured an estimate.
  mutating func forgetMeasures() {
    (header, footer) = (header.forOtherWidth, footer.forOtherWidth)
    for row in rows.indices { rows[row] = rows[row].forOtherWidth }
  }

  /// Returns the rows between two distances from the first row's top.
  func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > 0, top < rowsHeight, top < bottom else { return 0..<0 }
    let first = rows.indices.firstIndex { tops[$0 + 1] > top }
    let end = rows.indices.firstIndex { tops[$0] >= bottom }
    return first..<max(first, end)
  }
}
