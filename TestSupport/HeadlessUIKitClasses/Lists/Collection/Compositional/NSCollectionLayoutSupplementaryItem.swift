/// A supplementary view of an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a supplementary view at an anchor of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init()
    size = layoutSize
    kind = elementKind
    anchors = (containerAnchor, nil)
  }

  /// Creates a supplementary view whose own anchor coincides with an anchor of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    anchors.item = itemAnchor
  }

  var kind = ""
  private var anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?) = (
    NSCollectionLayoutAnchor(edges: []), nil
  )

  /// The kind of the view.
  open var elementKind: String { kind }

  /// The anchor in the container.
  open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }

  /// The anchor in the view that coincides with the container's anchor, or `nil` for the same edges.
  open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

  /// The order from back to front. A view with a higher value covers one with a lower value.
  open var zIndex = 1

  override func takeValues(into copy: NSCollectionLayoutItem) {
    super.takeValues(into: copy)
    guard let copy = copy as? NSCollectionLayoutSupplementaryItem else { return }
    copy.kind = kind
    copy.anchors = anchors
    copy.zIndex = zIndex
  }

  override func hasValues(of other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return super.hasValues(of: other) && kind == other.kind && zIndex == other.zIndex
      && anchors.container == other.anchors.container && anchors.item == other.anchors.item
  }

  /// Returns the view's frame in the coordinates of its container's frame. Fractions are those of the container, or of
  /// another size.
  func frame(at container: CGRect, sizedIn outer: CGSize? = nil) -> CGRect {
    let size = layoutSize.size(in: outer ?? container.size)
    let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let target = containerAnchor.point(in: container)
    let start = own.point(in: CGRect(origin: .zero, size: size))
    // Recorded on Mac Catalyst: the offset of the view's own anchor moves the view in its direction, as the other does.
    let (first, second) = (containerAnchor.offset(for: size), own.offset(for: size))
    return CGRect(
      origin: CGPoint(
        x: target.x - start.x + first.x + second.x, y: target.y - start.y + first.y + second.y),
      size: size)
  }
}

/// A header or a footer of a section, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a header or footer at a side.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates a header or footer at a side, with an offset in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init()
    size = layoutSize
    kind = elementKind
    (side, shift) = (alignment, absoluteOffset)
  }

  private var side = NSRectAlignment.top
  private var shift = CGPoint.zero

  /// The side at which the view is placed.
  open var alignment: NSRectAlignment { side }

  /// The offset from the view's default position, in points.
  open var offset: CGPoint { shift }

  /// Whether the view extends the section. Otherwise it covers the section's content.
  open var extendsBoundary = true

  /// Whether the view stays in the viewport while its section scrolls.
  open var pinToVisibleBounds = false

  override func takeValues(into copy: NSCollectionLayoutItem) {
    super.takeValues(into: copy)
    guard let copy = copy as? NSCollectionLayoutBoundarySupplementaryItem else { return }
    (copy.side, copy.shift) = (side, shift)
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
  }

  override func hasValues(of other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
    return super.hasValues(of: other) && side == other.side && shift == other.shift
      && extendsBoundary == other.extendsBoundary && pinToVisibleBounds == other.pinToVisibleBounds
  }
}
