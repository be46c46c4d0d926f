/// An element of a flat list: a header, a row or a footer.
public enum FlatElement: Hashable, Sendable {
  /// The header or the footer of a section.
  case headerFooter(SectionEdge, section: Int)

  /// A row.
  case row(RowPath)
}

/// Maps sections and rows to positions in a flat list, for hosts whose toolkit has no sections.
///
/// Headers and footers are elements like rows: a section's header is before its first row, and its footer after the
/// last one.
///
/// ```text
/// let positions = FlatPositions(list.sections.map { FlatPositions.Section($0) })
/// positions.element(at: 0)  // .headerFooter(.header, section: 0)
/// ```
public struct FlatPositions: Sendable {
  /// The positions of a section.
  public struct Section: Sendable {
    /// Whether the section has a header.
    public var hasHeader: Bool

    /// The number of rows.
    public var rowCount: Int

    /// Whether the section has a footer.
    public var hasFooter: Bool

    /// The position of the section's first element, or the end of the section before if it has none.
    public fileprivate(set) var start = 0

    /// Creates a section. ``FlatPositions`` computes where it starts.
    ///
    /// - Parameters:
    ///   - hasHeader: whether the section has a header.
    ///   - rowCount: the number of rows.
    ///   - hasFooter: whether the section has a footer.
    public init(hasHeader: Bool, rowCount: Int, hasFooter: Bool) {
      self.hasHeader = hasHeader
      self.rowCount = rowCount
      self.hasFooter = hasFooter
    }

    /// Creates a section with the header, the rows and the footer of a section of a list.
    ///
    /// - Parameter section: the section of the list.
    @MainActor
    public init<BaseCell>(_ section: ListSection<BaseCell>) {
      self.init(
        hasHeader: section.header != nil, rowCount: section.rows.count,
        hasFooter: section.footer != nil)
    }

    /// The positions of all elements of the section.
    public var positions: Range<Int> { start..<firstRow + rowCount + (hasFooter ? 1 : 0) }

    /// Returns the positions of rows.
    ///
    /// - Parameter rows: the positions of the rows in the section.
    public func positions(ofRows rows: Range<Int>) -> Range<Int> {
      firstRow + rows.lowerBound..<firstRow + rows.upperBound
    }

    fileprivate var firstRow: Int { start + (hasHeader ? 1 : 0) }
  }

  /// The sections.
  public let sections: [Section]

  /// The number of elements.
  public let count: Int

  /// Whether some rows have no position, because the list has more than it can contain.
  public let isCut: Bool

  /// Computes the positions of sections.
  ///
  /// - Parameters:
  ///   - sections: the sections, in order.
  ///   - limit: the largest number of rows that the toolkit can show. Further rows get no position.
  /// - Complexity: O(*n*) for *n* sections.
  public init(_ sections: [Section] = [], limit: Int = .max / 2) {
    var (count, isCut) = (0, false)
    self.sections = sections.map { section in
      var section = section
      section.start = count
      let room = max(limit - count, 0)
      if section.rowCount > room { (section.rowCount, isCut) = (room, true) }
      count = section.positions.upperBound
      return section
    }
    self.count = count
    self.isCut = isCut
  }

  /// Returns the element at a position, or `nil` if there is none.
  ///
  /// - Parameter position: a position in the flat list.
  /// - Complexity: O(log *n*) for *n* sections.
  public func element(at position: Int) -> FlatElement? {
    guard (0..<count).contains(position) else { return nil }
    // Searches for the last section that starts at or before the position. Earlier sections with the same
    // start are empty.
    let index = sections.indices.partitioningIndex { sections[$0].start > position } - 1
    let row = position - sections[index].firstRow
    if row < 0 { return .headerFooter(.header, section: index) }
    if row == sections[index].rowCount { return .headerFooter(.footer, section: index) }
    return .row(RowPath(section: index, row: row))
  }

  /// Returns the position of an element, or `nil` if there is no such element.
  ///
  /// - Parameter element: a header, a row or a footer.
  public func position(of element: FlatElement) -> Int? {
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
  ///
  /// - Parameters:
  ///   - edge: header or footer.
  ///   - section: the section's position in the list.
  public func positions(of edge: SectionEdge, section: Int) -> Range<Int> {
    guard sections.indices.contains(section) else { return 0..<0 }
    let section = sections[section]
    return switch edge {
    case .header: section.start..<section.firstRow
    case .footer: section.firstRow + section.rowCount..<section.positions.upperBound
    }
  }
}

extension FlatPositions {
  /// Returns the sections after a step of a change, for a host's ``ListHost/perform(_:animated:commit:completion:)``.
  ///
  /// Sections that stay keep their headers and footers, because the driver calls
  /// ``ListHost/reloadHeaderFooters(ofSections:)`` afterwards for those that change.
  ///
  /// - Parameters:
  ///   - changes: the step.
  ///   - sections: the sections of the content after the step.
  /// - Complexity: O(*n*) for *n* sections.
  public func sections(after changes: SectionedChanges, in sections: [Section]) -> [Section] {
    let mapping = PathMapping(changes)
    var sections = sections
    for (position, section) in self.sections.enumerated() {
      guard let position = mapping.newPosition(ofSection: position),
        sections.indices.contains(position)
      else { continue }
      sections[position].hasHeader = section.hasHeader
      sections[position].hasFooter = section.hasFooter
    }
    return sections
  }
}
