/// The elements of a compositional layout, placed section by section.
@MainActor
struct CompositionalLines {
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  /// The elements that scroll perpendicular to the layout, by their sections. Their frames are those before scrolling.
  private(set) var scrolling: [Int: ScrollingElements] = [:]
  /// The headers and footers that stay in the viewport while their section scrolls.
  private(set) var pinned: [PinnedElement] = []
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// The parts inside their groups of those items that leave their groups.
  private var parts: [IndexPath: CGRect] = [:]
  private(set) var supplementaries: [ElementPlace: UICollectionViewLayoutAttributes] = [:]
  /// The number of items' views so far, by their section and kind.
  private var viewCounts: [Int: [String: Int]] = [:]
  private(set) var end: CGFloat = 0
  let container: CGSize
  var isVertical = true
  /// The preferred sizes of measured cells, headers and footers.
  var preferredSizes = PreferredSizes()

  init(container: CGSize) { self.container = container }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: max(container.width, breadth), height: end)
      : CGSize(width: end, height: max(container.height, breadth))
  }

  /// How far the widest group extends across the direction of the layout.
  private var breadth: CGFloat = 0

  mutating func skip(_ distance: CGFloat) { end += distance }

  mutating func place(_ layout: NSCollectionLayoutSection, section: Int, count: Int) {
    let group = WholeGroup(
      layout.group, size: layout.group.layoutSize.size(in: groupContainer(in: layout)),
      in: container, isVertical: isVertical)
    let hasItems = count > 0 && group.count > 0
    // A section without anything to show has no insets and no background.
    guard hasItems || !layout.boundarySupplementaryItems.isEmpty else { return }
    layout.checkKinds()
    let area = BoundaryArea(
      items: layout.boundarySupplementaryItems, path: IndexPath(item: 0, section: section),
      insets: layout.supplementariesFollowContentInsets
        ? layout.contentInsets : NSDirectionalEdgeInsets.zero)
    let beginning = end
    let start = placeHeaders(in: area)
    end += isVertical ? layout.contentInsets.top : layout.contentInsets.leading
    if hasItems { placeGroups(of: layout, group, section, count) }
    end += isVertical ? layout.contentInsets.bottom : layout.contentInsets.trailing
    placeFooters(in: area, from: start)
    // Headers and footers extend the section by default, so the background is behind them, too.
    placeDecorations(of: layout, inSection: section, from: beginning)
  }

  /// Returns the size in which the section's groups are laid out. Across the direction of the groups, it's the space inside
  /// the section's insets.
  private func groupContainer(in layout: NSCollectionLayoutSection) -> CGSize {
    let insets = layout.contentInsets
    var size = container
    if isVertical == (layout.orthogonalScrollingBehavior == .none) {
      size.width -= insets.leading + insets.trailing
    } else {
      size.height -= insets.top + insets.bottom
    }
    return size
  }

  private mutating func placeDecorations(
    of layout: NSCollectionLayoutSection, inSection section: Int, from start: CGFloat
  ) {
    let area =
      isVertical
      ? CGRect(x: 0, y: start, width: container.width, height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: container.height)
    for (index, decoration) in layout.decorationItems.enumerated() {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind,
        with: IndexPath(item: index, section: section))
      attributes.frame = decoration.inset(area)
      attributes.zIndex = decoration.zIndex
      elements.append(attributes)
    }
  }

  // MARK: Groups

  private mutating func placeGroups(
    of layout: NSCollectionLayoutSection, _ whole: WholeGroup, _ section: Int, _ count: Int
  ) {
    let insets = layout.contentInsets
    let goesAcross = layout.orthogonalScrollingBehavior != .none
    if goesAcross {
      scrolling[section] = ScrollingElements(behavior: layout.orthogonalScrollingBehavior)
    }
    let isDecorated = !layout.decorationItems.isEmpty
    var origin =
      isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
    var placer = ItemPlacer(
      section: section, count: count, in: container, preferredSizes: preferredSizes,
      customItems: whole.customItems)
    let groupContainer = groupContainer(in: layout)
    while placer.hasNext {
      let first = placer.items.count
      placer.groupContainer = groupContainer
      let slot = CGRect(origin: origin, size: whole.size)
      var extent = layout.group.place(in: slot, by: &placer)
      let placed = placer.items[first...]
      guard !placed.isEmpty else { break }
      for item in placed {
        add(item, isDecorated: isDecorated)
        clip(item, to: CGRect(origin: origin, size: extent))
      }
      for view in placer.views { add(view.item, at: view.frame, inSection: section) }
      placer.views = []
      if placed.count < whole.count, !goesAcross {
        extent = whole.trimmed(
          extent, to: placed, of: layout.group, in: layout.group.inset(slot))
      }
      scrolling[section]?.addGroup(
        from: isVertical ? origin.x : origin.y, length: isVertical ? extent.width : extent.height)
      end = max(end, isVertical ? origin.y + extent.height : origin.x + extent.width)
      if !goesAcross {
        breadth = max(
          breadth, isVertical ? origin.x + extent.width : origin.y + extent.height)
      }
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

  private mutating func clip(_ item: PlacedItem, to group: CGRect) {
    // A frame at the nearest pixels can be a fraction of a point outside its group.
    guard !group.insetBy(dx: -1, dy: -1).contains(item.frame) else { return }
    let part = group.intersection(item.frame)
    parts[item.path] = part.isEmpty ? .null : part
  }

  /// Returns the part of an element by which a rectangle finds it: for an item, the part inside its group.
  func searchedFrame(of element: UICollectionViewLayoutAttributes) -> CGRect {
    guard !parts.isEmpty, element.representedElementCategory == .cell else { return element.frame }
    return parts[element.indexPath] ?? element.frame
  }

  private mutating func add(_ item: PlacedItem, isDecorated: Bool) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: item.path)
    attributes.frame = item.frame.atPixel
    // The cells cover the background of their section.
    attributes.zIndex = item.zIndex == 0 && isDecorated ? 1 : item.zIndex
    attributes.estimatedAxes = item.estimatedAxes
    append(attributes)
    items[item.path] = attributes
    guard !(item.item is NSCollectionLayoutGroup) else { return }
    for supplementary in item.item.supplementaryItems {
      add(supplementary, at: supplementary.frame(at: item.frame), inSection: item.path.section)
    }
  }

  /// Adds a view of an item or a group.
  private mutating func add(
    _ item: NSCollectionLayoutSupplementaryItem, at frame: CGRect, inSection section: Int
  ) {
    // Recorded on Mac Catalyst: the views of a kind are counted in each section, so a view has the index path of its item
    // only if all items before have one, too.
    let index = viewCounts[section]?[item.elementKind] ?? 0
    viewCounts[section, default: [:]][item.elementKind] = index + 1
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind,
      with: IndexPath(item: index, section: section))
    attributes.estimatedAxes = []
    attributes.frame = frame.atPixel
    attributes.zIndex = item.zIndex
    append(attributes)
  }

  private mutating func append(_ element: UICollectionViewLayoutAttributes) {
    let section = element.indexPath.section
    note(element)
    if scrolling[section] == nil {
      elements.append(element)
    } else {
      scrolling[section]?.append(element)
    }
  }

  private mutating func note(_ element: UICollectionViewLayoutAttributes) {
    guard element.representedElementCategory == .supplementaryView else { return }
    let place = ElementPlace(element)
    if supplementaries[place] == nil { supplementaries[place] = element }
  }

  // MARK: Headers and footers

  /// Places the views before the content. Returns where the content starts.
  mutating func placeHeaders(in area: BoundaryArea) -> CGFloat {
    let sides = area.items.filter { $0.along(isVertical: isVertical) == .start }
    // The views of a side aren't stacked: each is at the edge, and the largest one extends the section.
    end += sides.filter(\.extendsBoundary).map { length(of: $0, in: area) - shift(of: $0) }
      .reduce(0, max)
    for item in sides { place(item, in: area, from: end) }
    return end
  }

  /// Places the views beside the content and after it, and pins those that stay in the viewport.
  mutating func placeFooters(in area: BoundaryArea, from start: CGFloat) {
    let beside = area.items.filter { $0.along(isVertical: isVertical) == .middle }
    for item in beside where item.extendsBoundary {
      end = max(end, start + length(of: item, in: area))
    }
    let after = area.items.filter { $0.along(isVertical: isVertical) == .end }
    for item in beside + after { place(item, in: area, from: start) }
    for item in area.items where item.pinToVisibleBounds {
      guard
        let attributes = elements.last(where: {
          $0.representedElementKind == item.elementKind && $0.indexPath == area.path
        })
      else { continue }
      pinned.append(
        PinnedElement(
          attributes: attributes, start: start, end: end,
          isFooter: item.along(isVertical: isVertical) == .end))
    }
    end += after.filter(\.extendsBoundary).map { length(of: $0, in: area) + shift(of: $0) }
      .reduce(0, max)
  }

  /// Places a view at the edges of an area whose content is between `start` and the current end.
  private mutating func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, in area: BoundaryArea,
    from start: CGFloat
  ) {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: area.path)
    let size = size(of: item, in: area)
    attributes.estimatedAxes = item.layoutSize.estimatedAxes
    let axis = FlowAxis(isVertical: isVertical)
    let (breadth, length) = (axis.size(size).width, axis.size(size).height)
    let along = item.along(isVertical: isVertical)
    var y = along.position(of: length, from: start, to: end)
    if item.extendsBoundary {
      switch along {
      case .start: y = start - length
      case .middle: break
      case .end: y = end
      }
    }
    let x = item.across(isVertical: isVertical).position(
      of: breadth, from: isVertical ? area.insets.leading : area.insets.top,
      to: isVertical
        ? container.width - area.insets.trailing : container.height - area.insets.bottom)
    let slot = axis.rect(CGRect(x: x, y: y, width: breadth, height: length))
    attributes.frame = item.inset(slot).offsetBy(dx: item.offset.x, dy: item.offset.y).atPixel
    attributes.zIndex = item.zIndex
    note(attributes)
    elements.append(attributes)
  }

  private func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, in area: BoundaryArea
  ) -> CGSize {
    let insets = area.insets
    let inner = CGSize(
      width: container.width - (isVertical ? insets.leading + insets.trailing : 0),
      height: container.height - (isVertical ? 0 : insets.top + insets.bottom))
    var size = item.layoutSize.size(in: inner)
    let place = ElementPlace(kind: item.elementKind, path: area.path)
    if let preferred = preferredSizes[place] {
      size.take(preferred, along: item.layoutSize.estimatedAxes)
    }
    return size
  }

  private func length(
    of item: NSCollectionLayoutBoundarySupplementaryItem, in area: BoundaryArea
  ) -> CGFloat {
    let size = size(of: item, in: area)
    return isVertical ? size.height : size.width
  }

  private func shift(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
    isVertical ? item.offset.y : item.offset.x
  }
}
