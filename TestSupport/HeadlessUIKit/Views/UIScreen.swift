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
