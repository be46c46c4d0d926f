/// The window at the top of a view hierarchy. In HeadlessUIKit, every view in a window counts as on screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    stayAliveForThisTurn()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stayAliveForThisTurn()
  }

  /// Retains the window until the main actor has finished its current task, like an autorelease pool on
  /// Apple's platforms. So a table stays in its window after `UIWindow().addSubview(table)` until the test
  /// suspends or ends.
  private func stayAliveForThisTurn() {
    Task { @MainActor in withExtendedLifetime(self) {} }
  }

  override var hierarchyWindow: UIWindow? { self }

  /// Whether animated scrolls stay under way until a test lets them go on, or touches the content: see
  /// ``TableUser/scrollUnderWay`` and ``CollectionUser/scrollUnderWay``. By default they end at once.
  public var holdsAnimatedScrolls = false

  /// The height of the keyboard that covers the bottom of the window while the user edits a text, in points. The default
  /// is 0: the user has another keyboard.
  public var keyboardHeight: CGFloat = 0 { didSet { updateKeyboard() } }

  /// The frame of the keyboard in the window, or `nil` if there is none.
  public internal(set) var keyboardFrame: CGRect?
  /// Whether the keyboard stays although the first responder resigns, because another one follows.
  var holdsKeyboard = false

  /// The first responder, held weakly.
  weak var firstResponder: UIResponder? {
    didSet {
      oldValue?.windowsWhereFirst -= 1
      firstResponder?.windowsWhereFirst += 1
      updateKeyboard()
    }
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.move(to: nil)
      if isKeyWindow { rootViewController?.move(to: self) }
    }
  }

  private var filledSize = CGSize.zero

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != filledSize else { return }
    filledSize = bounds.size
    guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
    view.frame = bounds
  }

  /// Whether the window is the key window.
  open private(set) var isKeyWindow = false

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
    rootViewController?.move(to: self)
    layoutIfNeeded()
  }
}
