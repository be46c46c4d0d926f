public import TypedCells

/// Shows a list in a collection.
///
/// ```swift
/// let list = ListDriver(collectionView)  // keep it: it owns the content
/// list.apply { ListSection(id: 0) { Row(TileCell.self, "Hello") } }
/// ```
///
/// The host is the collection's data source and its delegate. A delegate of your own may hear what rows
/// hear, and answers what they do not: see ``delegate``. The collection is told of those optional
/// methods only that rows handle, or your delegate implements.
@MainActor
public final class CollectionHost: ListHost {
  /// The collection; the host does not keep it.
  public private(set) weak var collectionView: UICollectionView?

  /// Your own delegate, which is not kept; that of a flow layout, too.
  ///
  /// It is told what rows are told, after them. What a collection asks is answered by the row, if it
  /// handles the event, else by this delegate, else as if nobody had been asked. What rows have no
  /// part in, as scrolling, goes to this delegate alone.
  ///
  /// At first it is the delegate that the collection had, unless that is a
  /// `UICollectionViewController`, which is the delegate of every collection that it makes. A delegate
  /// that the collection is given later takes its place with the next change of the list.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet { advertise(anew: true) }
  }

  /// Whether items of a flow layout are as wide as the collection, as the rows of a table are; else
  /// the layout says how wide they are. How tall they are is said by rows, else by the layout.
  public var fillsWidth = false {
    didSet {
      advertise()
      collectionView?.collectionViewLayout.invalidateLayout()
    }
  }

  /// Makes supplementary views of kinds other than headers and footers, for layouts that have such.
  ///
  /// Return what you dequeued. Without it, an empty view is shown.
  public var otherSupplementaryView:
    (@MainActor (UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView)?

  private(set) weak var list: ListContent<CollectionHost>?

  // Collections keep none of these.
  var source: CollectionSource?
  var collectionDelegate: CollectionDelegate?
  var prefetcher: CollectionPrefetcher?

  var sources: [ReuseIdentifier: ViewSource] = [:]
  var headerFooterSources: [ReuseIdentifier: ViewSource] = [:]
  var givenCells = GivenCells()
  var shownRows = ShownViews<AnyRow<UICollectionViewCell>>()
  var shownHeaderFooters = ShownViews<AnyHeaderFooter>()
  var standIns = StandIns()
  /// What the collection is asking for at the moment.
  var request: CollectionRequest?

  /// The row that the user is just dropping.
  var userMove: UserMove?
  /// What the collection takes the content to be until it is reloaded.
  private var countsInCollection: [Int]?
  /// Whether the change that is being carried out is one that the user sees happen.
  var isAnimating = false

  /// Creates a host; a driver brings the content.
  ///
  /// - Parameter collectionView: the collection.
  public init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    delegate =
      collectionView.delegate is UICollectionViewController ? nil : collectionView.delegate
    registerOwnViews(with: collectionView)
  }

  /// Starts to show the content of a driver in the collection.
  ///
  /// - Parameter content: the content to show, which the host keeps weakly.
  public func attach(to content: ListContent<CollectionHost>) {
    list = content
    advertise()
    collectionView?.reloadData()
  }

  // MARK: Counting

  /// Whether the collection is ahead of the content, so that its paths mean nothing.
  var isOutOfStep: Bool { countsInCollection != nil }

  var sectionCount: Int { countsInCollection?.count ?? list?.sections.count ?? 0 }

  func rowCount(inSection section: Int) -> Int {
    if let countsInCollection {
      return countsInCollection.indices.contains(section) ? countsInCollection[section] : 0
    }
    return list?.rowCount(in: section) ?? 0
  }

  // MARK: An item that the user drops

  /// Tells a row that the user moved it.
  ///
  /// The collection has the item in its new place as soon as this returns. If the content has not,
  /// since the row's handler did something else, the collection is reloaded in the next turn of the
  /// main actor; in this one it must not be changed.
  func userDidMove(_ move: RowMove) {
    guard let list else { return }
    userMove = UserMove(move, in: list.sections.map(\.rows.count))
    list.moveRow(move)
    guard let userMove else { return }
    self.userMove = nil
    if !userMove.isDone { countsInCollection = userMove.countsInView }
    Task { [weak self] in self?.settle() }
  }

  /// Shows what the user's move has left to be shown.
  private func settle() {
    if isOutOfStep { reload() } else { list?.refreshVisible() }
  }

  /// Shows everything from scratch, whatever the collection showed.
  func reloadData() {
    countsInCollection = nil
    givenCells.removeAll()
    collectionView?.reloadData()
  }
}

extension ListDriver where Host == CollectionHost {
  /// A driver of a list in a collection.
  ///
  /// - Parameters:
  ///   - collectionView: the collection, which the driver does not keep. Its data source and its
  ///     delegate are replaced; the delegate is passed on to, see ``CollectionHost/delegate``.
  ///   - registry: what the reuse identifiers of the list's cells stand for.
  ///   - headerFooters: the same for headers and footers.
  public convenience init(
    _ collectionView: UICollectionView,
    registry: CellRegistry<UICollectionViewCell> = CellRegistry(),
    headerFooters: CellRegistry<UICollectionReusableView> = CellRegistry()
  ) {
    self.init(
      host: CollectionHost(collectionView), registry: registry, headerFooters: headerFooters)
  }
}
