/// The traits of a view's environment: here those of a phone with the default settings.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// Returns the object itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a trait collection with the default values.
  public override init() { super.init() }

  /// Creates a trait collection with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    style = userInterfaceStyle
  }

  // Set only in the initialiser.
  private var style = UIUserInterfaceStyle.light

  private static let usual = UITraitCollection()

  private static let lock = NSLock()
  // Accessed only while holding `lock`.
  nonisolated(unsafe) private static var assigned: UITraitCollection?

  /// The current traits. The default is a phone's.
  ///
  /// UIKit stores them per thread. Here all threads share them, because the main actor can run on several
  /// threads.
  open class var current: UITraitCollection {
    get { lock.withLock { unsafe assigned ?? usual } }
    set { lock.withLock { unsafe assigned = newValue } }
  }

  /// Performs a closure while ``current`` are these traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = before }
    actions()
  }

  /// The kind of device, which is always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The interface style. The default is light.
  open var userInterfaceStyle: UIUserInterfaceStyle { style }

  /// The horizontal size class, which is always compact.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }

  /// The vertical size class, which is always regular.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// The layout direction, which is always from left to right.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

  /// The number of pixels per point, which is always 3.
  open var displayScale: CGFloat { 3 }

  /// The preferred text size, which is always the default.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Returns whether colours differ from those with other traits.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { traitCollection == nil }

  /// Returns whether all traits are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    if self === other { return true }
    return userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// The hash value, which equal objects share.
  open override var hash: Int { userInterfaceStyle.rawValue }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed: see ``UIWindow/changeTraits(to:)``.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
