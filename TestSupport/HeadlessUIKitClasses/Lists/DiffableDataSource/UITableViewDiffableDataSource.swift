/// A table view's data source that applies snapshots as batch updates.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Returns the configured cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var view: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var hasContent = false

  /// Creates a data source, and assigns it to a table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    view = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Applies a snapshot, and updates the view with the differences. The first snapshot is applied by a reload.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = SnapshotChanges(from: current, to: snapshot)
    let isFirst = !hasContent
    hasContent = true
    guard let view else {
      current = snapshot
      completion.map(UIKitLoop.later)
      return
    }
    UIView.perform(animated: animatingDifferences) {
      // UIKit reloads a table for such changes, which was recorded on Mac Catalyst.
      if isFirst || changes.crossesNewOrDeletedSections || changes.movedSections.count > 1 {
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
    to view: UITableView
  ) {
    view.performBatchUpdates {
      current = snapshot
      view.deleteSections(changes.deletedSections, with: defaultRowAnimation)
      view.insertSections(changes.insertedSections, with: defaultRowAnimation)
      for move in changes.movedSections { view.moveSection(move.source, toSection: move.target) }
      view.deleteRows(at: changes.deleted, with: defaultRowAnimation)
      view.insertRows(at: changes.inserted, with: defaultRowAnimation)
      for move in changes.moved { view.moveRow(at: move.source, to: move.target) }
    }
  }

  private func apply(_ marks: SnapshotMarks, to view: UITableView) {
    guard !marks.isEmpty else { return }
    view.performBatchUpdates {
      view.reloadSections(marks.reloadedSections, with: defaultRowAnimation)
      view.reloadRows(at: marks.reloaded, with: defaultRowAnimation)
      view.reconfigureRows(at: marks.reconfigured)
    }
  }

  /// Applies a snapshot, and reloads the view.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    hasContent = true
    view?.reloadData()
    completion.map(UIKitLoop.later)
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

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSectionAt: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = itemIdentifier(for: indexPath) else {
      UIKitException.raise("Invalid parameter not satisfying: itemIdentifier")
      return UITableViewCell()
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      UIKitException.raise(
        "UITableViewDiffableDataSource cell provider returned nil for index path "
          + "\(indexPath.inExceptions) with item identifier '\(item)', which is not allowed. You must "
          + "always return a cell to the table view: \(tableView)")
      return UITableViewCell()
    }
    return cell
  }

  // UIKit's class implements these two, so rows can't be edited, swiped or moved unless a subclass overrides them.

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  // Subclasses can override these optional methods. A method that isn't overridden counts as absent.

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent(()) }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.absent(()) }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.absent(index) }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.absent(nil)
  }
}
