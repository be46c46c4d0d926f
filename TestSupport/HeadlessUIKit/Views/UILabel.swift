/// Text.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString?

  /// The font of the text.
  open var font: UIFont! = .systemFont(ofSize: 17)

  /// The colour of the text.
  open var textColor: UIColor! = .label

  /// The colour of the text while it is lit up.
  open var highlightedTextColor: UIColor?

  /// The colour of the text's shadow.
  open var shadowColor: UIColor?

  /// Where the shadow stands.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Where lines of text begin and end.
  open var textAlignment = NSTextAlignment.natural

  /// How text is shown that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// How many lines the text may take; 0 for any number.
  open var numberOfLines = 1

  /// Whether it can be used.
  open var isEnabled = true

  /// Whether a finger is on it.
  open var isHighlighted = false

  /// Whether the font follows the text size that the user prefers.
  open var adjustsFontForContentSizeCategory = false

  /// Whether a text that is too long becomes smaller.
  open var adjustsFontSizeToFitWidth = false

  /// How small it may become.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether letters stand closer before anything is cut off.
  open var allowsDefaultTighteningForTruncation = false

  /// The width at which lines break.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// The rectangle of the text in the label: the bounds, because text isn't measured.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  { bounds }

  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}
}
