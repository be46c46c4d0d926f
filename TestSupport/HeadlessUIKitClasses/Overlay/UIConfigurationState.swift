/// The key of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, to which configurations adapt.
public protocol UIConfigurationState {
  /// Creates a state in which all flags are `false`.
  init(traitCollection: UITraitCollection)

  /// The view's traits.
  var traitCollection: UITraitCollection { get set }

  /// The custom value for a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's traits.
  public var traitCollection: UITraitCollection

  /// Whether the view is disabled.
  public var isDisabled = false

  /// Whether the view is highlighted.
  public var isHighlighted = false

  /// Whether the view is selected.
  public var isSelected = false

  /// Whether the view is focused.
  public var isFocused = false

  /// Whether the view is pinned while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The cell's traits.
  public var traitCollection: UITraitCollection

  /// Whether the cell is disabled.
  public var isDisabled = false

  /// Whether the cell is highlighted.
  public var isHighlighted = false

  /// Whether the cell is selected.
  public var isSelected = false

  /// Whether the cell is focused.
  public var isFocused = false

  /// Whether the cell is pinned while its section scrolls.
  public var isPinned = false

  /// Whether the cell is in editing mode.
  public var isEditing = false

  /// Whether the cell's item is expanded in an outline.
  public var isExpanded = false

  /// Whether the cell's swipe actions are visible.
  public var isSwiped = false

  /// Whether the user is moving the cell.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
