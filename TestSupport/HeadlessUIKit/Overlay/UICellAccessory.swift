#if os(Linux)
  /// What stands at the edge of a list's cell.
  public struct UICellAccessory {
    enum Kind: Hashable {
      case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder
      case multiselect, label, customView
    }

    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
      case always, whenEditing, whenNotEditing
    }

    /// The edge that an accessory stands at.
    public enum Placement {
      case leading(displayed: DisplayedState = .always)
      case trailing(displayed: DisplayedState = .always)
    }

    let kind: Kind
    /// What a tap does; some accessories only show something.
    let action: (() -> Void)?

    private init(_ kind: Kind, action: (() -> Void)? = nil) {
      self.kind = kind
      self.action = action
    }

    public static func disclosureIndicator(
      displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator) }

    public static func outlineDisclosure(
      displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, action: actionHandler) }

    public static func checkmark(
      displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.checkmark) }

    public static func detail(
      displayed: DisplayedState = .always, options: DetailOptions = .init(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, action: actionHandler) }

    public static func delete(
      displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, action: actionHandler) }

    public static func insert(
      displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, action: actionHandler) }

    public static func reorder(
      displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.reorder) }

    public static func multiselect(
      displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.multiselect) }

    public static func label(
      text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.label) }

    public static func customView(
      configuration: CustomViewConfiguration
    ) -> UICellAccessory { UICellAccessory(.customView) }
  }
#endif
