/// The elements of a compositional layout, placed section by section.
@MainActor
struct CompositionalLines {
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var end: CGFloat = 0
  let container: CGSize

  mutating func skip(_ distance: CGFloat) { end += distance }

  mutating func place(_ layout: NSCollectionLayoutSection, section: Int, count: Int) {
    let start = end
    placeBoundaries(of: layout, section, where: { !$0.isFooter })
    end += layout.contentInsets.top
    placeGroups(of: layout, section, count)
    end += layout.contentInsets.bottom
    let path = IndexPath(item: 0, section: section)
    for decoration in layout.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind, with: path)
      attributes.frame =
        decoration.frames(
          in: CGRect(x: 0, y: start, width: container.width, height: end - start))[0]
      attributes.zIndex = decoration.zIndex
      elements.append(attributes)
    }
    placeBoundaries(of: layout, section, where: \.isFooter)
  }

  private mutating func placeGroups(
    of layout: NSCollectionLayoutSection, _ section: Int, _ count: Int
  ) {
    let insets = layout.contentInsets
    let inner = CGSize(
      width: container.width - insets.leading - insets.trailing, height: container.height)
    let size = layout.group.layoutSize.size(in: inner)
    let goesAcross = layout.orthogonalScrollingBehavior != .none
    var origin = CGPoint(x: insets.leading, y: end)
    var item = 0
    while item < count {
      let frames = layout.group.frames(in: CGRect(origin: origin, size: size))
      guard !frames.isEmpty else { break }
      for frame in frames.prefix(count - item) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame = frame
        elements.append(attributes)
        items[attributes.indexPath] = attributes
        item += 1
      }
      end = max(end, origin.y + size.height)
      if goesAcross {
        origin.x += size.width + layout.interGroupSpacing
      } else {
        origin.y += size.height + layout.interGroupSpacing
      }
    }
  }

  private mutating func placeBoundaries(
    of layout: NSCollectionLayoutSection, _ section: Int,
    where isWanted: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool
  ) {
    let insets =
      layout.supplementariesFollowContentInsets
      ? layout.contentInsets : NSDirectionalEdgeInsets.zero
    let inner = CGSize(
      width: container.width - insets.leading - insets.trailing, height: container.height)
    for item in layout.boundarySupplementaryItems where isWanted(item) {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind,
        with: IndexPath(item: 0, section: section))
      let size = item.layoutSize.size(in: inner)
      attributes.frame =
        item.frames(
          in: CGRect(origin: CGPoint(x: insets.leading, y: end), size: size))[0]
      attributes.zIndex = item.zIndex
      elements.append(attributes)
      end += size.height
    }
  }
}
