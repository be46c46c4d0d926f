import TypedCells

/// The data source of a host's collection view. It only passes on.
@MainActor
final class CollectionSource: NSObject {
  private weak var host: CollectionHost?
  private weak var adapter: CollectionAdapter?
  /// The developer's own prefetching data source.
  weak var ownPrefetching: (any UICollectionViewDataSourcePrefetching)?

  init(_ host: CollectionHost, _ adapter: CollectionAdapter) {
    self.host = host
    self.adapter = adapter
  }
}

extension CollectionSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { host?.sectionCount ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    host?.rowCount(inSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    host?.cell(at: indexPath) ?? UICollectionViewCell(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    adapter?.supplementaryView(ofKind: kind, at: indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    guard let titles = host?.content?.indexTitles, !titles.isEmpty else { return nil }
    return titles
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: host?.content?.section(ofIndexTitleAt: index) ?? 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    host?.canMoveRow(at: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    host?.userDidMove(from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension CollectionSource: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    host?.send(.prefetch, to: indexPaths)
    ownPrefetching?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    host?.send(.cancelPrefetch, to: indexPaths)
    ask(ownPrefetching?.collectionView(_:cancelPrefetchingForItemsAt:)) {
      $0(collectionView, indexPaths)
    }
  }
}
