/// A list cell's image and texts.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignments of a text.
    public enum TextAlignment: Hashable, Sendable {
      /// The alignment of the text's language.
      case natural

      /// Centred.
      case center

      /// Justified.
      case justified
    }

    /// The font of the text.
    public var font: UIFont

    /// The text colour.
    public var color: UIColor

    /// The alignment of the text.
    public var alignment = TextAlignment.natural

    /// How the text is wrapped or truncated if it's too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The maximum number of lines, or 0 for no maximum.
    public var numberOfLines = 0

    /// Whether the font shrinks to fit a text that is too long.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest factor by which the font may shrink.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory = true

    /// Returns the text colour. UIKit adapts it to the cell's tint colour.
    public func resolvedColor() -> UIColor { color }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    /// The symbol configuration of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The tint colour of a template image.
    public var tintColor: UIColor?

    /// The size that the cell reserves for the image, in points.
    public var reservedLayoutSize = CGSize.zero

    /// The image's corner radius, in points.
    public var cornerRadius: CGFloat = 0

    /// The maximum size of the image, in points. A dimension of 0 has no maximum.
    public var maximumSize = CGSize.zero
  }

  /// The image.
  public var image: UIImage?

  /// The appearance of the image.
  public var imageProperties = ImageProperties()

  /// The primary text.
  public var text: String?

  /// The primary text with attributes.
  public var attributedText: NSAttributedString?

  /// The appearance of the primary text.
  public var textProperties: TextProperties

  /// The secondary text.
  public var secondaryText: String?

  /// The secondary text with attributes.
  public var secondaryAttributedText: NSAttributedString?

  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// Whether the secondary text is placed beside the primary text if there is enough space.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The distance between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16

  /// The distance between texts that are placed side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6

  /// The distance between texts that are stacked, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)

  /// The fonts and colors that the configuration has chosen itself. Those of its texts differ if the app has set them.
  var look: Look
  /// The font of the text in a row of a sidebar while it's selected; `nil` if the font doesn't change.
  var selectedFont: UIFont?
  /// The font of the text while the row isn't selected.
  let usualFont: UIFont

  private init(text: UIFont, secondaryText: UIFont, sideBySide: Bool) {
    usualFont = text
    look = Look(font: text)
    textProperties = TextProperties(font: text, color: look.color)
    secondaryTextProperties = TextProperties(font: secondaryText, color: look.secondaryColor)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  private static func make(
    _ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle, sideBySide: Bool = false
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .preferredFont(forTextStyle: style),
      secondaryText: .preferredFont(forTextStyle: secondary), sideBySide: sideBySide)
  }

  /// Returns the default content of a cell.
  public static func cell() -> UIListContentConfiguration { make(.body, .caption1) }

  /// Returns the content of a cell with the secondary text below the primary text.
  public static func subtitleCell() -> UIListContentConfiguration { make(.body, .caption1) }

  /// Returns the content of a cell with the secondary text beside the primary text.
  public static func valueCell() -> UIListContentConfiguration {
    make(.body, .body, sideBySide: true)
  }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { make(.headline, .subheadline) }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { make(.footnote, .footnote) }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { make(.footnote, .footnote) }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { make(.footnote, .footnote) }

  /// Returns the content of a prominent header in an inset-grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.title3, .body)
  }

  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { makeSidebarCell() }

  private static func makeSidebarCell() -> UIListContentConfiguration {
    var configuration = make(.body, .caption1)
    configuration.selectedFont = .systemFont(
      ofSize: configuration.usualFont.pointSize, weight: .medium)
    return configuration
  }

  /// Returns the content of a sidebar's cell with the secondary text below the primary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { makeSidebarCell() }

  /// Returns the content of a sidebar's cell with an accessory.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { makeSidebarCell() }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { make(.headline, .caption1) }

  /// Creates a view that shows the configuration.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with the fonts and colors for a state. Those that you have set stay as they are.
  ///
  /// Texts of a disabled row are paler, and the text of a selected row in a sidebar is heavier.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    adapted(to: state)
  }
}

/// A view that shows the image and texts of a list's cell.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// Creates a view that shows a configuration.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The configuration that the view shows.
  open var configuration: any UIContentConfiguration = UIListContentConfiguration.cell()
}
