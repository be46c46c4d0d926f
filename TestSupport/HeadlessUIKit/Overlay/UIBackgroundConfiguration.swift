#if os(Linux)
  /// What stands behind a cell.
  public struct UIBackgroundConfiguration: Hashable {
    public var customView: UIView?
    public var backgroundColor: UIColor?
    public var image: UIImage?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    private init() {}

    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration()
    }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration()
    }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration()
    }
    public static func listSidebarCell() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration()
    }
  }
#endif
