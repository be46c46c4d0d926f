/// A view at the leading or trailing edge of a list's cell.
public struct UICellAccessory {
  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    /// A chevron.
    case disclosureIndicator

    /// A button that expands and collapses the item's children.
    case outlineDisclosure

    /// A checkmark.
    case checkmark

    /// A button with the letter i in a circle.
    case detail

    /// A button with a minus sign.
    case delete

    /// A button with a plus sign.
    case insert

    /// A control that the user drags to move the row.
    case reorder

    /// A circle that is filled while the row is selected.
    case multiselect

    /// A label.
    case label

    /// Your own view.
    case customView(UIView)

    /// A button with a menu.
    case popUpMenu
  }

  /// The editing states in which an accessory is visible.
  public enum DisplayedState: Hashable, Sendable {
    /// At all times.
    case always

    /// While the list is in editing mode.
    case whenEditing

    /// While the list is not in editing mode.
    case whenNotEditing
  }

  /// The edge of an accessory, and when the accessory is visible.
  public enum Placement {
    /// The leading edge.
    case leading(displayed: DisplayedState = .always)

    /// The trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The accessory's kind.
  public let accessoryType: AccessoryType

  /// The closure that a tap calls, or `nil` for accessories that don't react.
  let action: (() -> Void)?

  /// The edge of the accessory, and when it's visible.
  let placement: Placement

  /// Whether the accessory is a view of yours.
  var isCustom: Bool {
    if case .customView = accessoryType { true } else { false }
  }

  /// When the accessory is visible.
  var displayed: DisplayedState {
    switch placement {
    case .leading(let displayed), .trailing(let displayed): displayed
    }
  }

  /// The parts of the options that a user sees.
  let look: Look

  /// The appearance of an accessory.
  struct Look {
    var isHidden: Bool
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text: String?
    var menu: UIMenu?
    var font: UIFont?
    /// Whether a tap anywhere on the cell counts as a tap on the accessory.
    var fillsCell = false
  }

  private init(
    _ accessoryType: AccessoryType, _ placement: Placement, _ look: Look,
    action: (() -> Void)? = nil
  ) {
    self.accessoryType = accessoryType
    self.placement = placement
    self.look = look
    self.action = action
  }

  /// Returns a chevron, which shows that the row leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, .trailing(displayed: displayed),
      Look(isHidden: options.isHidden, tintColor: options.tintColor))
  }

  /// Returns a button that expands and collapses the item's children.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, .trailing(displayed: displayed),
      Look(
        isHidden: options.isHidden, tintColor: options.tintColor,
        fillsCell: options.style == .header),
      action: actionHandler)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, .trailing(displayed: displayed),
      Look(isHidden: options.isHidden, tintColor: options.tintColor))
  }

  /// Returns a button that shows details of the row.
  @available(iOS 15.4, tvOS 15.4, visionOS 1, *)
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, .trailing(displayed: displayed),
      Look(isHidden: options.isHidden, tintColor: options.tintColor), action: actionHandler)
  }

  /// Returns a button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, .leading(displayed: displayed),
      Look(
        isHidden: options.isHidden, tintColor: options.tintColor,
        backgroundColor: options.backgroundColor), action: actionHandler)
  }

  /// Returns a button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, .leading(displayed: displayed),
      Look(
        isHidden: options.isHidden, tintColor: options.tintColor,
        backgroundColor: options.backgroundColor), action: actionHandler)
  }

  /// Returns a control that the user drags to move the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .trailing(displayed: displayed),
      Look(isHidden: options.isHidden, tintColor: options.tintColor))
  }

  /// Returns a circle that shows whether the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, .leading(displayed: displayed),
      Look(
        isHidden: options.isHidden, tintColor: options.tintColor,
        backgroundColor: options.backgroundColor))
  }

  /// Returns a label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, .trailing(displayed: displayed),
      Look(
        isHidden: options.isHidden, tintColor: options.tintColor, text: text, font: options.font))
  }

  /// Returns a pop-up menu, which shows its selected element.
  @available(iOS 17.0, tvOS 17.0, visionOS 1, *)
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu, .trailing(displayed: displayed),
      Look(isHidden: options.isHidden, tintColor: options.tintColor, menu: menu),
      action: { selectedElementDidChangeHandler?(menu) })
  }

  /// Returns your own view as an accessory.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement,
      Look(isHidden: configuration.isHidden, tintColor: configuration.tintColor))
  }
}
