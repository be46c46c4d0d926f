#if os(Linux)
  /// What a collection shows.
  ///
  /// All but the first two methods are optional in UIKit: their defaults make themselves known as absent.
  @preconcurrency @MainActor
  public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath)
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
  }

  extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
      OptionalMethod.absent(1)
    }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
      OptionalMethod.absent(nil)
    }
    public func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.absent(true) }
    public func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { OptionalMethod.absent(()) }
    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMethod.absent(UICollectionReusableView(frame: .zero)) }
    public func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { OptionalMethod.absent(IndexPath(item: 0, section: index)) }
  }

  /// What a collection warns of, so that items are ready when they come on screen.
  @preconcurrency @MainActor
  public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  }

  extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { OptionalMethod.absent(()) }
  }
#endif
