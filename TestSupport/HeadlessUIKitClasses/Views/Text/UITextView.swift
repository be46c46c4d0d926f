/// A text of several lines, which a user can scroll and edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
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

  private var content = NSAttributedString(string: "") {
    didSet { if !isScrollEnabled, content != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text in one line for each paragraph, in points, if the view doesn't scroll.
  open override var intrinsicContentSize: CGSize { contentSize(wrappedAt: nil) }

  /// Returns the size of the text, as wide as the available size at most.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(wrappedAt: size.width > 0 ? size.width : nil)
  }

  /// Returns the size of the text if the view doesn't scroll.
  func contentSize(wrappedAt width: CGFloat?) -> CGSize {
    let none = UIView.noIntrinsicMetric
    return isScrollEnabled ? CGSize(width: none, height: none) : textSize(wrappedAt: width)
  }

  private func textSize(wrappedAt width: CGFloat?) -> CGSize {
    ViewPainter(style: .light).size(of: self, width: width)
  }

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

  /// The links and dates that become links.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// The attributes of text that the user types.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The selected part of the text.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?

  /// The keyboard.
  open var keyboardType = UIKeyboardType.default

  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// The meaning of the text, for autofill.
  open var textContentType: UITextContentType!

  /// Whether the text is hidden.
  open var isSecureTextEntry = false

  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether typed words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether misspelt words are marked.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

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
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
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
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
    return resigned
  }

  /// Appends a text that the user types, if the delegate allows it.
  func append(_ text: String) -> Bool {
    replace(NSRange(location: content.length, length: 0), with: text)
  }

  /// Deletes the text, if there is one and the delegate allows it.
  func clear() -> Bool {
    content.length > 0 && replace(NSRange(location: 0, length: content.length), with: "")
  }

  private func replace(_ range: NSRange, with text: String) -> Bool {
    let mayChange = OptionalMethod.answer {
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
    if (mayChange ?? nil) == false { return false }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: text)
    content = changed
    _ = OptionalMethod.answer { delegate?.textViewDidChange(self) }
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
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

/// What a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates a value from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)

  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)

  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)

  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)

  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What the user does with a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction

  /// A long press that shows actions.
  case presentActions

  /// A firm press.
  case preview
}
