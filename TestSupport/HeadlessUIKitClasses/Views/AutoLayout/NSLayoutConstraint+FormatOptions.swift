extension NSLayoutConstraint {
  /// How a visual format aligns its views, in which direction it's read, and from where distances are measured.
  public struct FormatOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { self.init(rawValue: 1 << attribute.rawValue) }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(aligning: .left)

    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(aligning: .right)

    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(aligning: .top)

    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)

    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(aligning: .leading)

    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)

    /// Aligns the horizontal centres.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)

    /// Aligns the vertical centres.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)

    /// Aligns the baselines of the last lines of text.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)

    /// Aligns the baselines of the first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)

    /// All options that align views.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Reads a horizontal format from left to right, and not from the leading to the trailing edge.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    /// Reads a horizontal format from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// All options of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures vertical distances between views from baseline to baseline, and not between edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// All options of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
