public import TypedCells

/// The connection of a list to its `UICollectionView`. It's the collection view's data source and delegate.
///
/// `CollectionList(collectionView)` creates one. You reach it as `list.host`, for example to set a delegate of your
/// own.
public typealias CollectionHost = ListViewHost<UICollectionView>

/// A list in a `UICollectionView`.
///
/// ```swift
/// final class PhotosViewController: UIViewController {
///   private lazy var list = CollectionList(in: view, layout: .grid(columns: 3))
///
///   func show(_ photos: [Photo]) {
///     list.apply {
///       ListSection(id: "photos") {
///         for photo in photos { Row(PhotoCell.self, photo) }
///       }
///     }
///   }
/// }
/// ```
///
/// `CollectionList(in:appearance:)` looks like a table, `CollectionList(in:layout:)` can have grids and carousels, and
/// `CollectionList(collectionView)` keeps the layout of a collection view that you have. Store the list in a property,
/// because the collection view doesn't retain it. The methods of a list are those of `ListDriver`, such as `apply`,
/// `select`, `scroll`, `send` and `onFailure`.
public typealias CollectionList = ListDriver<CollectionHost>

/// The optional delegate methods that a collection view calls, chosen when the list is created.
public struct CollectionOptions: Sendable {
  /// Whether a flow layout requests the heights of rows.
  ///
  /// A flow layout requests the sizes of all items whenever it is invalidated, once a row, its class or a header declares
  /// a height, or the list has `LazyRows`. If rows of `LazyRows` declare heights, that creates all of them. To avoid
  /// that, turn it off: then all items have the layout's `itemSize`.
  ///
  /// A flow layout with an `estimatedItemSize` measures its cells. The list doesn't pass heights of rows to it, because
  /// it would use them as estimates only.
  public var asksForSizes: Bool

  /// Creates the default options.
  ///
  /// - Parameter asksForSizes: whether a flow layout requests the heights of rows.
  public init(asksForSizes: Bool = true) {
    self.asksForSizes = asksForSizes
  }
}

extension ListViewHost where View == UICollectionView {
  /// Creates a host for a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view, which the host holds weakly.
  ///   - options: the optional delegate methods that the collection view calls.
  public convenience init(
    _ collectionView: UICollectionView, options: CollectionOptions = CollectionOptions()
  ) {
    self.init(CollectionAdapter(collectionView, options: options))
    ownDelegate = ListViewDelegate.own(behind: collectionView.delegate)
  }

  var collectionAdapter: CollectionAdapter? { (adapter as AnyObject) as? CollectionAdapter }

  /// The collection view, which the host holds weakly.
  public var collectionView: UICollectionView? { adapter.view }

  /// Your own delegate, or that of a flow layout, which the host holds weakly.
  ///
  /// The list forwards every event to it: selections and primary actions before the row's handler is called, because the
  /// handler can change the content, and other events after it. If a method returns a value, the row's handler comes first: your
  /// delegate's method is called only if the row doesn't handle the event. If your delegate doesn't implement it
  /// either, UIKit's default applies. Messages that aren't about rows, such as those of `UIScrollViewDelegate`, are
  /// forwarded directly.
  ///
  /// The initial value is the collection view's delegate when the list is created. In a `UICollectionViewController`
  /// that is the controller, so UIKit calls the delegate methods of your subclass. If you set the collection view's
  /// delegate later, the list takes it over at the next change.
  public var delegate: (any UICollectionViewDelegate)? {
    get { ownDelegate as? any UICollectionViewDelegate }
    set { ownDelegate = newValue }
  }

  /// Whether items of a flow layout are as wide as the collection view, like the rows of a table.
  ///
  /// If `false`, they have the layout's width. Rows without heights of their own have the layout's height.
  public var fillsWidth: Bool {
    get { collectionAdapter?.fillsWidth ?? false }
    set { collectionAdapter?.fillsWidth = newValue }
  }

  /// Creates supplementary views other than headers and footers of sections.
  ///
  /// Return a view that you dequeued. The index path of a view of the whole layout has one index. Without this closure,
  /// the list shows an empty view.
  public var otherSupplementaryView:
    (@MainActor (UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView)?
  {
    get { collectionAdapter?.otherSupplementaryView }
    set { collectionAdapter?.otherSupplementaryView = newValue }
  }

  /// Creates a cell from a registration without showing it, for `CellRegistry.audit`.
  ///
  /// - Parameter registration: the registration, which the list's registry doesn't have to contain.
  /// - Returns: the cell.
  /// - Throws: a ``DequeuingError`` if the nib doesn't exist. For a prototype, throws
  ///   ``DequeuingError/uncheckedPrototype(_:)``, because a collection view has no method that looks for a prototype.
  public func makeCell(
    for registration: CellRegistration<UICollectionViewCell>
  ) throws(DequeuingError) -> UICollectionViewCell {
    try CellMaker().makeCell(for: registration)
  }
}

extension ListDriver where Host == CollectionHost {
  /// Creates a list in a collection view.
  ///
  /// If reading `collectionView` loads a view whose `viewDidLoad` creates a list in this collection view, as with a
  /// `lazy var` that is read before the view is loaded, both share one list.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view, which the list holds weakly. The list replaces its data source and its
  ///     delegate, and forwards to the delegate that it had; see `host.delegate`.
  ///   - options: the optional delegate methods that the collection view calls.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  public convenience init(
    _ collectionView: @autoclosure () -> UICollectionView,
    options: CollectionOptions = CollectionOptions(),
    registry: CellRegistry<UICollectionViewCell> = CellRegistry(),
    headerFooters: CellRegistry<UICollectionReusableView> = CellRegistry()
  ) {
    self.init(
      in: collectionView, registry: registry, headerFooters: headerFooters, isSame: ===,
      makeHost: { CollectionHost($0, options: options) })
  }
}
