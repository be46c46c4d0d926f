/// The place of a row in an outline: its level, and whether its children are shown.
public struct RowOutline: Hashable, Sendable {
  /// The number of rows that the row is nested in: 0 for a row of the section itself.
  public let level: Int

  /// Whether the row's children are shown; `nil` for a row without children.
  public let isExpanded: Bool?

  /// A row that is in no outline.
  package static let none = RowOutline(level: 0, isExpanded: nil)

  package init(level: Int, isExpanded: Bool?) {
    self.level = level
    self.isExpanded = isExpanded
  }

  /// Whether the row has children.
  public var hasChildren: Bool { isExpanded != nil }
}
