#if os(Linux)
  /// What of a layout does not hold any more. Here the whole layout is prepared anew in any case.
  @preconcurrency @MainActor
  open class UICollectionViewLayoutInvalidationContext: NSObject {
    public required override init() { super.init() }

    open var invalidateEverything: Bool { everything }
    open var invalidateDataSourceCounts: Bool { everything }
    var everything = false

    open var invalidatedItemIndexPaths: [IndexPath]? { items }
    private var items: [IndexPath]?

    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
  }

  /// What of a flow layout does not hold any more.
  @preconcurrency @MainActor
  open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
  {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
  }
#endif
