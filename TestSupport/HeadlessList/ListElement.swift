import TypedCells

/// An element of a list from top to bottom: a section's header or footer, or a row.
enum ListElement: Hashable {
  case headerFooter(SectionEdge, section: Int)
  case row(RowPath)

  /// Returns the same element after a change, or `nil` if the change deletes it.
  func moved(by mapping: inout PathMapping) -> ListElement? {
    switch self {
    case .headerFooter(let edge, let section):
      mapping.newPosition(ofSection: section).map { .headerFooter(edge, section: $0) }
    case .row(let path):
      mapping.newPath(of: path).map { .row($0) }
    }
  }

  /// Returns whether the change moves the element past others, so that it can't anchor the viewport.
  func isMoved(by mapping: inout PathMapping) -> Bool {
    switch self {
    case .headerFooter(_, let section): mapping.isMoved(section: section)
    case .row(let path): mapping.isMoved(path)
    }
  }
}

/// An element in the viewport.
struct PlacedElement {
  var element: ListElement
  /// The distance from the viewport's top to the element's top, in points; negative above the viewport.
  var top: Double
  var height: Double
  /// The view that shows the element; `nil` for titles.
  var view: View?
  /// The row that the cell shows, if its section has `LazyRows`.
  var lazyRow: LazyRow?

  enum View {
    case cell(HeadlessCell)
    case headerFooter(HeadlessHeaderFooter)
  }

  var bottom: Double { top + height }

  var cell: HeadlessCell? {
    if case .cell(let cell)? = view { cell } else { nil }
  }

  var headerFooter: HeadlessHeaderFooter? {
    if case .headerFooter(let view)? = view { view } else { nil }
  }
}

/// The row that a cell shows in a section with `LazyRows`. It can't be made again when the cell leaves the viewport,
/// because its element may have been deleted.
///
/// A class, so that the other elements pay one word for it.
final class LazyRow {
  let row: AnyRow<HeadlessCell>

  init(_ row: AnyRow<HeadlessCell>) { self.row = row }
}

/// Walks over a list's elements one at a time, so that the cost doesn't depend on the list's length.
@MainActor
extension HeadlessList {
  private var sectionCount: Int { list?.sections.count ?? 0 }

  var firstElement: ListElement? { firstElement(atOrAfter: 0) }
  var lastElement: ListElement? { lastElement(atOrBefore: sectionCount - 1) }

  /// Returns whether the list contains an element; a section can lack a header or footer.
  func exists(_ element: ListElement) -> Bool {
    switch element {
    case .headerFooter(let edge, let section):
      list?.headerFooter(at: edge, ofSection: section) != nil
    case .row(let path): path.row < list?.rowCount(in: path.section) ?? 0
    }
  }

  func element(after element: ListElement) -> ListElement? {
    guard exists(element) else { return nil }
    return switch element {
    case .headerFooter(.header, let section):
      firstRow(in: section) ?? footer(of: section) ?? firstElement(atOrAfter: section + 1)
    case .row(let path) where path.row + 1 < rowCount(in: path.section):
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
    for section in max(section, 0)..<max(section, 0, sectionCount) {
      if let element = header(of: section) ?? firstRow(in: section) ?? footer(of: section) {
        return element
      }
    }
    return nil
  }

  private func lastElement(atOrBefore section: Int) -> ListElement? {
    for section in (0..<max(min(section + 1, sectionCount), 0)).reversed() {
      if let element = footer(of: section) ?? lastRow(in: section) ?? header(of: section) {
        return element
      }
    }
    return nil
  }

  private func rowCount(in section: Int) -> Int { list?.rowCount(in: section) ?? 0 }

  private func header(of section: Int) -> ListElement? {
    let header = list?.headerFooter(at: .header, ofSection: section)
    return header == nil ? nil : .headerFooter(.header, section: section)
  }

  private func footer(of section: Int) -> ListElement? {
    let footer = list?.headerFooter(at: .footer, ofSection: section)
    return footer == nil ? nil : .headerFooter(.footer, section: section)
  }

  private func firstRow(in section: Int) -> ListElement? {
    rowCount(in: section) > 0 ? .row(RowPath(section: section, row: 0)) : nil
  }

  private func lastRow(in section: Int) -> ListElement? {
    let count = rowCount(in: section)
    return count > 0 ? .row(RowPath(section: section, row: count - 1)) : nil
  }
}
