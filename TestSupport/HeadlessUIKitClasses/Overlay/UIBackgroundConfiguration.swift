/// The background of a cell, header or footer.
public struct UIBackgroundConfiguration: Hashable {
  /// Your own view, used as the background.
  public var customView: UIView?

  /// The colour of the background.
  public var backgroundColor: UIColor?

  /// The image in the background.
  public var image: UIImage?

  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0

  /// The distances between the background and the cell's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour of the stroke.
  public var strokeColor: UIColor?

  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0

  /// The distance of the stroke from the background's edges, in points. A positive value moves it outwards.
  public var strokeOutset: CGFloat = 0

  /// Whether a background without a colour has the colour of the list's cells.
  var usesColorOfList = true

  private init() {}

  /// Returns the configuration unchanged. UIKit adapts it to the state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.usesColorOfList = false
    return configuration
  }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}
