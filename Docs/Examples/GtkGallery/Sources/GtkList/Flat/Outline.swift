import TypedCells

/// The elements of a list from top to bottom.
enum ListElement: Hashable {
  case headerFooter(SectionEdge, section: Int)
  case row(RowPath)
}

/// Which element stands at which position of the one flat list that GTK knows.
///
/// Headers and footers are elements beside the rows: GTK has headers since 4.12, but never footers.
struct Outline {
  struct Section {
    var hasHeader: Bool
    var rowCount: Int
    var hasFooter: Bool
    fileprivate(set) var start = 0

    var firstRow: Int { start + (hasHeader ? 1 : 0) }
    var positions: Range<Int> { start..<firstRow + rowCount + (hasFooter ? 1 : 0) }

    func positions(ofRows rows: Range<Int>) -> Range<Int> {
      firstRow + rows.lowerBound..<firstRow + rows.upperBound
    }
  }

  /// GTK counts in 32 bits; rows beyond are not shown.
  private static let limit = Int(Int32.max)

  let sections: [Section]
  let count: Int
  /// Whether there are rows that are not shown.
  let isCut: Bool

  init(_ sections: [Section] = []) {
    var (count, isCut) = (0, false)
    self.sections = sections.map { section in
      var section = section
      section.start = count
      let room = max(Self.limit - count, 0)
      if section.rowCount > room { (section.rowCount, isCut) = (room, true) }
      count = section.positions.upperBound
      return section
    }
    self.count = count
    self.isCut = isCut
  }

  /// The element at a position, or `nil` when there is none.
  ///
  /// - Complexity: O(log *n*) for *n* sections.
  func element(at position: Int) -> ListElement? {
    guard (0..<count).contains(position) else { return nil }
    // The last section that starts no later; those before it that start there have no elements.
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start <= position { low = middle + 1 } else { high = middle }
    }
    let section = sections[low - 1]
    let row = position - section.firstRow
    if row < 0 { return .headerFooter(.header, section: low - 1) }
    if row == section.rowCount { return .headerFooter(.footer, section: low - 1) }
    return .row(RowPath(section: low - 1, row: row))
  }

  /// Where an element stands, or `nil` when there is no such element.
  func position(of element: ListElement) -> Int? {
    switch element {
    case .headerFooter(let edge, let section):
      positions(of: edge, section: section).first
    case .row(let path):
      sections.indices.contains(path.section)
        && (0..<sections[path.section].rowCount).contains(path.row)
        ? sections[path.section].firstRow + path.row : nil
    }
  }

  /// Where a header or footer stands: one position, or none.
  func positions(of edge: SectionEdge, section: Int) -> Range<Int> {
    guard sections.indices.contains(section) else { return 0..<0 }
    let section = sections[section]
    return switch edge {
    case .header: section.start..<section.firstRow
    case .footer: section.firstRow + section.rowCount..<section.positions.upperBound
    }
  }
}
