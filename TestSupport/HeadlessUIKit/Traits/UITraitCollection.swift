#if os(Linux)
  /// What a view adapts to. Here everything is as on a phone with usual settings.
  open class UITraitCollection: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    private static let usual = UITraitCollection()

    open class var current: UITraitCollection { usual }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    open var displayScale: CGFloat { 3 }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }

    open func hasDifferentColorAppearance(
      comparedTo traitCollection: UITraitCollection?
    ) -> Bool { traitCollection == nil }
  }

  /// What has traits.
  @preconcurrency @MainActor
  public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  }
#endif
