/// The parts of a layout that are invalid. Here the whole layout is prepared again in any case.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates one with the values that UIKit begins with.
  public required override init() { super.init() }

  /// Whether nothing holds any more.
  open var invalidateEverything: Bool { everything }

  /// Whether counts do not hold any more.
  open var invalidateDataSourceCounts: Bool { everything }
  var everything = false

  /// The items that do not hold any more.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  private var items: [IndexPath]?

  /// Says which items do not hold any more.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  /// How far the offset is to change.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the size of the content is to change.
  open var contentSizeAdjustment = CGSize.zero
}

/// What of a flow layout does not hold any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the layout calls the delegate's methods again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether items are placed again.
  open var invalidateFlowLayoutAttributes = true
}
