import TypedCells

/// The data source of a host's collection view. It only passes on.
@MainActor
final class CollectionSource: NSObject {
  private(set) weak var host: CollectionHost?
  /// Your own prefetching data source.
  weak var ownPrefetching: (any UICollectionViewDataSourcePrefetching)?

  init(_ host: CollectionHost) { self.host = host }
}

extension CollectionSource: UICollectionViewDataSource {
  func numberOfSections(in view: UICollectionView) -> Int { host?.sectionCount ?? 0 }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    host?.rowCount(inSection: section) ?? 0
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    host?.cell(at: path) ?? UICollectionViewCell(frame: .zero)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    host?.collectionAdapter?.supplementaryView(ofKind: kind, at: path)
      ?? UICollectionReusableView(frame: .zero)
  }

  func indexTitles(for view: UICollectionView) -> [String]? {
    guard let titles = host?.list?.indexTitles, !titles.isEmpty else { return nil }
    return titles
  }

  func collectionView(_ view: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    let section = host?.list?.section(ofIndexTitleAt: index) ?? 0
    // An empty section has no item to which the view could scroll.
    let sections = (host?.list?.sections ?? []).indices
    let others = sections.dropFirst(section) + sections.prefix(section).reversed()
    let target = others.first { host?.rowCount(inSection: $0) ?? 0 > 0 }
    return IndexPath(item: 0, section: target ?? section)
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    host?.canMoveRow(at: path) ?? false
  }

  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath)
  {
    host?.userDidMove(from: source, to: target)
  }
}

extension CollectionSource: UICollectionViewDataSourcePrefetching {
  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    host?.send(.prefetch, to: paths)
    ownPrefetching?.collectionView(view, prefetchItemsAt: paths)
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    host?.send(.cancelPrefetch, to: paths)
    ask(ownPrefetching?.collectionView(_:cancelPrefetchingForItemsAt:)) { $0(view, paths) }
  }
}
