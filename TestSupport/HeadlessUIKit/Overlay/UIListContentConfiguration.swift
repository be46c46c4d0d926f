/// A list cell's image and texts.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The alignment of the text in its line.
    public enum TextAlignment: Hashable, Sendable {
      /// As its language has it.
      case natural

      /// In the middle.
      case center

      /// From edge to edge.
      case justified
    }

    /// The font of the text.
    public var font: UIFont

    /// The colour of the text.
    public var color: UIColor

    /// Where the text stands.
    public var alignment = TextAlignment.natural

    /// What is cut off of a text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// How many lines the text may take; 0 for any number.
    public var numberOfLines = 0

    /// Whether a text that is too long becomes smaller.
    public var adjustsFontSizeToFitWidth = false

    /// How small it may become.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether it has the size that the user prefers.
    public var adjustsFontForContentSizeCategory = true

    /// The colour of the text.
    public func resolvedColor() -> UIColor { color }
  }

  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// The configuration of a symbol as the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The colour of an image that takes one.
    public var tintColor: UIColor?

    /// The room that is kept for the image.
    public var reservedLayoutSize = CGSize.zero

    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The size that the image may have at most, in points; zero for any.
    public var maximumSize = CGSize.zero
  }

  /// The image.
  public var image: UIImage?

  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// The text.
  public var text: String?

  /// The text with its attributes.
  public var attributedText: NSAttributedString?

  /// How the first text looks.
  public var textProperties: TextProperties

  /// The second text.
  public var secondaryText: String?

  /// The second text with its attributes.
  public var secondaryAttributedText: NSAttributedString?

  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  /// Whether the second text is beside the first, where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The distance of the texts from the image.
  public var imageToTextPadding: CGFloat = 16

  /// The distance of texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6

  /// The distance of texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)

  private init(text: UIFont, secondaryText: UIFont, sideBySide: Bool) {
    textProperties = TextProperties(font: text, color: .label)
    secondaryTextProperties = TextProperties(font: secondaryText, color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  private static func make(
    _ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle, sideBySide: Bool = false
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .preferredFont(forTextStyle: style),
      secondaryText: .preferredFont(forTextStyle: secondary), sideBySide: sideBySide)
  }

  /// The content of a cell with a title.
  public static func cell() -> UIListContentConfiguration { make(.body, .caption1) }

  /// The content of a cell with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { make(.body, .caption1) }

  /// The content of a cell with a second text beside the first.
  public static func valueCell() -> UIListContentConfiguration {
    make(.body, .body, sideBySide: true)
  }

  /// The content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { make(.headline, .subheadline) }

  /// The content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { make(.footnote, .footnote) }

  /// The content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { make(.footnote, .footnote) }

  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { make(.footnote, .footnote) }

  /// A header that stands out, in a list of round groups.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.title3, .body)
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { make(.body, .caption1) }

  /// A row of a sidebar, with a line below its text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    make(.body, .caption1)
  }

  /// A row of a sidebar that has more in it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    make(.body, .caption1)
  }

  /// A header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { make(.headline, .caption1) }

  /// Makes a view that shows the configuration.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a list cell's image and texts.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// Creates a view that shows a configuration.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the view shows.
  open var configuration: any UIContentConfiguration = UIListContentConfiguration.cell()
}
