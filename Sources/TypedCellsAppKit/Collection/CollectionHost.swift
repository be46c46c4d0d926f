public import TypedCells

/// The connection of a list to its `NSCollectionView`. It's the collection view's data source and delegate.
public typealias CollectionHost = ListViewHost<NSCollectionView>

/// A list in an `NSCollectionView`. Store it in a property, because the collection view doesn't retain it.
///
/// ```swift
/// final class PhotosController: NSViewController {
///   private let collectionView = NSCollectionView()
///   private lazy var list = CollectionList(collectionView)
/// }
/// ```
public typealias CollectionList = ListDriver<CollectionHost>

extension ListViewHost where View == NSCollectionView {
  /// Creates a host for a collection view.
  ///
  /// - Parameter collectionView: the collection view, which the host doesn't keep alive.
  public convenience init(_ collectionView: NSCollectionView) {
    self.init(CollectionAdapter(collectionView))
    ownDelegate = collectionView.delegate
  }

  /// The collection view, which the host doesn't keep alive.
  public var collectionView: NSCollectionView? { adapter.view }

  /// Your own delegate, which the host holds weakly. The initial value is the collection view's delegate.
  ///
  /// The list forwards the selection and the display of items to it. It can also reject selections, and return the
  /// sizes of a flow layout's items, headers and footers that declare no height. The list forwards no other methods.
  public var delegate: (any NSCollectionViewDelegate)? {
    get { ownDelegate as? any NSCollectionViewDelegate }
    set { ownDelegate = newValue }
  }
}

extension ListDriver where Host == CollectionHost {
  /// Creates a list in a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view, which the list doesn't keep alive. The list replaces its data source and
  ///     its delegate; the delegate that it had becomes `host.delegate`.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  public convenience init(
    _ collectionView: NSCollectionView,
    registry: CellRegistry<NSCollectionViewItem> = CellRegistry(),
    headerFooters: CellRegistry<CollectionHeaderFooterView> = CellRegistry()
  ) {
    self.init(
      host: CollectionHost(collectionView), registry: registry, headerFooters: headerFooters)
  }
}
