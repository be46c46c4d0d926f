/// The headers and footers of a section or of the whole layout, with the values that they share.
struct BoundaryArea {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  let path: IndexPath
  /// The insets of the section, if its headers and footers follow them.
  let insets: NSDirectionalEdgeInsets
}

/// Where a header or footer is along an axis of its section.
enum BoundaryPlace {
  case start
  case middle
  case end

  /// The place of a view of a length along an axis from `low` to `high`.
  func position(of length: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    switch self {
    case .start: low
    case .middle: (low + high - length) / 2
    case .end: high - length
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  private static let tops: Set<NSRectAlignment> = [.top, .topLeading, .topTrailing]
  private static let bottoms: Set<NSRectAlignment> = [.bottom, .bottomLeading, .bottomTrailing]
  private static let leadings: Set<NSRectAlignment> = [.leading, .topLeading, .bottomLeading]
  private static let trailings: Set<NSRectAlignment> = [.trailing, .topTrailing, .bottomTrailing]

  private var vertically: BoundaryPlace {
    Self.tops.contains(alignment) ? .start : Self.bottoms.contains(alignment) ? .end : .middle
  }

  private var horizontally: BoundaryPlace {
    Self.leadings.contains(alignment)
      ? .start : Self.trailings.contains(alignment) ? .end : .middle
  }

  /// Where the view is in the scroll direction: before the section's content, after it, or beside it.
  func along(isVertical: Bool) -> BoundaryPlace { isVertical ? vertically : horizontally }

  /// Where the view is across the scroll direction.
  func across(isVertical: Bool) -> BoundaryPlace { isVertical ? horizontally : vertically }
}
