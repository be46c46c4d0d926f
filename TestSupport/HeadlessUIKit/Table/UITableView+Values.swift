#if os(Linux)
  extension UITableView {
    /// How sections look.
    public enum Style: Int, Sendable {
      case plain, grouped, insetGrouped
    }

    /// Where a row comes to stand.
    public enum ScrollPosition: Int, Sendable {
      case none, top, middle, bottom
    }

    /// How a row comes or goes.
    public enum RowAnimation: Int, Sendable {
      case fade, right, left, top, bottom, none, middle
      case automatic = 100
    }

    /// What a separator's inset is measured from.
    public enum SeparatorInsetReference: Int, Sendable {
      case fromCellEdges, fromAutomaticInsets
    }

    /// The height that says: as tall as it needs to be.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The index title that stands for the search field.
    public nonisolated static let indexSearch = "{search}"
  }
#endif
