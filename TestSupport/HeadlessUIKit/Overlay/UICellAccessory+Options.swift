extension UICellAccessory {
  /// A view of one's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView

    /// The edge at which it stands.
    public let placement: Placement

    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Whether it keeps its size with larger text.
    public var maintainsFixedSize: Bool

    /// Creates an accessory from a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// How such an accessory looks.
  public struct DisclosureIndicatorOptions {
    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Creates options, by default the usual ones.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  public struct OutlineDisclosureOptions {
    /// Whether the whole cell, or only its disclosure, opens and closes it.
    public enum Style: Hashable, Sendable {
      /// As the cell is selectable or not.
      case automatic

      /// The whole cell opens and closes.
      case header

      /// Only the disclosure does.
      case cell
    }

    /// What opens and closes.
    public var style: Style

    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Creates options, by default the usual ones.
    public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.style = style
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  public struct CheckmarkOptions {
    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Creates options, by default the usual ones.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  @available(iOS 15.4, tvOS 15.4, *)
  public struct DetailOptions {
    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Creates options, by default the usual ones.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  public struct DeleteOptions {
    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Creates options, by default the usual ones.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  public struct InsertOptions {
    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Creates options, by default the usual ones.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  public struct ReorderOptions {
    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Creates options, by default the usual ones.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  public struct MultiselectOptions {
    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Creates options, by default the usual ones.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  public struct LabelOptions {
    /// Whether it is not shown.
    public var isHidden: Bool

    /// Its tint.
    public var tintColor: UIColor?

    /// Creates options, by default the usual ones.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }
}
