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

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  /// The outlines of sections that were applied as section snapshots.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var hasContent = false

  /// Creates a data source, and assigns it to a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closures that decide whether items of an outline expand and collapse.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The closures that decide whether the user can reorder items, and that are informed of it.
  open var reorderingHandlers = ReorderingHandlers()

  /// The change by the user that the view hasn't performed yet.
  var reordering: Transaction?

  /// Applies a snapshot, and updates the view with the differences. The first snapshot is applied by a reload.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = SnapshotChanges(from: current, to: snapshot)
    let isFirst = !hasContent
    keepOutlines(in: snapshot)
    hasContent = true
    guard let view else {
      current = snapshot
      completion.map(UIKitLoop.later)
      return
    }
    UIView.perform(animated: animatingDifferences) {
      if isFirst {
        current = snapshot
        view.reloadData()
        if view.hierarchyWindow != nil { view.layoutIfNeeded() }
      } else {
        apply(changes, of: snapshot, to: view)
      }
      // UIKit reads the marks of a first snapshot only if it animates.
      if !isFirst || animatingDifferences { apply(SnapshotMarks(of: snapshot), to: view) }
    }
    // The first snapshot reloads: without animation, nothing is left to wait for.
    if isFirst, !animatingDifferences { completion?() } else { completion.map(UIKitLoop.later) }
  }

  private func apply(
    _ changes: SnapshotChanges<SectionIdentifierType, ItemIdentifierType>,
    of snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to view: UICollectionView
  ) {
    view.performBatchUpdates {
      updateExpansion(ofCellsIn: view)
      current = snapshot
      view.deleteSections(changes.deletedSections)
      view.insertSections(changes.insertedSections)
      for move in changes.movedSections { view.moveSection(move.source, toSection: move.target) }
      view.deleteItems(at: changes.deleted)
      view.insertItems(at: changes.inserted)
      for move in changes.moved { view.moveItem(at: move.source, to: move.target) }
    }
  }

  private func apply(_ marks: SnapshotMarks, to view: UICollectionView) {
    guard !marks.isEmpty else { return }
    view.performBatchUpdates {
      view.reloadSections(marks.reloadedSections)
      view.reloadItems(at: marks.reloaded)
      view.reconfigureItems(at: marks.reconfigured)
    }
  }

  /// Applies a snapshot, and reloads the view.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    keepOutlines(in: snapshot)
    current = snapshot
    hasContent = true
    view?.reloadData()
    completion.map(UIKitLoop.later)
  }

  /// Adapts the outlines to a snapshot, and forgets those of sections that are gone.
  private func keepOutlines(
    in snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    guard !outlines.isEmpty else { return }
    outlines = Dictionary(
      uniqueKeysWithValues: snapshot.sections.compactMap { section in
        outlines[section.identifier]?.showing(section.items).map { (section.identifier, $0) }
      })
  }

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current.withoutMarks
  }

  /// Returns the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// Returns the index of a section, or `nil` if the section doesn't exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if the item doesn't exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(inSectionAt: section)
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = itemIdentifier(for: indexPath) else {
      UIKitException.raise("Invalid parameter not satisfying: itemIdentifier")
      return UICollectionViewCell(frame: .zero)
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      UIKitException.raise(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + "\(indexPath.inExceptions) with item identifier '\(item)', which is not allowed. You must "
          + "always return a cell to the collection view: \(collectionView)")
      return UICollectionViewCell(frame: .zero)
    }
    // UIKit indents the cells of an outline after the cell provider has configured them.
    let outline = outlines[current.sections[indexPath.section].identifier]
    if let outline, let list = cell as? UICollectionViewListCell {
      list.indentationLevel = outline.level(of: item)
    }
    cell.isItemExpanded = outline?.isExpanded(item) ?? false
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

  // UIKit's class implements this method, so items can't be moved unless the handlers or a subclass allow it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { canReorderItem(at: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorderItem(at: sourceIndexPath, to: destinationIndexPath) }

  // Subclasses can override these optional methods. A method that isn't overridden counts as absent.

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.absent(nil)
  }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.absent(IndexPath(item: 0, section: index)) }
}
