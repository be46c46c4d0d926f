/// The invalid parts of a layout. In HeadlessUIKit, every invalidation prepares the whole layout again. A compositional
/// layout also measures the headers and footers again that the context names.
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

  /// The change of the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size, in points.
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
