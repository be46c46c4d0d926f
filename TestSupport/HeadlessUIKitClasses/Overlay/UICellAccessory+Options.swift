// The defaults are those of Apple's documentation. `nil` in an initialiser means the default. UIKit's options are as many
// types as accessories; here, those with the same properties are one.

extension UICellAccessory {
  /// The width that a cell reserves for an accessory.
  public enum LayoutDimension {
    /// The accessory's own width.
    case actual

    /// The width of the system's accessories, so that the texts of several rows are aligned.
    case standard

    /// A width in points.
    case custom(CGFloat)
  }

  /// Your own view as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView

    /// The edge of the cell, and when the accessory is visible.
    public let placement: Placement

    /// Whether the accessory is hidden. A hidden accessory keeps its space.
    public var isHidden: Bool

    /// The width that the cell reserves.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// The tint colour, or `nil` for the cell's tint colour.
    public var tintColor: UIColor?

    /// Whether the accessory keeps its size if the user chooses larger text.
    public var maintainsFixedSize: Bool

    /// Creates the configuration of a custom accessory.
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

  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space.
    public var isHidden: Bool

    /// The width that the cell reserves.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// The tint colour, or `nil` for the cell's tint colour.
    public var tintColor: UIColor?

    /// Creates options. `nil` means the default.
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

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The part of a cell that expands and collapses the item.
    public enum Style: Hashable, Sendable {
      /// The whole cell if it can't be selected, and the disclosure otherwise.
      case automatic

      /// The whole cell.
      case header

      /// The disclosure only.
      case cell
    }

    /// Whether the accessory is hidden. A hidden accessory keeps its space.
    public var isHidden: Bool

    /// The width that the cell reserves.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// The tint colour, or `nil` for the cell's tint colour.
    public var tintColor: UIColor?

    /// The part of the cell that expands and collapses the item.
    public var style: Style

    /// Creates options. `nil` means the default.
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

  /// The options of a checkmark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// The options of a detail button.
  @available(iOS 15.4, tvOS 15.4, visionOS 1, *)
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// The options of a delete button.
  public struct DeleteOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space.
    public var isHidden: Bool

    /// The width that the cell reserves.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// The tint colour, or `nil` for the cell's tint colour.
    public var tintColor: UIColor?

    /// The background colour, or `nil` for the default.
    public var backgroundColor: UIColor?

    /// Creates options. `nil` means the default.
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

  /// The options of an insert button.
  public typealias InsertOptions = DeleteOptions

  /// The options of a reorder control.
  public struct ReorderOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space.
    public var isHidden: Bool

    /// The width that the cell reserves.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// The tint colour, or `nil` for the cell's tint colour.
    public var tintColor: UIColor?

    /// Whether a vertical line separates the control from the preceding accessory.
    public var showsVerticalSeparator: Bool

    /// Creates options. `nil` means the default.
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

  /// The options of a selection circle.
  public typealias MultiselectOptions = DeleteOptions

  /// The options of a label.
  public struct LabelOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space.
    public var isHidden: Bool

    /// The width that the cell reserves.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension

    /// The tint colour, or `nil` for the cell's tint colour.
    public var tintColor: UIColor?

    /// The font of the text.
    public var font: UIFont

    /// Whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options. `nil` means the default.
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

  /// The options of a pop-up menu.
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions
}
