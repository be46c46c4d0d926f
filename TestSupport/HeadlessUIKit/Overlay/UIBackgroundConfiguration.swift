/// What stands behind a cell.
public struct UIBackgroundConfiguration: Hashable {
  /// A custom view behind the cell.
  public var customView: UIView?

  /// The colour of the background.
  public var backgroundColor: UIColor?

  /// An image behind the cell.
  public var image: UIImage?

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// How far the background stays away from the cell's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour of the line around the background.
  public var strokeColor: UIColor?

  /// The width of the line around the background, in points.
  public var strokeWidth: CGFloat = 0

  /// How far the stroke stands outside of the background.
  public var strokeOutset: CGFloat = 0

  private init() {}

  /// The same background: it adapts to nothing here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The background of a plain list's headers and footers.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The background of a grouped list's headers and footers.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The background of a sidebar's cells.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}
