extension UICollectionView {
  /// Where an item comes to stand.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public let rawValue: UInt

    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top of the screen.
    public static let top = ScrollPosition(rawValue: 1)

    /// Halfway from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)

    /// At the bottom of the screen.
    public static let bottom = ScrollPosition(rawValue: 4)

    /// At the left of the screen.
    public static let left = ScrollPosition(rawValue: 8)

    /// Halfway from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)

    /// At the right of the screen.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The way a flow layout goes.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical

    /// From side to side.
    case horizontal
  }

  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell

    /// A view beside the items, as a header.
    case supplementaryView

    /// A view that belongs to the layout alone.
    case decorationView
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What exceptions call the kind of a cell.
  static let cellKind = "UICollectionElementKindCell"
}
