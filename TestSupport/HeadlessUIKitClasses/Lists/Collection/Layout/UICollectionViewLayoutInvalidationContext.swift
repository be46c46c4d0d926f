/// The invalid parts of a layout. In HeadlessUIKit, every invalidation prepares the whole layout again, and the elements
/// are measured again that the context names.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates an instance with the default values.
  public required override init() { super.init() }

  /// Whether the whole layout is invalid.
  open var invalidateEverything: Bool { everything }

  /// Whether the numbers of sections and items are invalid.
  open var invalidateDataSourceCounts: Bool { counts }
  var everything = false
  var counts = false

  /// What invalidates a layout.
  enum Cause {
    /// A call of ``UICollectionViewLayout/invalidateLayout()`` or ``UICollectionViewLayout/invalidateLayout(with:)``.
    case request
    /// New bounds of the collection view.
    case bounds
    /// The preferred size of a measured element.
    case preferredSize
    /// A change of the content.
    case content
    /// An item that the user moves.
    case movement
  }
  var cause = Cause.request

  /// The elements that the context names.
  var places: [ElementPlace] {
    (items ?? []).map { ElementPlace(path: $0) }
      + (supplementaries ?? [:]).flatMap { kind, paths in
        paths.map { ElementPlace(kind: kind, path: $0) }
      }
  }

  /// The invalid items, in order.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  private var items: [IndexPath]?

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = Self.merged(items, indexPaths)
  }

  /// The index paths of the invalid supplementary views, by their kinds.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }
  private var supplementaries: [String: [IndexPath]]?

  /// Marks supplementary views of a kind as invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaries = (supplementaries ?? [:]).merging(
      [elementKind: Self.merged(nil, indexPaths)], uniquingKeysWith: Self.merged)
  }

  /// The index paths of the invalid decoration views, by their kinds.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
  private var decorations: [String: [IndexPath]]?

  /// Marks decoration views of a kind as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:]).merging(
      [elementKind: Self.merged(nil, indexPaths)], uniquingKeysWith: Self.merged)
  }

  private static func merged(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
    Set((old ?? []) + new).sorted()
  }

  /// The change of the content offset, in points, which takes effect at the next layout.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The slots in which the moved items were before, in a context of an interactive movement.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }

  /// The slots in which the moved items are now, in a context of an interactive movement.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }

  /// The point to which the user has moved the items, in a context of an interactive movement.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  /// What a context of an interactive movement describes.
  var movement: (target: [IndexPath], previous: [IndexPath], position: CGPoint)?

  /// The change of the content size, in points. HeadlessUIKit requests the content size at the next layout anyway.
  open var contentSizeAdjustment = CGSize.zero
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the layout calls the delegate's methods again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether items are placed again.
  open var invalidateFlowLayoutAttributes = true
}
