#if os(Linux)
  /// A list cell's image and texts.
  public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How a text looks.
    public struct TextProperties: Hashable {
      /// Where the text stands in its line.
      public enum TextAlignment: Hashable, Sendable {
        case natural, center, justified
      }

      public var font: UIFont
      public var color: UIColor
      public var alignment = TextAlignment.natural
      public var lineBreakMode = NSLineBreakMode.byTruncatingTail
      public var numberOfLines = 0
      public var adjustsFontSizeToFitWidth = false
      public var minimumScaleFactor: CGFloat = 0
      public var adjustsFontForContentSizeCategory = true

      public func resolvedColor() -> UIColor { color }
    }

    /// How an image looks.
    public struct ImageProperties: Hashable {
      public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      public var tintColor: UIColor?
      public var reservedLayoutSize = CGSize.zero
      public var cornerRadius: CGFloat = 0
      public var maximumSize = CGSize.zero
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var prefersSideBySideTextAndSecondaryText: Bool
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
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

    public static func cell() -> UIListContentConfiguration { make(.body, .caption1) }
    public static func subtitleCell() -> UIListContentConfiguration { make(.body, .caption1) }
    public static func valueCell() -> UIListContentConfiguration {
      make(.body, .body, sideBySide: true)
    }
    public static func plainHeader() -> UIListContentConfiguration { make(.headline, .subheadline) }
    public static func plainFooter() -> UIListContentConfiguration { make(.footnote, .footnote) }
    public static func groupedHeader() -> UIListContentConfiguration { make(.footnote, .footnote) }
    public static func groupedFooter() -> UIListContentConfiguration { make(.footnote, .footnote) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
      make(.title3, .body)
    }
    public static func sidebarCell() -> UIListContentConfiguration { make(.body, .caption1) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
      make(.body, .caption1)
    }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
      make(.body, .caption1)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { make(.headline, .caption1) }

    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
      UIListContentView(configuration: self)
    }

    @MainActor
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
  }

  /// The view of a list cell's image and texts.
  @preconcurrency @MainActor
  open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration
  }
#endif
