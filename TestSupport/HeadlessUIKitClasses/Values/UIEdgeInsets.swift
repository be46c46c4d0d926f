/// Insets from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat

  /// The inset at the left, in points.
  public var left: CGFloat

  /// The inset at the bottom, in points.
  public var bottom: CGFloat

  /// The inset at the right, in points.
  public var right: CGFloat

  /// Creates insets that are zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// Insets from the edges of a rectangle, with leading and trailing edges.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat

  /// The inset at the leading edge, in points.
  public var leading: CGFloat

  /// The inset at the bottom, in points.
  public var bottom: CGFloat

  /// The inset at the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets that are zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets, in points.
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
  /// Returns the rectangle inside the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
