/// The top of a hierarchy of views. A view is on screen while it is in a window.
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

  /// Keeps the window until the main actor has finished its current work, as an autorelease pool does on
  /// Apple's systems: `UIWindow().addSubview(table)` leaves the table in a window for the rest of a test.
  private func stayAliveForThisTurn() {
    Task { @MainActor in withExtendedLifetime(self) {} }
  }

  override var hierarchyWindow: UIWindow? { self }

  /// The owner of the keyboard.
  weak var firstResponder: UIResponder?

  /// The controller whose view fills the window; it appears with the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.move(to: nil)
      if isKeyWindow { rootViewController?.move(to: self) }
    }
  }

  /// Whether the window has the keyboard.
  open private(set) var isKeyWindow = false

  /// Shows the window, and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
    rootViewController?.move(to: self)
    layoutIfNeeded()
  }
}
