extension UIButton {
  /// What a button shows, and how.
  public struct Configuration: Hashable {
    /// How round a button's corners are.
    public enum CornerStyle: Hashable, Sendable {
      /// As round as the background says.
      case fixed

      /// As round as the background says, and rounder with larger text.
      case dynamic

      /// A little round.
      case small

      /// Round.
      case medium

      /// Very round.
      case large

      /// As round as can be.
      case capsule
    }

    /// How large a button is.
    public enum Size: Hashable, Sendable {
      /// The smallest size.
      case mini

      /// A small size.
      case small

      /// The usual size.
      case medium

      /// A large size.
      case large
    }

    /// Where the title stands.
    public enum TitleAlignment: Hashable, Sendable {
      /// Where it looks best.
      case automatic

      /// At the leading edge.
      case leading

      /// In the middle.
      case center

      /// At the trailing edge.
      case trailing
    }

    /// The title.
    public var title: String?

    /// The line below the title.
    public var subtitle: String?

    /// The image.
    public var image: UIImage?

    /// The distance of the image from the title.
    public var imagePadding: CGFloat = 0

    /// The configuration of a symbol as the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Where title and subtitle stand.
    public var titleAlignment = TitleAlignment.automatic

    /// The distance of the subtitle from the title.
    public var titlePadding: CGFloat = 1

    /// How far the content stays away from the button's edges.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The colour of title and image.
    public var baseForegroundColor: UIColor?

    /// The colour behind them.
    public var baseBackgroundColor: UIColor?

    /// What stands behind the content.
    public var background = UIBackgroundConfiguration.clear()

    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic

    /// How large the button is.
    public var buttonSize = Size.medium

    /// Whether an indicator replaces the image.
    public var showsActivityIndicator = false

    private init() {}

    /// A button without a background.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration() }

    /// A button with a grey background.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration() }

    /// A button with a background in its tint.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration() }

    /// A button with a background in its full tint.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration() }

    /// A button without a border.
    public static func borderless() -> UIButton.Configuration { UIButton.Configuration() }

    /// A button with a border.
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration() }

    /// A button with a border in its tint.
    public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration() }

    /// A button that stands out.
    public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration() }

    /// The same configuration: it adapts to nothing here.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }
  }
}
