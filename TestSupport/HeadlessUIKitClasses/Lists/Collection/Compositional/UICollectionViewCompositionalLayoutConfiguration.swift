/// The configuration of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates a configuration with the default values.
  public override init() { super.init() }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    return copy
  }

  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The headers and footers of the layout as a whole. Their index paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The distance between sections.
  open var interSectionSpacing: CGFloat = 0
}
