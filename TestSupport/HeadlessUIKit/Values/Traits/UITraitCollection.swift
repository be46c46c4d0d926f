/// What a view adapts to. Here everything is as on a phone with usual settings.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Creates one with the values that UIKit begins with.
  public override init() { super.init() }

  private static let usual = UITraitCollection()

  private static let lock = NSLock()
  // Read and written while `lock` is held.
  nonisolated(unsafe) private static var assigned: UITraitCollection?

  /// The traits that were set last, or the usual ones of a phone.
  ///
  /// UIKit keeps them per thread. Here all threads share them, because the main actor is served by several.
  open class var current: UITraitCollection {
    get { lock.withLock { unsafe assigned ?? usual } }
    set { lock.withLock { unsafe assigned = newValue } }
  }

  /// The kind of device: a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Whether the screen is light or dark: light.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// How much room there is across: little.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }

  /// How much room there is from top to bottom: much.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// The direction of views: from left to right.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

  /// How many pixels a point has: three.
  open var displayScale: CGFloat { 3 }

  /// How large the user wants text to be: as usual.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether colours are others than with other traits.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { traitCollection == nil }
}

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits change; they do not here.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
