/// The screen of a simulated device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The main screen.
  open class var main: UIScreen { shared }
  private static let shared = UIScreen()

  /// The size of the screen, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The number of pixels per point.
  open var scale: CGFloat { 3 }

  open var traitCollection: UITraitCollection { .current }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
