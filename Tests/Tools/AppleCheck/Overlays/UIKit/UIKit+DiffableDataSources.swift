// Diffable data sources, which UIKit adds in Swift.

@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    fatalError("never run")
  }
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {}
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    fatalError("never run")
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { fatalError("never run") }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError("never run") }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    fatalError("never run")
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    fatalError("never run")
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fatalError("never run")
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { fatalError("never run") }
}

@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    fatalError("never run")
  }
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {}
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    fatalError("never run")
  }
  open var sectionSnapshotHandlers:
    UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
      .SectionSnapshotHandlers<ItemIdentifierType>
  {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  open var reorderingHandlers:
    UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers
  {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { fatalError("never run") }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { fatalError("never run") }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError("never run") }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    fatalError("never run")
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    fatalError("never run")
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { fatalError("never run") }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError("never run") }
}

extension UICollectionViewDiffableDataSource {
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }

  public struct SectionSnapshotHandlers<ItemIdentifier: Hashable & Sendable> {
    public var shouldExpandItem: ((ItemIdentifier) -> Bool)?
    public var willExpandItem: ((ItemIdentifier) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifier) -> Bool)?
    public var willCollapseItem: ((ItemIdentifier) -> Void)?
    public var snapshotForExpandingParent:
      (
        (ItemIdentifier, NSDiffableDataSourceSectionSnapshot<ItemIdentifier>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
      )?
    public init() {}
  }
}
