#if os(Linux)
  /// A difference of two points. On Apple's platforms, Core Graphics declares it.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal difference.
    public var dx: CGFloat

    /// The vertical difference.
    public var dy: CGFloat

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates the vector without a length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector without a length.
    public static let zero = CGVector()
  }
#endif
