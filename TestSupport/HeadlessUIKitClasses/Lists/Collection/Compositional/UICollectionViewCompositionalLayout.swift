/// Returns the layout of a section. After a change of what it read from observable objects, the layout is invalidated, as
/// UIKit documents it for iOS 27.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that combines sections with different layouts.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What the provider read for each section.
  private var readSections: [ObservedReads] = []
  private var lines = CompositionalLines(container: .zero)
  private var laidOut: [NSCollectionLayoutSection?] = []
  /// Whether a section wants to change its visible items.
  private var hasHandlers = false
  /// The elements that don't scroll perpendicular to the layout, to find those in a rectangle.
  private var placed = PlacedElements()
  /// How far sections have been scrolled perpendicular to the layout.
  private var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The attributes of their elements that handlers were given since the last layout.
  private var changed: [ElementPlace: UICollectionViewLayoutAttributes] = [:]

  /// Creates a layout that uses the same section layout for all sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout that uses the same section layout for all sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout that requests the layout of each section from a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout that requests the layout of each section from a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// The configuration of the layout as a whole.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  /// Returns the list configuration of a section, or `nil` if the section isn't a list.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    laidOut.indices.contains(section) ? laidOut[section]?.list : nil
  }

  open override func prepare() {
    super.prepare()
    guard !keepsSections else {
      keepsSections = false
      return
    }
    (laidOut, readSections, hasHandlers, changed) = ([], [], false, [:])
    guard let collectionView else { return }
    // A preferred size is valid for one width only.
    if collectionView.bounds.width != lines.container.width { preferredSizes = PreferredSizes() }
    let environment = LayoutEnvironment(collectionView)
    lines = CompositionalLines(container: collectionView.bounds.size)
    lines.isVertical = configuration.scrollDirection == .vertical
    lines.preferredSizes = preferredSizes
    // The views of the whole layout belong to no section, so their index path has one index.
    let whole = BoundaryArea(
      items: configuration.boundarySupplementaryItems, path: IndexPath(index: 0), insets: .zero)
    let start = lines.placeHeaders(in: whole)
    defer {
      lines.placeFooters(in: whole, from: start)
      placed = PlacedElements(
        lines.elements, pinned: lines.pinned, isVertical: lines.isVertical)
    }
    for section in 0..<collectionView.numberOfSections {
      let reads = ObservedReads()
      readSections.append(reads)
      let layout = reads.track {
        provider(section, environment)
      } onChange: { [weak self] in
        self?.invalidateLayout()
      }
      let count = collectionView.numberOfItems(inSection: section)
      if layout == nil, count > 0 {
        UIKitException.raise(
          "Invalid section definition. Please specify a valid section "
            + "definition when content is to be rendered for a section. This is a client error.")
        return
      }
      if section > 0 { lines.skip(configuration.interSectionSpacing) }
      laidOut.append(layout)
      if layout?.visibleItemsInvalidationHandler != nil { hasHandlers = true }
      if let layout { lines.place(layout, section: section, count: count) }
    }
    orthogonalOffsets = lines.scrolling.reduce(into: [:]) { offsets, scrolling in
      let (section, elements) = scrolling
      offsets[section] = elements.clamped(orthogonalOffsets[section] ?? elements.lowest)
    }
  }

  // MARK: Sections that scroll perpendicular to the layout

  override func scrollOrthogonally(_ section: Int, by distance: CGFloat) -> Bool {
    guard let scrolling = lines.scrolling[section] else { return false }
    let offset = orthogonalOffsets[section] ?? 0
    orthogonalOffsets[section] = scrolling.stop(from: offset, by: distance)
    return orthogonalOffsets[section] != offset
  }

  override func moveOrthogonalOffsets(_ newSection: (Int) -> Int?) {
    let moved = orthogonalOffsets.compactMap { section, offset in
      newSection(section).map { ($0, offset) }
    }
    orthogonalOffsets = Dictionary(moved) { first, _ in first }
  }

  override func scrollOrthogonally(
    toItemAt path: IndexPath, at position: UICollectionView.ScrollPosition
  ) {
    guard let scrolling = lines.scrolling[path.section], let frame = lines.items[path]?.frame
    else { return }
    let (start, length) =
      lines.isVertical ? (frame.minX, frame.width) : (frame.minY, frame.height)
    var offset: CGFloat?
    if position.contains(lines.isVertical ? .left : .top) {
      offset = start
    } else if position.contains(lines.isVertical ? .centeredHorizontally : .centeredVertically) {
      offset = start + (length - scrolling.viewport) / 2
    } else if position.contains(lines.isVertical ? .right : .bottom) {
      offset = start + length - scrolling.viewport
    }
    if let offset { orthogonalOffsets[path.section] = scrolling.clamped(offset) }
  }

  /// Returns the attributes of elements as they are placed in the viewport: those of sections that were scrolled are
  /// moved.
  private func moved(
    _ element: UICollectionViewLayoutAttributes, inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    guard let offset = orthogonalOffsets[section], offset != 0,
      let copy = element.copy() as? UICollectionViewLayoutAttributes
    else { return element }
    if lines.isVertical { copy.frame.origin.x -= offset } else { copy.frame.origin.y -= offset }
    return copy
  }

  open override var collectionViewContentSize: CGSize {
    lines.contentSize
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    var size = originalAttributes.size
    size.take(preferredAttributes.size, along: originalAttributes.estimatedAxes)
    return size != originalAttributes.size
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var elements = placed.near(rect, in: collectionView).filter { element in
      element.representedElementCategory == .decorationView
        ? element.frame.touches(rect) : lines.searchedFrame(of: element).overlaps(rect)
    }
    for (section, scrolling) in lines.scrolling.sorted(by: { $0.key < $1.key })
    where scrolling.isNear(rect, isVertical: lines.isVertical) {
      let offset = orthogonalOffsets[section] ?? 0
      let area = rect.offsetBy(
        dx: lines.isVertical ? offset : 0, dy: lines.isVertical ? 0 : offset)
      elements += scrolling.elements.filter { lines.searchedFrame(of: $0).overlaps(area) }
    }
    // A rectangle without an area meets the backgrounds of sections only.
    if rect.isEmpty {
      return elements.filter { $0.representedElementCategory == .decorationView }.map(inViewport)
    }
    // Handlers get visible items only, not those that are prefetched.
    guard let collectionView, rect.overlaps(collectionView.bounds),
      hasHandlers
    else { return elements.map(inViewport) }
    let copies = elements.compactMap(visible)
    let views =
      copies.filter { $0.representedElementCategory == .cell }
      + copies.filter { $0.representedElementCategory != .cell }
    // UIKit calls the handler of the last section first.
    for (index, section) in laidOut.enumerated().reversed() {
      // Items of a section that was scrolled have their places in its content, and the handler gets its offset.
      var offset = collectionView.contentOffset
      if lines.scrolling[index] != nil {
        let across = orthogonalOffsets[index] ?? 0
        if lines.isVertical { offset.x = across } else { offset.y = across }
      }
      section?.visibleItemsInvalidationHandler?(
        views.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
          .map(VisibleItem.init),
        offset, LayoutEnvironment(collectionView))
    }
    return copies.map(inViewport)
  }

  /// Returns the attributes that a handler changes.
  ///
  /// They're copies, because changes last only until the next layout. In a section that scrolls perpendicular to the layout,
  /// scrolling needs no layout, so an item keeps its changes.
  private func visible(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let place = ElementPlace(element)
    if let kept = changed[place] { return kept }
    let copy = element.copy() as? UICollectionViewLayoutAttributes
    let path = element.indexPath
    if path.count == 2, lines.scrolling[path.section]?.contains(element) == true {
      changed[place] = copy
    }
    return copy
  }

  /// Returns the attributes of an element where the user sees it.
  private func inViewport(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let path = element.indexPath
    guard path.count == 2, let scrolling = lines.scrolling[path.section],
      scrolling.contains(element)
    else { return element }
    return moved(element, inSection: path.section)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lines.items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = lines.supplementaries[
      ElementPlace(kind: elementKind, path: indexPath)]
    return lines.pinned.first { $0.attributes === attributes }
      .map { $0.attributes(in: collectionView, isVertical: lines.isVertical) } ?? attributes
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lines.elements.first {
      $0.representedElementCategory == .decorationView
        && $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  /// Returns whether the size changes, or views are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !lines.pinned.isEmpty || newBounds.size != collectionView?.bounds.size
  }

  /// The context of a change of the offset, which moves nothing but pinned views.
  private weak var scrollContext: UICollectionViewLayoutInvalidationContext?
  /// Whether the next preparation keeps the sections, because the places of pinned views are computed when they are
  /// requested.
  private var keepsSections = false

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isScroll = newBounds.size == collectionView?.bounds.size
    scrollContext = isScroll && !lines.pinned.isEmpty ? context : nil
    return context
  }

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    keepsSections = context === scrollContext && (keepsSections || !needsPreparation)
    super.invalidateLayout(with: context)
  }
}
