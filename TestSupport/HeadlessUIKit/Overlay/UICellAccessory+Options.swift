// The defaults are those of Apple's documentation. `nil` in an initialiser means the default.

extension UICellAccessory {
  /// How much room an accessory takes at the edge.
  public enum LayoutDimension {
    /// As much as it needs.
    case actual

    /// As much as the system's accessories take, so that the texts of several rows are aligned.
    case standard

    /// A number of points.
    case custom(CGFloat)
  }

  /// Your own view as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView

    /// The edge at which it is.
    public let placement: Placement

    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// Whether it keeps its size if the user prefers larger text.
    public var maintainsFixedSize: Bool

    /// Creates an accessory from a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// How such an accessory looks.
  public struct DisclosureIndicatorOptions {
    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How an outline disclosure looks.
  public struct OutlineDisclosureOptions {
    /// Which part of a cell opens and closes what is below it.
    public enum Style: Hashable, Sendable {
      /// The whole cell if it can't be selected, and the disclosure otherwise.
      case automatic

      /// The whole cell.
      case header

      /// The disclosure alone.
      case cell
    }

    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// What opens and closes the row.
    public var style: Style

    /// Creates options; `nil` means the default.
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }

  /// How such an accessory looks.
  public struct CheckmarkOptions {
    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  @available(iOS 15.4, tvOS 15.4, visionOS 1, *)
  public struct DetailOptions {
    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  public struct DeleteOptions {
    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// The colour behind it, or `nil` for the default.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How such an accessory looks.
  public struct InsertOptions {
    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// The colour behind it, or `nil` for the default.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How such an accessory looks.
  public struct ReorderOptions {
    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// Whether a line separates it from what is before it.
    public var showsVerticalSeparator: Bool

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// How such an accessory looks.
  public struct MultiselectOptions {
    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// The colour behind it, or `nil` for the default.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How such an accessory looks.
  public struct LabelOptions {
    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// The font of the text.
    public var font: UIFont

    /// Whether the font follows the text size that the user prefers.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// How such an accessory looks.
  public struct PopUpMenuOptions {
    /// Whether it is hidden, while it keeps its room.
    public var isHidden: Bool

    /// How much room it takes.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// Its tint, or `nil` for the cell's.
    public var tintColor: UIColor?

    /// Creates options; `nil` means the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
}
