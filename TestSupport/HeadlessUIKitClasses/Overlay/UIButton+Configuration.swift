extension UIButton {
  /// The content and appearance of a button.
  public struct Configuration: Hashable {
    /// The source of a button's corner radius.
    public enum CornerStyle: Hashable, Sendable {
      /// The background's corner radius.
      case fixed

      /// The background's corner radius, adjusted to the text size.
      case dynamic

      /// A small corner radius.
      case small

      /// A medium corner radius.
      case medium

      /// A large corner radius.
      case large

      /// Half of the button's height as the corner radius.
      case capsule
    }

    /// The size of a button.
    public enum Size: Hashable, Sendable {
      /// The smallest size.
      case mini

      /// A small size.
      case small

      /// The default size.
      case medium

      /// A large size.
      case large
    }

    /// The alignment of a button's title and subtitle.
    public enum TitleAlignment: Hashable, Sendable {
      /// The alignment that the button chooses.
      case automatic

      /// Aligned with the leading edge.
      case leading

      /// Centred.
      case center

      /// Aligned with the trailing edge.
      case trailing
    }

    /// The title.
    public var title: String?

    /// The text below the title.
    public var subtitle: String?

    /// The image.
    public var image: UIImage?

    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0

    /// The symbol configuration of the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic

    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1

    /// The distances between the content and the button's edges.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The colour of title and image, before it's adapted to the button's state.
    public var baseForegroundColor: UIColor?

    /// The colour of the background, before it's adapted to the button's state.
    public var baseBackgroundColor: UIColor?

    /// The background.
    public var background = UIBackgroundConfiguration.clear()

    /// The source of the corner radius.
    public var cornerStyle = CornerStyle.dynamic

    /// The size of the button.
    public var buttonSize = Size.medium

    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    /// The styles of a button.
    enum Look: Hashable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let look: Look

    private init(_ look: Look) { self.look = look }

    /// Returns the configuration of a button without a background.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }

    /// Returns the configuration of a button with a grey background.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }

    /// Returns the configuration of a button with a background in a light tint.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }

    /// Returns the configuration of a button with a background in the tint colour.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }

    /// Returns the configuration of a button without a border.
    public static func borderless() -> UIButton.Configuration {
      UIButton.Configuration(.borderless)
    }

    /// Returns the configuration of a button with a border.
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.bordered) }

    /// Returns the configuration of a button with a border in the tint colour.
    public static func borderedTinted() -> UIButton.Configuration {
      UIButton.Configuration(.borderedTinted)
    }

    /// Returns the configuration of a prominent button with a border.
    public static func borderedProminent() -> UIButton.Configuration {
      UIButton.Configuration(.borderedProminent)
    }

    /// Returns the configuration unchanged. UIKit adapts it to the button's state.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }
  }
}
