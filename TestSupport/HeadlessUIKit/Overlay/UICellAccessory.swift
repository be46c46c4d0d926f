/// What stands at the edge of a list's cell.
public struct UICellAccessory {
  /// What an accessory is.
  public enum AccessoryType: Hashable {
    /// A chevron.
    case disclosureIndicator

    /// A button that expands and collapses the item's children.
    case outlineDisclosure

    /// A tick.
    case checkmark

    /// A button with an i.
    case detail

    /// A button with a minus sign.
    case delete

    /// A button with a plus sign.
    case insert

    /// A handle to drag the row by.
    case reorder

    /// A circle that is ticked if the row is selected.
    case multiselect

    /// A text.
    case label

    /// A view of your own.
    case customView(UIView)

    /// A button with a menu.
    case popUpMenu
  }

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// At all times.
    case always

    /// While the list is edited.
    case whenEditing

    /// While the list is not edited.
    case whenNotEditing
  }

  /// The edge that an accessory stands at.
  public enum Placement {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always)

    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// What the accessory is.
  public let accessoryType: AccessoryType

  /// What a tap does; some accessories only show something.
  let action: (() -> Void)?

  private init(_ accessoryType: AccessoryType, action: (() -> Void)? = nil) {
    self.accessoryType = accessoryType
    self.action = action
  }

  /// Says that the row leads elsewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator) }

  /// Opens and closes what is below the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, action: actionHandler) }

  /// Says that the row is ticked.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark) }

  /// A button that shows more of the row.
  @available(iOS 15.4, tvOS 15.4, visionOS 1, *)
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, action: actionHandler) }

  /// A button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, action: actionHandler) }

  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, action: actionHandler) }

  /// A handle to drag the row by.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.reorder) }

  /// Shows whether the row is among those that are chosen.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.multiselect) }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.label) }

  /// A menu that shows which of its elements is selected.
  @available(iOS 17.0, tvOS 17.0, visionOS 1, *)
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, action: { selectedElementDidChangeHandler?(menu) })
  }

  /// A custom view.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory { UICellAccessory(.customView(configuration.customView)) }
}
