/// A collection view's data source that applies snapshots as batch updates.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Returns the configured cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns the supplementary view of a kind at an index path.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that returns supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private typealias Changes = SnapshotChanges<SectionIdentifierType, ItemIdentifierType>

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  /// The outlines of sections that were applied as section snapshots.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and assigns it to a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closures that decide whether items of an outline expand and collapse.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Applies a snapshot, and updates the view with the differences.
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

  /// Applies a snapshot, and reloads the view.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    view?.reloadData()
    completion?()
  }

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var copy = current
    copy.reloadedItems = []
    copy.reconfiguredItems = []
    copy.reloadedSections = []
    return copy
  }

  /// Returns the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the index of a section, or `nil` if the section doesn't exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the index path of an item, or `nil` if the item doesn't exist.
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
    // UIKit indents the cells of an outline after the cell provider has configured them.
    if let list = cell as? UICollectionViewListCell,
      let outline = outlines[current.sections[indexPath.section].identifier]
    {
      list.indentationLevel = outline.level(of: item)
    }
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

  // Subclasses can override these optional methods. A method that isn't overridden counts as absent.

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
