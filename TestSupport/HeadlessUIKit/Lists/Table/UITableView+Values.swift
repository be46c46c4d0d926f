extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Sections follow each other, and headers stay on screen while their sections do.
    case plain

    /// Sections are groups.
    case grouped

    /// Sections are groups that do not reach the edges.
    case insetGrouped
  }

  /// Where a row comes to stand.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere on screen, by as little scrolling as possible.
    case none

    /// At the top of the screen.
    case top

    /// Halfway down the screen.
    case middle

    /// At the bottom of the screen.
    case bottom
  }

  /// How a row comes or goes.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out.
    case fade

    /// Rows come from the right and leave to it.
    case right

    /// Rows come from the left and leave to it.
    case left

    /// Rows come from above and leave to there.
    case top

    /// Rows come from below and leave to there.
    case bottom

    /// Rows are there at once.
    case none

    /// Rows grow from their middle.
    case middle

    /// As the table thinks best.
    case automatic = 100
  }

  /// What a separator's inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the cell's edges.
    case fromCellEdges

    /// From the insets that the table chooses.
    case fromAutomaticInsets
  }

  /// The height that says: as tall as it needs to be.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The index title of the search field.
  public nonisolated static let indexSearch = "{search}"
}
