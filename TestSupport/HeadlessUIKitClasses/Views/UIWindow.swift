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

  /// The first responder, held weakly.
  weak var firstResponder: UIResponder? {
    didSet {
      oldValue?.windowsWhereFirst -= 1
      firstResponder?.windowsWhereFirst += 1
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
