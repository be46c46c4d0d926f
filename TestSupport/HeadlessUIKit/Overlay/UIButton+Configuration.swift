#if os(Linux)
  extension UIButton {
    /// What a button shows, and how.
    public struct Configuration: Hashable {
      /// How round a button's corners are.
      public enum CornerStyle: Hashable, Sendable {
        case fixed, dynamic, small, medium, large, capsule
      }

      /// How large a button is.
      public enum Size: Hashable, Sendable {
        case mini, small, medium, large
      }

      /// Where the title stands.
      public enum TitleAlignment: Hashable, Sendable {
        case automatic, leading, center, trailing
      }

      public var title: String?
      public var subtitle: String?
      public var image: UIImage?
      public var imagePadding: CGFloat = 0
      public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
      public var titleAlignment = TitleAlignment.automatic
      public var titlePadding: CGFloat = 1
      public var contentInsets = NSDirectionalEdgeInsets(
        top: 7, leading: 12, bottom: 7, trailing: 12)
      public var baseForegroundColor: UIColor?
      public var baseBackgroundColor: UIColor?
      public var background = UIBackgroundConfiguration.clear()
      public var cornerStyle = CornerStyle.dynamic
      public var buttonSize = Size.medium
      public var showsActivityIndicator = false

      private init() {}

      public static func plain() -> UIButton.Configuration { UIButton.Configuration() }
      public static func gray() -> UIButton.Configuration { UIButton.Configuration() }
      public static func tinted() -> UIButton.Configuration { UIButton.Configuration() }
      public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
      public static func borderless() -> UIButton.Configuration { UIButton.Configuration() }
      public static func bordered() -> UIButton.Configuration { UIButton.Configuration() }
      public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration() }
      public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration() }

      public func updated(for button: UIButton) -> UIButton.Configuration { self }
    }
  }
#endif
