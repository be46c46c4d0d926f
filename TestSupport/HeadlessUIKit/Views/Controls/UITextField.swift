/// A line of text that the user edits; it takes the keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The text.
  open var text: String? = ""

  /// The text of the field while it is empty.
  open var placeholder: String?

  /// The font of the text.
  open var font: UIFont?

  /// The colour of the text.
  open var textColor: UIColor?

  /// Whether the font follows the text size that the user prefers.
  open var adjustsFontForContentSizeCategory = false

  /// Whether it is being edited.
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
