import TypedCells

extension CollectionHost {
  /// Tells the collection what rows use, and no more.
  ///
  /// - Parameter anew: whether the delegate is to be set even if it implements the same as before.
  func advertise(anew: Bool = false) {
    guard let collectionView, let list else { return }
    if let other = collectionView.delegate, other !== collectionDelegate,
      collectionDelegate != nil
    {
      // Somebody gave the collection another delegate.
      collectionDelegate = nil
      delegate = other
      return
    }
    let uses = list.uses
    advertiseDelegate(uses, to: collectionView, anew: anew)
    advertisePrefetching(uses, to: collectionView)
    if lacksMethods(uses) { replaceSource(uses, of: collectionView) }
  }

  private func advertiseDelegate(
    _ uses: ContentUses, to collectionView: UICollectionView, anew: Bool
  ) {
    let own = OwnCollectionDelegate(delegate)
    let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    let methods = Set(
      CollectionDelegateMethod.allCases.filter { method in
        own.implements(method)
          || method.isUsed(uses, fillsWidth: fillsWidth, layout: layout)
      })
    if !anew, let collectionDelegate, collectionDelegate.methods == methods { return }
    let new = CollectionDelegate(host: self, methods: methods)
    collectionDelegate = new
    collectionView.delegate = new
  }

  private func advertisePrefetching(
    _ uses: ContentUses, to collectionView: UICollectionView
  ) {
    let isUsed = uses.mayHandle(.prefetch) || uses.mayHandle(.cancelPrefetch)
    if isUsed, prefetcher == nil {
      let new = CollectionPrefetcher(host: self)
      prefetcher = new
      collectionView.prefetchDataSource = new
    } else if !isUsed, let old = prefetcher {
      prefetcher = nil
      if collectionView.prefetchDataSource === old { collectionView.prefetchDataSource = nil }
    }
  }

  /// Whether the collection has to be given another data source, which makes it reload. That is done
  /// only when it is to know of more methods: those that no row uses any more answer as if they were
  /// not there.
  func lacksMethods(_ uses: ContentUses) -> Bool {
    source.map { !$0.methods.isSuperset(of: usedMethods(uses)) } ?? true
  }

  private func replaceSource(_ uses: ContentUses, of collectionView: UICollectionView) {
    let new = CollectionSource(
      host: self, methods: usedMethods(uses).union(source?.methods ?? []))
    source = new
    collectionView.dataSource = new
  }

  private func usedMethods(_ uses: ContentUses) -> Set<CollectionSourceMethod> {
    Set(CollectionSourceMethod.allCases.filter { $0.isUsed(uses) })
  }
}
