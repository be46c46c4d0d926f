/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  override class var receivesTouches: Bool { false }

  /// The text.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? { didSet { superview?.askForConstraintLayout() } }

  /// The font of the text.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { superview?.askForConstraintLayout() }
  }

  /// The text colour.
  open var textColor: UIColor! = .label

  /// The text colour while the label is highlighted.
  open var highlightedTextColor: UIColor?

  /// The colour of the text's shadow.
  open var shadowColor: UIColor?

  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural

  /// How the text is wrapped or truncated if it's too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The maximum number of lines, or 0 for no maximum.
  open var numberOfLines = 1 { didSet { superview?.askForConstraintLayout() } }

  /// Whether the label is drawn as enabled.
  open var isEnabled = true

  /// Whether the label is highlighted.
  open var isHighlighted = false

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the font shrinks to fit a text that is too long.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest factor by which the font may shrink.
  open var minimumScaleFactor: CGFloat = 0

  /// How a text that shrinks is aligned.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether the spacing between letters is reduced before the text is truncated.
  open var allowsDefaultTighteningForTruncation = false

  /// The width at which lines are wrapped, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { superview?.askForConstraintLayout() } }

  /// The size of the text, as wide as ``preferredMaxLayoutWidth`` at most. The widths of letters are approximations.
  open override var intrinsicContentSize: CGSize {
    ViewPainter(style: .light).size(of: self, width: layoutWidth)
  }

  /// The width that the layout gives the label while it asks for the height at this width.
  private var layoutWidth: CGFloat?

  /// Returns the size of the text, wrapped at a width.
  func intrinsicContentSize(width: CGFloat?) -> CGSize {
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  /// Returns the size of the text, as wide as the available size at most.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize(width: size.width > 0 ? size.width : nil)
  }

  /// Returns the bounds, because HeadlessUIKit doesn't place the text in them.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  { bounds }

  /// Does nothing. ``UIView/svg(style:)`` draws the text itself.
  open func drawText(in rect: CGRect) {}
}

/// How a text that shrinks is aligned.
public enum UIBaselineAdjustment: Int, Sendable {
  /// By its baseline.
  case alignBaselines

  /// By its centre.
  case alignCenters

  /// By its top.
  case none
}
