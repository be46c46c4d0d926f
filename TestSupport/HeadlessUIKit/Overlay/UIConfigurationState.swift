#if os(Linux)
  /// How a view is, as configurations adapt to it.
  public protocol UIConfigurationState {}

  /// How a cell is.
  public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// Whether the cell cannot be used.
    public var isDisabled = false

    /// Whether a finger is on it.
    public var isHighlighted = false

    /// Whether it is selected.
    public var isSelected = false

    /// Whether the cell has the focus.
    public var isFocused = false

    /// Whether it is being edited.
    public var isEditing = false

    /// Whether the cell shows what is below it in an outline.
    public var isExpanded = false

    /// Whether actions beside the cell are uncovered.
    public var isSwiped = false

    /// Whether the user is dragging the cell.
    public var isReordering = false
  }
#endif
