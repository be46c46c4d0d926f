#if os(Linux)
  /// Text.
  @preconcurrency @MainActor
  open class UILabel: UIView {
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
  }
#endif
