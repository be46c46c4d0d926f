#if os(Linux)
  extension UICollectionView {
    /// Where an item comes to stand.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let top = ScrollPosition(rawValue: 1)
      public static let centeredVertically = ScrollPosition(rawValue: 2)
      public static let bottom = ScrollPosition(rawValue: 4)
      public static let left = ScrollPosition(rawValue: 8)
      public static let centeredHorizontally = ScrollPosition(rawValue: 16)
      public static let right = ScrollPosition(rawValue: 32)
    }

    /// The way a flow layout goes.
    public enum ScrollDirection: Int, Sendable {
      case vertical, horizontal
    }

    /// What an element is.
    public enum ElementCategory: UInt, Sendable {
      case cell, supplementaryView, decorationView
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// What exceptions call the kind of a cell.
    static let cellKind = "UICollectionElementKindCell"
  }
#endif
