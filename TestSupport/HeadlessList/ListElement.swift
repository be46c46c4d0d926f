import TypedCells

/// What stands in a list from top to bottom: titles or views of sections, and rows.
enum ListElement: Hashable {
  case headerFooter(SectionEdge, section: Int)
  case row(RowPath)

  /// The same element after a change, or `nil` when it is gone.
  func moved(by mapping: inout PathMapping) -> ListElement? {
    switch self {
    case .headerFooter(let edge, let section):
      mapping.newPosition(ofSection: section).map { .headerFooter(edge, section: $0) }
    case .row(let path):
      mapping.newPath(of: path).map { .row($0) }
    }
  }
}

/// An element in the viewport.
struct PlacedElement {
  var element: ListElement
  /// The distance from the viewport's top to the element's, in points; negative above it.
  var top: Double
  var height: Double
  /// What shows the element, if it is more than a title.
  var content: Content?

  /// A view, and what it came on screen for, which is to be told when it leaves.
  enum Content {
    case row(AnyRow<HeadlessCell>, HeadlessCell)
    case headerFooter(AnyHeaderFooter, HeadlessHeaderFooter)
  }

  var bottom: Double { top + height }

  var cell: HeadlessCell? {
    if case .row(_, let cell)? = content { cell } else { nil }
  }

  var headerFooter: HeadlessHeaderFooter? {
    if case .headerFooter(_, let view)? = content { view } else { nil }
  }
}

/// A walk over the elements of a list, one at a time, so that its length plays no part.
@MainActor
extension HeadlessList {
  private var sections: [ListSection<HeadlessCell>] { list?.sections ?? [] }

  var firstElement: ListElement? { firstElement(atOrAfter: 0) }
  var lastElement: ListElement? { lastElement(atOrBefore: sections.count - 1) }

  /// Whether the list has an element, which a section's header or footer need not be.
  func exists(_ element: ListElement) -> Bool {
    switch element {
    case .headerFooter(let edge, let section):
      list?.headerFooter(at: edge, ofSection: section) != nil
    case .row(let path): list?.row(at: path) != nil
    }
  }

  func element(after element: ListElement) -> ListElement? {
    guard exists(element) else { return nil }
    return switch element {
    case .headerFooter(.header, let section):
      firstRow(in: section) ?? footer(of: section) ?? firstElement(atOrAfter: section + 1)
    case .row(let path) where path.row + 1 < sections[path.section].rows.count:
      .row(RowPath(section: path.section, row: path.row + 1))
    case .row(let path):
      footer(of: path.section) ?? firstElement(atOrAfter: path.section + 1)
    case .headerFooter(.footer, let section):
      firstElement(atOrAfter: section + 1)
    }
  }

  func element(before element: ListElement) -> ListElement? {
    guard exists(element) else { return nil }
    return switch element {
    case .headerFooter(.footer, let section):
      lastRow(in: section) ?? header(of: section) ?? lastElement(atOrBefore: section - 1)
    case .row(let path) where path.row > 0:
      .row(RowPath(section: path.section, row: path.row - 1))
    case .row(let path):
      header(of: path.section) ?? lastElement(atOrBefore: path.section - 1)
    case .headerFooter(.header, let section):
      lastElement(atOrBefore: section - 1)
    }
  }

  func firstElement(atOrAfter section: Int) -> ListElement? {
    sections.indices.dropFirst(max(section, 0)).lazy
      .compactMap { self.header(of: $0) ?? self.firstRow(in: $0) ?? self.footer(of: $0) }.first
  }

  private func lastElement(atOrBefore section: Int) -> ListElement? {
    sections.indices.prefix(section + 1).reversed().lazy
      .compactMap { self.footer(of: $0) ?? self.lastRow(in: $0) ?? self.header(of: $0) }.first
  }

  private func header(of section: Int) -> ListElement? {
    sections[section].header == nil ? nil : .headerFooter(.header, section: section)
  }

  private func footer(of section: Int) -> ListElement? {
    sections[section].footer == nil ? nil : .headerFooter(.footer, section: section)
  }

  private func firstRow(in section: Int) -> ListElement? {
    sections[section].rows.count > 0 ? .row(RowPath(section: section, row: 0)) : nil
  }

  private func lastRow(in section: Int) -> ListElement? {
    let count = sections[section].rows.count
    return count > 0 ? .row(RowPath(section: section, row: count - 1)) : nil
  }
}
