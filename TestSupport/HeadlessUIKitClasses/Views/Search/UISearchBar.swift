/// A bar with a text field for a search. A test uses ``UISearchBar/user`` to type into it.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private let field = UISearchTextField()
  private var fieldDelegate: SearchFieldDelegate?

  private func setUp() {
    addSubview(field)
    fieldDelegate = SearchFieldDelegate(of: self)
  }

  /// The controller whose search bar this is.
  weak var controller: UISearchController?

  /// The text field.
  open var searchTextField: UISearchTextField { field }

  /// The delegate, held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text. Setting another one updates the results of the search controller, and calls no method of the delegate.
  open var text: String? {
    get { field.text }
    set {
      let changed = newValue ?? "" != field.text ?? ""
      field.text = newValue
      if changed { controller?.updateResults() }
    }
  }

  /// The placeholder that is visible while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The text above the text field. Pictures don't contain it.
  open var prompt: String?

  /// Whether the cancel button is visible. A search controller shows it while it's active.
  open var showsCancelButton = false

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?

  /// The index of the chosen scope.
  open var selectedScopeButtonIndex = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { controller?.updateResults() } }
  }

  /// Whether the scopes are visible. A search controller shows them while it's active. Pictures don't contain them.
  open var showsScopeBar = false

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  /// Whether the content is visible through the bar.
  open var isTranslucent = true

  // MARK: Layout

  /// The height of the bar, in points. It has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  /// Returns the available width, and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = fieldFrame(in: bounds)
  }

  func fieldFrame(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 8, y: bounds.midY - 18, width: max(bounds.width - 16, 0), height: 36)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    controller?.placeResults()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether typed words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Whether misspelt words are marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// The keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  /// The meaning of the text, for autofill.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
}
