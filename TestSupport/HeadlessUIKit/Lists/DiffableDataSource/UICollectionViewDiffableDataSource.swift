/// A collection's data source that shows snapshots, and finds what changed between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes the supplementary view of a kind at a path.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What makes supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private typealias Changes = SnapshotChanges<SectionIdentifierType, ItemIdentifierType>

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  /// The outlines of sections that were applied as section snapshots.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and makes it that of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closures that decide whether items of an outline expand and collapse.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Shows a snapshot in place of the one before, by what differs.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = Changes(from: current, to: snapshot)
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section)
        .map { snapshot.sections[$0].items == outline.visibleItems } ?? false
    }
    guard let view else {
      current = snapshot
      return
    }
    view.performBatchUpdates(
      {
        current = snapshot
        view.deleteSections(changes.deletedSections)
        view.insertSections(changes.insertedSections)
        view.deleteItems(at: changes.deleted)
        view.insertItems(at: changes.inserted)
        view.reloadItems(at: changes.reloaded)
      },
      completion: { _ in completion?() })
    if !changes.reconfigured.isEmpty { view.reconfigureItems(at: changes.reconfigured) }
  }

  /// Shows a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    view?.reloadData()
    completion?()
  }

  /// What is shown at the moment.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var copy = current
    copy.reloadedItems = []
    copy.reconfiguredItems = []
    copy.reloadedSections = []
    return copy
  }

  /// The section at a position; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// The position of a section; `nil` for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The item at a path; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Where an item stands; `nil` for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.position(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.sections[section].items.count
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { fatalError("the cell provider returned no cell for \(indexPath)") }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      UIKitException.raise(
        "Invalid parameter not satisfying: self.supplementaryViewProvider || "
          + "(self.supplementaryReuseIdentifierProvider && "
          + "self.supplementaryViewConfigurationHandler)")
      let empty = UICollectionReusableView(frame: .zero)
      empty.adopt(kind)
      return empty
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      return OptionalMethod.absent(UICollectionReusableView(frame: .zero))
    }
    return view
  }

  // For subclasses to override; each is absent unless they do.

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.absent(false) }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.absent(()) }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.absent(nil)
  }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.absent(IndexPath(item: 0, section: index)) }
}
