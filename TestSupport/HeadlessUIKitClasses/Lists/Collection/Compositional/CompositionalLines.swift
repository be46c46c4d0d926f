/// The elements of a compositional layout, placed section by section.
@MainActor
struct CompositionalLines {
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  /// The elements that scroll perpendicular to the layout, by their sections. Their frames are those before scrolling.
  private(set) var scrolling: [Int: ScrollingElements] = [:]
  /// The headers and footers that stay in the viewport while their section scrolls.
  private(set) var pinned: [PinnedElement] = []
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// The items whose height is estimated until their cells are measured.
  private(set) var estimated: Set<IndexPath> = []
  private(set) var end: CGFloat = 0
  let container: CGSize
  var isVertical = true
  /// The headers and footers whose height is estimated until they are measured.
  private(set) var estimatedSupplementaries: Set<SupplementaryPlace> = []
  /// The preferred heights of measured headers and footers.
  var preferredSupplementaryHeights: [SupplementaryPlace: CGFloat] = [:]
  /// The preferred heights of measured cells.
  var preferredHeights: [IndexPath: CGFloat] = [:]

  init(container: CGSize) { self.container = container }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: container.width, height: end) : CGSize(width: end, height: container.height)
  }

  mutating func skip(_ distance: CGFloat) { end += distance }

  mutating func place(_ layout: NSCollectionLayoutSection, section: Int, count: Int) {
    let start = end
    let path = IndexPath(item: 0, section: section)
    let insets =
      layout.supplementariesFollowContentInsets
      ? layout.contentInsets : NSDirectionalEdgeInsets.zero
    let boundaries = layout.boundarySupplementaryItems
    if layout.orthogonalScrollingBehavior != .none {
      scrolling[section] = ScrollingElements(behavior: layout.orthogonalScrollingBehavior)
    }
    placeBoundaries(boundaries.filter { !$0.isFooter(isVertical: isVertical) }, at: path, insets)
    end += isVertical ? layout.contentInsets.top : layout.contentInsets.leading
    placeGroups(of: layout, section, count)
    end += isVertical ? layout.contentInsets.bottom : layout.contentInsets.trailing
    placeBoundaries(boundaries.filter { $0.isFooter(isVertical: isVertical) }, at: path, insets)
    // Headers and footers extend the section by default, so the background is behind them, too.
    placeDecorations(of: layout, at: path, from: start)
    pin(boundaries, ofSection: section, from: start)
  }

  private mutating func pin(
    _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem], ofSection section: Int,
    from start: CGFloat
  ) {
    let path = IndexPath(item: 0, section: section)
    for item in boundaries where item.pinToVisibleBounds {
      guard
        let attributes = elements.last(where: {
          $0.representedElementKind == item.elementKind && $0.indexPath == path
        })
      else { continue }
      pinned.append(
        PinnedElement(
          attributes: attributes, start: start, end: end,
          isFooter: item.isFooter(isVertical: isVertical)))
    }
  }

  /// Places headers or footers.
  ///
  /// The index path of a section's header or footer has two indexes. For the whole layout it has one: the
  /// index of the item in ``UICollectionViewCompositionalLayoutConfiguration/boundarySupplementaryItems``.
  mutating func placeBoundaries(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], at path: IndexPath,
    _ insets: NSDirectionalEdgeInsets
  ) {
    let inner = CGSize(
      width: container.width - (isVertical ? insets.leading + insets.trailing : 0),
      height: container.height - (isVertical ? 0 : insets.top + insets.bottom))
    for item in items {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      var size = item.layoutSize.size(in: inner)
      if item.layoutSize.heightDimension.isEstimated {
        let place = SupplementaryPlace(kind: item.elementKind, path: path)
        estimatedSupplementaries.insert(place)
        size.height = preferredSupplementaryHeights[place] ?? size.height
      }
      // A footer that doesn't extend its section covers the end of the content, and a header its beginning.
      let length = isVertical ? size.height : size.width
      let coversEnd = !item.extendsBoundary && item.isFooter(isVertical: isVertical)
      let place = coversEnd ? end - length : end
      let origin =
        isVertical ? CGPoint(x: insets.leading, y: place) : CGPoint(x: place, y: insets.top)
      attributes.frame = item.inset(CGRect(origin: origin, size: size))
      attributes.frame.origin.x += item.offset.x
      attributes.frame.origin.y += item.offset.y
      attributes.zIndex = item.zIndex
      elements.append(attributes)
      if item.extendsBoundary { end += length }
    }
  }

  private mutating func placeDecorations(
    of layout: NSCollectionLayoutSection, at path: IndexPath, from start: CGFloat
  ) {
    let area =
      isVertical
      ? CGRect(x: 0, y: start, width: container.width, height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: container.height)
    for decoration in layout.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind, with: path)
      attributes.frame = decoration.inset(area)
      attributes.zIndex = decoration.zIndex
      elements.append(attributes)
    }
  }

  private mutating func placeGroups(
    of layout: NSCollectionLayoutSection, _ section: Int, _ count: Int
  ) {
    let insets = layout.contentInsets
    let inner = CGSize(
      width: container.width - (isVertical ? insets.leading + insets.trailing : 0),
      height: container.height - (isVertical ? 0 : insets.top + insets.bottom))
    let size = layout.group.layoutSize.size(in: inner)
    let goesAcross = layout.orthogonalScrollingBehavior != .none
    var origin =
      isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
    var item = 0
    while item < count {
      let placements = layout.group.placements(in: CGRect(origin: origin, size: size))
      guard !placements.isEmpty else { break }
      let paths = (item..<min(count, item + placements.count)).map {
        IndexPath(item: $0, section: section)
      }
      let extent = placeItems(placements, of: layout.group, at: paths, in: size)
      item += paths.count
      scrolling[section]?.addGroup(
        from: isVertical ? origin.x : origin.y, length: isVertical ? extent.width : extent.height)
      end = max(end, isVertical ? origin.y + extent.height : origin.x + extent.width)
      if goesAcross == isVertical {
        origin.x += extent.width + layout.interGroupSpacing
      } else {
        origin.y += extent.height + layout.interGroupSpacing
      }
    }
    scrolling[section]?.finish(
      insets: isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom),
      viewport: isVertical ? container.width : container.height)
  }

  private mutating func append(_ element: UICollectionViewLayoutAttributes) {
    let section = element.indexPath.section
    if scrolling[section] == nil {
      elements.append(element)
    } else {
      scrolling[section]?.elements.append(element)
    }
  }

  /// Places the items of a group, and returns the group's size.
  private mutating func placeItems(
    _ placements: [(item: NSCollectionLayoutItem, frame: CGRect)],
    of group: NSCollectionLayoutGroup,
    at paths: [IndexPath], in size: CGSize
  ) -> CGSize {
    let isEstimated = group.layoutSize.heightDimension.isEstimated
    var extent = size
    // In a vertical group: the total growth of the items so far. In a horizontal group: the growth of the
    // tallest item.
    var growth: CGFloat = 0
    for (path, placement) in zip(paths, placements) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = placement.frame
      if isEstimated {
        estimated.insert(path)
        if !group.isHorizontal { attributes.frame.origin.y += growth }
        let height = preferredHeights[path] ?? placement.frame.height
        let difference = height - placement.frame.height
        attributes.frame.size.height = height
        growth = group.isHorizontal ? max(growth, difference) : growth + difference
      }
      append(attributes)
      items[path] = attributes
      placeSupplementaries(of: placement.item, at: path, attributes.frame)
    }
    // A horizontal group shrinks only if all of its items shrink.
    if isEstimated, group.isHorizontal {
      growth =
        zip(paths, placements).map { path, placement in
          (preferredHeights[path] ?? placement.frame.height) - placement.frame.height
        }.max() ?? 0
    }
    extent.height += growth
    return extent
  }

  private mutating func placeSupplementaries(
    of item: NSCollectionLayoutItem, at path: IndexPath, _ frame: CGRect
  ) {
    for supplementary in item.supplementaryItems {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: supplementary.elementKind, with: path)
      attributes.frame = supplementary.frame(at: frame)
      attributes.zIndex = supplementary.zIndex
      append(attributes)
    }
  }
}
