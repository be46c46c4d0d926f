extension UITableView {
  /// The styles of a table.
  public enum Style: Int, Sendable {
    /// A continuous list. Headers are pinned while their sections are visible.
    case plain

    /// A list of groups.
    case grouped

    /// A list of inset groups.
    case insetGrouped
  }

  /// The position of a row in the viewport after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Any position that makes the row visible with as little scrolling as possible.
    case none

    /// The top.
    case top

    /// The middle.
    case middle

    /// The bottom.
    case bottom
  }

  /// The animation of an inserted or deleted row.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out.
    case fade

    /// Rows slide in and out at the right.
    case right

    /// Rows slide in and out at the left.
    case left

    /// Rows slide in and out at the top.
    case top

    /// Rows slide in and out at the bottom.
    case bottom

    /// No animation.
    case none

    /// Rows stay centred in their space while it grows or shrinks.
    case middle

    /// The table chooses an animation.
    case automatic = 100
  }

  /// The reference of a separator's inset.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges

    /// The automatic insets of the table.
    case fromAutomaticInsets
  }

  /// The height of self-sizing rows, headers and footers.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The index title of the search field.
  public nonisolated static let indexSearch = "{search}"
}
