/// A line of editable text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  /// The borders of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none

    /// A line.
    case line

    /// A line with a shadow.
    case bezel

    /// A rectangle with round corners.
    case roundedRect
  }

  /// When a view beside the text is visible.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never

    /// While the user edits the text.
    case whileEditing

    /// Unless the user edits the text.
    case unlessEditing

    /// Always.
    case always
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height of a line, in points. HeadlessUIKit gives a field no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: ViewPainter(style: .light).fieldFont(self).lineHeight + 2)
  }

  override var primaryEvents: Event { .editingDidEndOnExit }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The delegate, held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text.
  open var text: String? = ""

  /// The text with attributes, or `nil` if there is no text.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The placeholder that is visible while the field is empty.
  open var placeholder: String? {
    get { plainPlaceholder }
    set { plainPlaceholder = newValue }
  }
  // Not the property itself, because a subclass can set the placeholder with attributes when the plain one changes.
  private var plainPlaceholder: String?

  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { if let attributedPlaceholder { plainPlaceholder = attributedPlaceholder.string } }
  }

  /// The font of the text.
  open var font: UIFont?

  /// The colour of the text.
  open var textColor: UIColor?

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the font shrinks to fit a text that is too long.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest size to which the font may shrink, in points.
  open var minimumFontSize: CGFloat = 0

  /// The border.
  open var borderStyle = BorderStyle.none

  /// When the button is visible that clears the text.
  open var clearButtonMode = ViewMode.never

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// The view at the leading edge.
  open var leftView: UIView?

  /// When the view at the leading edge is visible.
  open var leftViewMode = ViewMode.never

  /// The view at the trailing edge.
  open var rightView: UIView?

  /// When the view at the trailing edge is visible.
  open var rightViewMode = ViewMode.never

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

  /// Whether the user is editing the text.
  open var isEditing: Bool { isFirstResponder }

  /// Returns the rectangle of the text. Here it's the whole field.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it's edited. Here it's the whole field.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the placeholder. Here it's the whole field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: Typing

  /// The keyboard.
  open var keyboardType = UIKeyboardType.default

  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether typed words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether misspelt words are marked.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// The meaning of the text, for autofill.
  open var textContentType: UITextContentType!

  /// Whether the text is hidden.
  open var isSecureTextEntry = false

  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let had = isFirstResponder
    if !had {
      let mayBegin = OptionalMethod.answer { delegate?.textFieldShouldBeginEditing(self) }
      if (mayBegin ?? nil) == false { return false }
    }
    let has = super.becomeFirstResponder()
    guard has, !had else { return has }
    if clearsOnBeginEditing { text = "" }
    sendActions(for: .editingDidBegin)
    _ = OptionalMethod.answer { delegate?.textFieldDidBeginEditing(self) }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    if had {
      let mayEnd = OptionalMethod.answer { delegate?.textFieldShouldEndEditing(self) }
      if (mayEnd ?? nil) == false { return false }
    }
    let resigned = super.resignFirstResponder()
    guard had, resigned else { return resigned }
    sendActions(for: .editingDidEnd)
    let told: Void?? = OptionalMethod.answer {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    if told == nil { _ = OptionalMethod.answer { delegate?.textFieldDidEndEditing(self) } }
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Appends a text that the user types, if the delegate allows it.
  func append(_ typed: String) -> Bool {
    let range = NSRange(location: ((text ?? "") as NSString).length, length: 0)
    let mayChange = OptionalMethod.answer {
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed)
    }
    if (mayChange ?? nil) == false { return false }
    text = (text ?? "") + typed
    announceChange()
    return true
  }

  /// Clears the text, as the button beside it does, if the delegate allows it.
  func clear() -> Bool {
    let mayClear = OptionalMethod.answer { delegate?.textFieldShouldClear(self) }
    if (mayClear ?? nil) == false { return false }
    text = ""
    announceChange()
    return true
  }

  private func announceChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    _ = OptionalMethod.answer { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Presses the return key. A field that has a target for the event ends editing.
  func pressReturn() {
    let mayReturn = OptionalMethod.answer { delegate?.textFieldShouldReturn(self) }
    guard (mayReturn ?? nil) != false else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if ends { resignFirstResponder() }
  }
}
