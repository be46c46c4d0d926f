import TypedCells

/// An element of the flat list: a header, a row or a footer.
enum ListElement: Hashable {
  case headerFooter(SectionEdge, section: Int)
  case row(RowPath)
}

/// Maps sections and rows to positions in GTK's flat list.
///
/// Headers and footers are elements like rows, because GTK has headers only since 4.12, and no footers.
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

  /// The maximum number of elements, because GTK's positions have 32 bits. Further rows aren't shown.
  private static let limit = Int(Int32.max)

  let sections: [Section]
  let count: Int
  /// Whether the list has more rows than GTK can show.
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

  /// Returns the element at a position, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* sections.
  func element(at position: Int) -> ListElement? {
    guard (0..<count).contains(position) else { return nil }
    // Searches for the last section that starts at or before the position. Earlier sections with the same
    // start are empty.
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

  /// Returns the position of an element, or `nil` if there is no such element.
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

  /// Returns the position of a header or footer as a range, which is empty if the section has none.
  func positions(of edge: SectionEdge, section: Int) -> Range<Int> {
    guard sections.indices.contains(section) else { return 0..<0 }
    let section = sections[section]
    return switch edge {
    case .header: section.start..<section.firstRow
    case .footer: section.firstRow + section.rowCount..<section.positions.upperBound
    }
  }
}
