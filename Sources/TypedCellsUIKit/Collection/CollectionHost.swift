public import TypedCells

/// Shows a list in a `UICollectionView`.
public typealias CollectionHost = ListViewHost<UICollectionView>

/// A list in a `UICollectionView`, for stored properties.
///
/// ```swift
/// final class PhotosViewController: UICollectionViewController {
///   private lazy var list = CollectionList(collectionView)
/// }
/// ```
public typealias CollectionList = ListDriver<CollectionHost>

/// The optional delegate methods that a collection view calls, chosen when the list is created.
public struct CollectionOptions: Sendable {
  /// Whether a flow layout asks rows how tall they are.
  ///
  /// A flow layout asks for the sizes of all items whenever it is invalidated. Turn this off for lists of
  /// very many rows that don't say how tall they are: the layout's `itemSize` counts for all of them.
  ///
  /// A flow layout with an `estimatedItemSize` measures its cells. It isn't told heights of rows, because it
  /// treats them as estimates at most.
  public var asksForSizes = true

  /// Creates the default options.
  ///
  /// - Parameter asksForSizes: whether a flow layout asks rows how tall they are.
  public init(asksForSizes: Bool = true) {
    self.asksForSizes = asksForSizes
  }
}

extension ListViewHost where View == UICollectionView {
  /// Creates a host for a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view, which the host doesn't keep alive.
  ///   - options: the optional delegate methods that the collection view calls.
  public convenience init(
    _ collectionView: UICollectionView, options: CollectionOptions = CollectionOptions()
  ) {
    self.init(CollectionAdapter(collectionView, options: options))
    ownDelegate = collectionView.delegate
  }

  var collectionAdapter: CollectionAdapter? { adapter as? CollectionAdapter }

  /// The collection view, which the host doesn't keep alive.
  public var collectionView: UICollectionView? { adapter.view }

  /// Your own delegate, or that of a flow layout, which the host doesn't keep alive.
  ///
  /// It hears everything that rows hear: selections before the row, whose handler may change the content, everything
  /// else after it. If UIKit asks something, the row answers if it handles
  /// the event, otherwise your delegate, otherwise the collection view behaves as without a delegate.
  /// Messages that have nothing to do with rows, for example about scrolling, go straight to your delegate.
  ///
  /// At first this is the delegate that the collection view had: for the view of a
  /// `UICollectionViewController`, the controller, so delegate methods that you override in a subclass run.
  /// A delegate that you give the collection view later takes this role at the next change of the list.
  public var delegate: (any UICollectionViewDelegate)? {
    get { ownDelegate as? any UICollectionViewDelegate }
    set { ownDelegate = newValue }
  }

  /// Whether items of a flow layout are as wide as the collection view, like the rows of a table.
  ///
  /// Otherwise the layout decides. Rows decide how tall they are, otherwise the layout does.
  public var fillsWidth: Bool {
    get { collectionAdapter?.fillsWidth ?? false }
    set { collectionAdapter?.fillsWidth = newValue }
  }

  /// Creates supplementary views other than headers and footers of sections.
  ///
  /// Return a view that you dequeued. The index path of an item that belongs to the whole layout has one
  /// index. Without this closure an empty view is shown.
  public var otherSupplementaryView:
    (@MainActor (UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView)?
  {
    get { collectionAdapter?.otherSupplementaryView }
    set { collectionAdapter?.otherSupplementaryView = newValue }
  }

  /// Creates a cell from a registration without showing it, for `CellRegistry.audit`.
  ///
  /// - Parameter registration: the registration; the list needn't know it.
  /// - Throws: a ``DequeuingError`` if the nib doesn't exist. A collection view has no way to look for a prototype
  ///   that it may not have, so a prototype is ``DequeuingError/uncheckedPrototype(_:)``.
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
  /// `lazy var` that is read before the view is loaded, both are the same list.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view, which the list doesn't keep alive. The list replaces its data
  ///     source and its delegate; the delegate that it had still hears everything, see `host.delegate`.
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
