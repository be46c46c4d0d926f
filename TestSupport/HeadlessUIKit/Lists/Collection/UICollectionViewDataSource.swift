/// What a collection shows.
///
/// All but the first two methods are optional in UIKit: their defaults make themselves known as absent.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// The cell that shows an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// How many sections there are; one, unless this says otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The entries of the index beside the collection.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Whether the user may move an item.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// The user has moved an item.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The supplementary view of a kind at a path.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// The item to which an entry of the index leads.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// How many sections there are; one, unless this says otherwise.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.absent(1)
  }

  /// The entries of the index beside the collection.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.absent(nil)
  }

  /// Whether the user may move an item.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(true) }

  /// The user has moved an item.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.absent(()) }

  /// The supplementary view of a kind at a path.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalMethod.absent(UICollectionReusableView(frame: .zero)) }

  /// The item to which an entry of the index leads.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.absent(IndexPath(item: 0, section: index)) }
}

/// What a collection warns of, so that items are ready when they come on screen.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items may come on screen soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were to be prefetched are further away again.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Items that were to be prefetched are further away again.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { OptionalMethod.absent(()) }
}
