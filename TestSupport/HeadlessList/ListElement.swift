import TypedCells

/// What stands in a list from top to bottom: titles and rows.
enum ListElement: Hashable {
  case header(section: Int)
  case row(RowPath)
  case footer(section: Int)

  /// The same element after a change, or `nil` when it is gone.
  func moved(by changes: ListChanges) -> ListElement? {
    switch self {
    case .header(let section):
      changes.sections.newPosition(of: section).map { .header(section: $0) }
    case .row(let path):
      changes.newPath(of: path).map { .row($0) }
    case .footer(let section):
      changes.sections.newPosition(of: section).map { .footer(section: $0) }
    }
  }
}

/// An element in the viewport.
struct PlacedElement {
  var element: ListElement
  /// The distance from the viewport's top to the element's, in points; negative above it.
  var top: Double
  var height: Double
  /// The cell of a row.
  var cell: HeadlessCell?
  /// The row that the cell came on screen for, and is to be told when it leaves.
  var row: AnyRow<HeadlessCell>?

  var bottom: Double { top + height }
}

/// A walk over the elements of a list, one at a time, so that its length plays no part.
@MainActor
extension HeadlessList {
  private var sections: [ListSection<HeadlessCell>] { driver?.sections ?? [] }

  var firstElement: ListElement? { firstElement(atOrAfter: 0) }
  var lastElement: ListElement? { lastElement(atOrBefore: sections.count - 1) }

  func element(after element: ListElement) -> ListElement? {
    switch element {
    case .header(let section):
      firstRow(in: section) ?? footer(of: section) ?? firstElement(atOrAfter: section + 1)
    case .row(let path) where path.row + 1 < sections[path.section].rows.count:
      .row(RowPath(section: path.section, row: path.row + 1))
    case .row(let path):
      footer(of: path.section) ?? firstElement(atOrAfter: path.section + 1)
    case .footer(let section):
      firstElement(atOrAfter: section + 1)
    }
  }

  func element(before element: ListElement) -> ListElement? {
    switch element {
    case .footer(let section):
      lastRow(in: section) ?? header(of: section) ?? lastElement(atOrBefore: section - 1)
    case .row(let path) where path.row > 0:
      .row(RowPath(section: path.section, row: path.row - 1))
    case .row(let path):
      header(of: path.section) ?? lastElement(atOrBefore: path.section - 1)
    case .header(let section):
      lastElement(atOrBefore: section - 1)
    }
  }

  private func firstElement(atOrAfter section: Int) -> ListElement? {
    sections.indices.dropFirst(max(section, 0)).lazy
      .compactMap { self.header(of: $0) ?? self.firstRow(in: $0) ?? self.footer(of: $0) }.first
  }

  private func lastElement(atOrBefore section: Int) -> ListElement? {
    sections.indices.prefix(section + 1).reversed().lazy
      .compactMap { self.footer(of: $0) ?? self.lastRow(in: $0) ?? self.header(of: $0) }.first
  }

  private func header(of section: Int) -> ListElement? {
    sections[section].header == nil ? nil : .header(section: section)
  }

  private func footer(of section: Int) -> ListElement? {
    sections[section].footer == nil ? nil : .footer(section: section)
  }

  private func firstRow(in section: Int) -> ListElement? {
    sections[section].rows.count > 0 ? .row(RowPath(section: section, row: 0)) : nil
  }

  private func lastRow(in section: Int) -> ListElement? {
    let count = sections[section].rows.count
    return count > 0 ? .row(RowPath(section: section, row: count - 1)) : nil
  }
}
