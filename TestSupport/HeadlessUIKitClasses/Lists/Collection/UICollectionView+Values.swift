extension UICollectionView {
  /// The position of an item in the viewport after scrolling.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1)

    /// The vertical centre.
    public static let centeredVertically = ScrollPosition(rawValue: 2)

    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)

    /// The left edge.
    public static let left = ScrollPosition(rawValue: 8)

    /// The horizontal centre.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)

    /// The right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical

    /// The content scrolls horizontally.
    case horizontal
  }

  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell

    /// A supplementary view, such as a header.
    case supplementaryView

    /// A decoration view. The layout creates it.
    case decorationView
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The element kind of cells in exceptions.
  static let cellKind = "UICollectionElementKindCell"
}
