/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat

  /// The inset at the left, in points.
  public var left: CGFloat

  /// The inset at the bottom, in points.
  public var bottom: CGFloat

  /// The inset at the right, in points.
  public var right: CGFloat

  /// Creates one with the values that UIKit begins with.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from the four edges, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle, in the direction of the text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat

  /// The inset at the edge where a line of text begins, in points.
  public var leading: CGFloat

  /// The inset at the bottom, in points.
  public var bottom: CGFloat

  /// The inset at the edge where a line of text ends, in points.
  public var trailing: CGFloat

  /// Creates one with the values that UIKit begins with.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from the four edges, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle that is left inside the distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
