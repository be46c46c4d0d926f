/// Prefetching. It covers the items of one more viewport in the direction of the last scroll.
extension UICollectionView {
  func prefetch() {
    guard isPrefetchingEnabled, hierarchyWindow != nil, let source = prefetchDataSource else {
      return
    }
    let isBack = lastScroll.x < 0 || lastScroll.y < 0
    let isSideways = contentSize.width > bounds.width
    let ahead = bounds.offsetBy(
      dx: isSideways ? (isBack ? -bounds.width : bounds.width) : 0,
      dy: isSideways ? 0 : (isBack ? -bounds.height : bounds.height))
    let paths = Set(
      (collectionViewLayout.layoutAttributesForElements(in: ahead) ?? [])
        .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    ).subtracting(shownItems.keys)
    let wanted = paths.subtracting(prefetched)
    let unwanted = prefetched.subtracting(paths).subtracting(shownItems.keys)
    prefetched = paths
    if !wanted.isEmpty { source.collectionView(self, prefetchItemsAt: wanted.sorted()) }
    guard !unwanted.isEmpty, prefetchMethods.has(CollectionMethod.cancelPrefetching) else {
      return
    }
    source.collectionView(self, cancelPrefetchingForItemsAt: unwanted.sorted())
  }
}
