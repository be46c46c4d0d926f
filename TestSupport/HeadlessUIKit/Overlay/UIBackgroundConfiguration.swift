#if os(Linux)
  /// What stands behind a cell.
  public struct UIBackgroundConfiguration: Hashable {
    /// The colour of the background.
    public var backgroundColor: UIColor?

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The colour of the line around the background.
    public var strokeColor: UIColor?

    /// The width of the line around the background, in points.
    public var strokeWidth: CGFloat = 0

    private init() {}

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration()
    }
  }
#endif
