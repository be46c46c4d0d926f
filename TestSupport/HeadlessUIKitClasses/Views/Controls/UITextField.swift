/// A line of editable text.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var primaryEvents: Event { .editingDidEndOnExit }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The text.
  open var text: String? = ""

  /// The placeholder that is visible while the field is empty.
  open var placeholder: String?

  /// The font of the text.
  open var font: UIFont?

  /// The colour of the text.
  open var textColor: UIColor?

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the user is editing the text.
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let had = isFirstResponder
    let has = super.becomeFirstResponder()
    if has, !had { sendActions(for: .editingDidBegin) }
    return has
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    let resigned = super.resignFirstResponder()
    if had, resigned { sendActions(for: .editingDidEnd) }
    return resigned
  }
}
