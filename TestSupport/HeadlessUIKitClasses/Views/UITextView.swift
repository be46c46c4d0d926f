/// A text of several lines, which a user can scroll and edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  /// Creates a view with a frame and a text container; `nil` for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: .zero)
    super.init(coder: coder)
  }

  /// Creates a view with a text container of its own.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// The delegate, held weakly.
  open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate as? any UITextViewDelegate }
    set { storedDelegate = newValue }
  }

  /// The text. It's never `nil`.
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }

  /// The text with attributes. It's never `nil`.
  open var attributedText: NSAttributedString! {
    get { content }
    set { content = newValue ?? NSAttributedString(string: "") }
  }

  private var content = NSAttributedString(string: "")

  /// The font of the text; `nil` for the default.
  open var font: UIFont?

  /// The colour of the text; `nil` for the default.
  open var textColor: UIColor?

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural

  /// Whether the user can edit the text.
  open var isEditable = true

  /// Whether the user can select the text.
  open var isSelectable = true

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// The distances between the text container and the view's edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The area of the text inside the insets.
  open var textContainer: NSTextContainer { container }
  private let container: NSTextContainer

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let had = isFirstResponder
    if !had, isEditable {
      let mayBegin = OptionalMethod.answer { delegate?.textViewShouldBeginEditing(self) }
      if (mayBegin ?? nil) == false { return false }
    }
    let has = super.becomeFirstResponder()
    if has, !had, isEditable {
      _ = OptionalMethod.answer { delegate?.textViewDidBeginEditing(self) }
    }
    return has
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    if had, isEditable {
      let mayEnd = OptionalMethod.answer { delegate?.textViewShouldEndEditing(self) }
      if (mayEnd ?? nil) == false { return false }
    }
    let resigned = super.resignFirstResponder()
    if had, resigned, isEditable {
      _ = OptionalMethod.answer { delegate?.textViewDidEndEditing(self) }
    }
    return resigned
  }

  /// Appends a text that the user types, if the delegate allows it.
  func append(_ text: String) -> Bool {
    let range = NSRange(location: content.length, length: 0)
    let mayChange = OptionalMethod.answer {
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
    if (mayChange ?? nil) == false { return false }
    let longer = NSMutableAttributedString(attributedString: content)
    longer.append(NSAttributedString(string: text))
    content = longer
    _ = OptionalMethod.answer { delegate?.textViewDidChange(self) }
    return true
  }
}

/// The area in which a text is laid out. HeadlessUIKit stores its properties.
open class NSTextContainer: NSObject {
  /// Creates a container with a size.
  public init(size: CGSize) { self.size = size }

  /// The size of the area, in points.
  open var size: CGSize

  /// The distance between the text and the left and right edges, in points.
  open var lineFragmentPadding: CGFloat = 5

  /// The maximum number of lines, or 0 for no maximum.
  open var maximumNumberOfLines = 0
}
