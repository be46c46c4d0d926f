/// The invalid parts of a layout. In HeadlessUIKit, every invalidation prepares the whole layout again.
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

  /// The invalid items.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  private var items: [IndexPath]?

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

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
