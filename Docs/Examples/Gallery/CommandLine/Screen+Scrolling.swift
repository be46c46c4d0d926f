import HeadlessList
import TypedCells

/// The largest number of rows to scroll through row by row, as a finger does.
///
/// Longer distances are one jump, as with a dragged scroll bar, because showing each of a million rows
/// would take too long.
private let longestDrag = 1_000

extension Screen {
  /// The path of the first row in the viewport.
  private var topPath: RowPath? { list.host.visibleCells.first?.path }

  /// Scrolls down until `rows` more rows are above the viewport, or the list ends.
  ///
  /// - Returns: the number of rows scrolled by.
  func scroll(by rows: Int) -> Int {
    guard let start = topPath else { return 0 }
    let target = path(rows, after: start)
    if rows > longestDrag {
      list.host.scroll(to: target)
    } else {
      drag(to: target)
    }
    return topPath.map { distance(from: start, to: $0) } ?? 0
  }

  /// Scrolls line by line, so that the list shows every row on the way.
  private func drag(to target: RowPath) {
    while let top = topPath, top < target, list.host.scroll(by: HeadlessList.lineHeight) {}
  }

  /// Returns the path that is `rows` rows below `start`, or the path of the last row.
  private func path(_ rows: Int, after start: RowPath) -> RowPath {
    var left = rows
    var path = start
    while left > 0 {
      let step = min(left, list.rowCount(in: path.section) - 1 - path.row)
      path.row += step
      left -= step
      guard left > 0, let section = nextSection(after: path.section) else { return path }
      path = RowPath(section: section, row: 0)
      left -= 1
    }
    return path
  }

  private func distance(from start: RowPath, to end: RowPath) -> Int {
    (start.section..<end.section).reduce(end.row - start.row) { $0 + list.rowCount(in: $1) }
  }

  private func nextSection(after section: Int) -> Int? {
    list.sections.indices.dropFirst(section + 1).first { list.rowCount(in: $0) > 0 }
  }
}
