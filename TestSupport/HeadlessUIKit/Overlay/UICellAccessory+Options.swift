#if os(Linux)
  extension UICellAccessory {
    /// A view of one's own as an accessory.
    public struct CustomViewConfiguration {
      public let customView: UIView
      public let placement: Placement
      public var isHidden: Bool
      public var tintColor: UIColor?
      public var maintainsFixedSize: Bool

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
      public var isHidden: Bool
      public var tintColor: UIColor?

      public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }

    /// How such an accessory looks.
    public struct OutlineDisclosureOptions {
      /// Whether the whole cell, or only its disclosure, opens and closes it.
      public enum Style: Hashable, Sendable {
        case automatic, header, cell
      }

      public var style: Style
      public var isHidden: Bool
      public var tintColor: UIColor?

      public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
        self.style = style
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }

    /// How such an accessory looks.
    public struct CheckmarkOptions {
      public var isHidden: Bool
      public var tintColor: UIColor?

      public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }

    /// How such an accessory looks.
    public struct DetailOptions {
      public var isHidden: Bool
      public var tintColor: UIColor?

      public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }

    /// How such an accessory looks.
    public struct DeleteOptions {
      public var isHidden: Bool
      public var tintColor: UIColor?

      public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }

    /// How such an accessory looks.
    public struct InsertOptions {
      public var isHidden: Bool
      public var tintColor: UIColor?

      public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }

    /// How such an accessory looks.
    public struct ReorderOptions {
      public var isHidden: Bool
      public var tintColor: UIColor?

      public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }

    /// How such an accessory looks.
    public struct MultiselectOptions {
      public var isHidden: Bool
      public var tintColor: UIColor?

      public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }

    /// How such an accessory looks.
    public struct LabelOptions {
      public var isHidden: Bool
      public var tintColor: UIColor?

      public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }
  }
#endif
