import TypedCells

/// The optional methods of a collection's data source, by their Objective-C names.
enum CollectionSourceMethod: String, CaseIterable {
  case sectionCount = "numberOfSectionsInCollectionView:"
  case supplementary = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
  case canMove = "collectionView:canMoveItemAtIndexPath:"
  case move = "collectionView:moveItemAtIndexPath:toIndexPath:"
  case indexTitles = "indexTitlesForCollectionView:"
  case pathForIndexTitle = "collectionView:indexPathForIndexTitle:atIndex:"

  /// Whether a content makes use of the method; what layouts ask for is always there to be asked for.
  func isUsed(_ uses: ContentUses) -> Bool {
    switch self {
    case .sectionCount, .supplementary: true
    case .canMove, .move: uses.mayHandle(.move)
    case .indexTitles, .pathForIndexTitle: uses.showsIndex
    }
  }
}

/// The data source of a host's collection.
///
/// A collection asks once which methods its data source implements, so there is a new one whenever it
/// is to know of more.
@MainActor
final class CollectionSource: NSObject {
  nonisolated let methods: Set<CollectionSourceMethod>
  private weak var host: CollectionHost?

  init(host: CollectionHost, methods: Set<CollectionSourceMethod>) {
    self.host = host
    self.methods = methods
  }

  private var list: ListContent<CollectionHost>? { host?.list }

  /// The row's path, unless the collection is ahead of the content.
  private func path(_ indexPath: IndexPath) -> RowPath? {
    host?.isOutOfStep == false ? RowPath(indexPath) : nil
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
    host?.supplementaryView(ofKind: kind, at: indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { list?.indexTitles }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: list?.section(ofIndexTitleAt: index) ?? 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    path(indexPath).flatMap { list?.canMoveRow(at: $0) } ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let source = path(sourceIndexPath), let target = path(destinationIndexPath) else {
      return
    }
    host?.userDidMove(RowMove(source: source, target: target))
  }
}

#if canImport(UIKit)
  extension CollectionSource {
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      if let aSelector, let method = CollectionSourceMethod(rawValue: aSelector.description) {
        return methods.contains(method)
      }
      return super.responds(to: aSelector)
    }
  }
#else
  extension CollectionSource: SelectorResponding {
    func responds(to aSelector: Selector!) -> Bool {
      CollectionSourceMethod(rawValue: aSelector.description).map { methods.contains($0) } ?? true
    }
  }
#endif

/// Tells rows that they may come on screen soon. A collection has one only while rows want to know.
@MainActor
final class CollectionPrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
  private weak var host: CollectionHost?

  init(host: CollectionHost) {
    self.host = host
  }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    host?.send(.prefetch, to: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    host?.send(.cancelPrefetch, to: indexPaths)
  }
}
