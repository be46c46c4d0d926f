/// Returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that combines sections with different layouts.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var lines = CompositionalLines(container: .zero)
  private var laidOut: [NSCollectionLayoutSection] = []

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
    laidOut.indices.contains(section) ? laidOut[section].list : nil
  }

  open override func prepare() {
    super.prepare()
    laidOut = []
    guard let collectionView else { return }
    let environment = LayoutEnvironment(collectionView)
    lines = CompositionalLines(container: collectionView.bounds.size)
    lines.isVertical = configuration.scrollDirection == .vertical
    lines.preferredHeights = preferredHeights
    let boundaries = configuration.boundarySupplementaryItems.enumerated()
    for (index, item) in boundaries where !item.isFooter(isVertical: lines.isVertical) {
      lines.placeBoundaries([item], at: IndexPath(index: index), .zero)
    }
    defer {
      for (index, item) in boundaries where item.isFooter(isVertical: lines.isVertical) {
        lines.placeBoundaries([item], at: IndexPath(index: index), .zero)
      }
    }
    for section in 0..<collectionView.numberOfSections {
      guard let layout = provider(section, environment) else {
        UIKitException.raise(
          "Invalid section definition. Please specify a valid section "
            + "definition when content is to be rendered for a section. This is a client error.")
        return
      }
      if section > 0 { lines.skip(configuration.interSectionSpacing) }
      laidOut.append(layout)
      lines.place(
        layout, section: section, count: collectionView.numberOfItems(inSection: section))
    }
  }

  open override var collectionViewContentSize: CGSize {
    lines.contentSize
  }

  /// The preferred heights of measured cells, in layouts with estimated heights.
  private var preferredHeights: [IndexPath: CGFloat] = [:]

  override func isEstimated(at path: IndexPath) -> Bool { lines.estimated.contains(path) }

  override func setPreferredHeight(_ height: CGFloat, at path: IndexPath) {
    preferredHeights[path] = height
    needsPreparation = true
  }

  override func movePreferredHeights(_ newPath: (IndexPath) -> IndexPath?) {
    let moved = preferredHeights.compactMap { path, height in newPath(path).map { ($0, height) } }
    preferredHeights = Dictionary(moved) { first, _ in first }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = lines.elements.filter { $0.frame.overlaps(rect) }
    guard let collectionView,
      laidOut.contains(where: { $0.visibleItemsInvalidationHandler != nil })
    else { return elements }
    // Handlers change copies, because their changes last only until the next layout.
    let copies = elements.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    for (index, section) in laidOut.enumerated() {
      section.visibleItemsInvalidationHandler?(
        copies.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
          .map(VisibleItem.init),
        collectionView.contentOffset, LayoutEnvironment(collectionView))
    }
    return copies
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lines.items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lines.elements.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    // A preferred height is valid for one width only.
    if collectionView?.bounds.width != lines.container.width { preferredHeights = [:] }
    super.invalidateLayout(with: context)
  }
}

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

/// The environment of the sections in a collection view.
@MainActor
private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize

  init(_ view: UICollectionView) {
    contentSize = view.bounds.size
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
