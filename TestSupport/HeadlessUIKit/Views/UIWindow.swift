/// Where views are on screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }

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

/// The screen: a size, for want of a device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen.
  open class var main: UIScreen { shared }
  private static let shared = UIScreen()

  /// The size of the screen, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// How many pixels a point has in each direction.
  open var scale: CGFloat { 3 }

  open var traitCollection: UITraitCollection { .current }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
