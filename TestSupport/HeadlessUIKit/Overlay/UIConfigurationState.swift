/// The name of a value that an app adds to states.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The value as a number, a text or a set of bits.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How a view is, as configurations adapt to it.
public protocol UIConfigurationState {
  /// Creates the state of a view at rest.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value that the app added.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// How a header or a footer is.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection

  /// Whether the user cannot use it.
  public var isDisabled = false

  /// Whether it is lit up.
  public var isHighlighted = false

  /// Whether it is selected.
  public var isSelected = false

  /// Whether it has the focus.
  public var isFocused = false

  /// Whether it stays while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that the app added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// How a cell is.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection

  /// Whether the cell cannot be used.
  public var isDisabled = false

  /// Whether a finger is on it.
  public var isHighlighted = false

  /// Whether it is selected.
  public var isSelected = false

  /// Whether the cell has the focus.
  public var isFocused = false

  /// Whether it stays while its section scrolls.
  public var isPinned = false

  /// Whether it is being edited.
  public var isEditing = false

  /// Whether the cell shows what is below it in an outline.
  public var isExpanded = false

  /// Whether actions beside the cell are uncovered.
  public var isSwiped = false

  /// Whether the user is dragging the cell.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that the app added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
