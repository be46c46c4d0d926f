/// A supplementary view of an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a supplementary view at an anchor of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init()
    size = layoutSize
    kind = elementKind
    anchors = (containerAnchor, nil)
  }

  /// Creates a supplementary view whose own anchor is placed at an anchor of its item.
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

  /// The place in the item at which the view is.
  open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }

  /// The place in the view that is put at the container's anchor, or `nil` for the same edges.
  open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

  /// The order in front of other views.
  open var zIndex = 1

  override func takeValues(into copy: NSCollectionLayoutItem) {
    super.takeValues(into: copy)
    guard let copy = copy as? NSCollectionLayoutSupplementaryItem else { return }
    copy.kind = kind
    copy.anchors = anchors
    copy.zIndex = zIndex
  }

  /// The view's frame at an item, or a group, with a frame.
  func frame(at container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let target = containerAnchor.point(in: container, offsetBy: size)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: CGRect(origin: .zero, size: size), offsetBy: size)
    return CGRect(origin: CGPoint(x: target.x - own.x, y: target.y - own.y), size: size)
  }
}

/// A header or a footer of a section, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a header or a footer at a side.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates a header or a footer at a side, moved by an offset in points.
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

  /// The side.
  open var alignment: NSRectAlignment { side }

  /// How far the view is moved from its place, in points.
  open var offset: CGPoint { shift }

  /// Whether the section grows by the view. Here it always does.
  open var extendsBoundary = true

  /// Whether the view stays on screen while its section scrolls. Here it scrolls along.
  open var pinToVisibleBounds = false

  override func takeValues(into copy: NSCollectionLayoutItem) {
    super.takeValues(into: copy)
    guard let copy = copy as? NSCollectionLayoutBoundarySupplementaryItem else { return }
    (copy.side, copy.shift) = (side, shift)
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
  }

  /// Whether the view comes after the content of its section in the direction of scrolling.
  func isFooter(isVertical: Bool) -> Bool {
    isVertical
      ? [.bottom, .bottomLeading, .bottomTrailing].contains(side)
      : [.trailing, .topTrailing, .bottomTrailing].contains(side)
  }
}
