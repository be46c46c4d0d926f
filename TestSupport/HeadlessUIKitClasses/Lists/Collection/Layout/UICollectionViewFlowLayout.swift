/// A layout that places items in lines, and starts a new line when an item doesn't fit. The items of a line are
/// distributed over its whole length.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Creates an instance with the default values.
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The minimum distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The minimum distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The default size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

  /// The estimated size of items, in points. Unless it's zero, the cells on screen are measured. Items that weren't on
  /// screen have the size that the delegate returns, or else the average of those that were measured.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The default size of headers, in points. If it's zero, the sections have no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The default size of footers, in points. If it's zero, the sections have no footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The distances around the content of sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  /// Whether headers stay in the viewport while their sections scroll.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Whether footers stay in the viewport while their sections scroll.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// An estimate for ``estimatedItemSize`` that leaves the sizes to the cells. Until they're measured, items have the
  /// ``itemSize``.
  public nonisolated static let automaticSize = CGSize(width: 0.1, height: 0.1)

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var flow = FlowLines()

  /// The cached metrics of each section, and the item sizes that the delegate returns. An invalidation of the delegate
  /// metrics clears them.
  private var sizes: [(metrics: FlowMetrics, items: [CGSize?])]?

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flowContext?.invalidateFlowLayoutDelegateMetrics != false
    {
      sizes = nil
    }
    super.invalidateLayout(with: context)
  }

  /// If the bounds change, the layout places the items again with their cached sizes. It requests new sizes
  /// from the delegate only if an override sets `invalidateFlowLayoutDelegateMetrics`.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  open override func prepare() {
    super.prepare()
    flow = FlowLines()
    placed = PlacedElements()
    guard let collectionView else { return }
    let along = FlowAxis(isVertical: scrollDirection == .vertical)
    if collectionView.bounds.width != measuredWidth {
      preferredSizes = PreferredSizes()
      measuredWidth = collectionView.bounds.width
    }
    let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let inset = along.inset(collectionView.adjustedContentInset)
    flow.begin(
      breadth: along.size(collectionView.bounds.size).width - inset.left - inset.right, axis: along,
      attributesClass: attributesClass ?? UICollectionViewLayoutAttributes.self)
    flow.pins = (sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds)
    let sizes = sizes ?? askForSizes(in: collectionView)
    self.sizes = sizes
    flow.estimatedAxes = estimatedItemSize == .zero ? [] : .both
    let usual = usualSize
    for (section, size) in sizes.enumerated() {
      let sizes = size.items.enumerated().map { item, size in
        preferredSizes[ElementPlace(path: IndexPath(item: item, section: section))] ?? size ?? usual
      }
      flow.place(section, size.metrics, itemSizes: sizes)
    }
    placed = PlacedElements(flow.elements, pinned: flow.pinned, isVertical: along.isVertical)
  }

  /// The elements, to find those in a rectangle.
  private var placed = PlacedElements()

  /// The width of the collection view for which cells were measured.
  private var measuredWidth: CGFloat = 0

  /// The size of items for which the delegate returns none.
  private var usualSize: CGSize {
    switch estimatedItemSize {
    case .zero: itemSize
    case Self.automaticSize: preferredSizes.averageOfItems ?? itemSize
    default: preferredSizes.averageOfItems ?? estimatedItemSize
    }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !flow.estimatedAxes.isEmpty && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  open override var collectionViewContentSize: CGSize { flow.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    placed.near(rect, in: collectionView).filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = flow.supplementaries[ElementPlace(kind: elementKind, path: indexPath)]
    return flow.pinned.first { $0.attributes === attributes }.map {
      $0.attributes(in: collectionView, isVertical: scrollDirection == .vertical)
    } ?? attributes
  }

  /// Returns whether the breadth of the lines changes, or views are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !flow.pinned.isEmpty || hasOtherBreadth(newBounds)
  }

  private func hasOtherBreadth(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let axis = FlowAxis(isVertical: scrollDirection == .vertical)
    return axis.size(newBounds.size).width != axis.size(collectionView.bounds.size).width
  }

  override func adjustedContentInsetDidChange() {
    guard let collectionView else { return }
    // Like a change of the bounds, it keeps the sizes.
    invalidateLayout(with: invalidationContext(forBoundsChange: collectionView.bounds))
  }

  private func askForSizes(in view: UICollectionView) -> [(metrics: FlowMetrics, items: [CGSize?])]
  {
    (0..<view.numberOfSections).map { section in
      (
        metrics(of: section, in: view),
        (0..<view.numberOfItems(inSection: section)).map {
          size(at: IndexPath(item: $0, section: section), in: view)
        }
      )
    }
  }

  private func size(at path: IndexPath, in view: UICollectionView) -> CGSize? {
    ask(view, CollectionMethod.itemSize) {
      $0.collectionView(view, layout: self, sizeForItemAt: path)
    }
  }

  private func metrics(of section: Int, in view: UICollectionView) -> FlowMetrics {
    FlowMetrics(
      inset: ask(view, CollectionMethod.sectionInset) {
        $0.collectionView(view, layout: self, insetForSectionAt: section)
      } ?? sectionInset,
      lineSpacing: ask(view, CollectionMethod.lineSpacing) {
        $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      } ?? minimumLineSpacing,
      itemSpacing: ask(view, CollectionMethod.itemSpacing) {
        $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      } ?? minimumInteritemSpacing,
      header: ask(view, CollectionMethod.headerSize) {
        $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      } ?? headerReferenceSize,
      footer: ask(view, CollectionMethod.footerSize) {
        $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      } ?? footerReferenceSize)
  }

  private func ask<Answer>(
    _ view: UICollectionView, _ name: String,
    _ call: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      return nil
    }
    return view.askDelegate(name) { _ in call(delegate) }
  }
}
