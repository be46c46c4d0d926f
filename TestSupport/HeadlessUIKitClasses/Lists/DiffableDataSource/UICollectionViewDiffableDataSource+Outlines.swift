extension UICollectionViewDiffableDataSource {
  /// The closures that decide whether items of an outline expand and collapse.
  public struct SectionSnapshotHandlers<ItemIdentifier: Hashable & Sendable> {
    /// Returns whether an item may expand.
    public var shouldExpandItem: ((ItemIdentifier) -> Bool)?

    /// Called before an item expands.
    public var willExpandItem: ((ItemIdentifier) -> Void)?

    /// Returns whether an item may collapse.
    public var shouldCollapseItem: ((ItemIdentifier) -> Bool)?

    /// Called before an item collapses.
    public var willCollapseItem: ((ItemIdentifier) -> Void)?

    /// Returns the children of an item that is about to expand, given its current children.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifier, NSDiffableDataSourceSectionSnapshot<ItemIdentifier>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
      )?

    /// Creates handlers without closures.
    public init() {}
  }

  /// Applies a section snapshot to a section. If the section doesn't exist, it's appended.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var all = self.snapshot()
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the section snapshot of a section. Items from an ordinary snapshot have no children.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let all = snapshot()
    if all.indexOfSection(section) != nil {
      outline.append(all.itemIdentifiers(inSection: section))
    }
    return outline
  }
}

extension UICollectionViewDiffableDataSource {
  /// Updates the cells whose items have been expanded or collapsed, before the changes that follow from it. New cells
  /// get the state when the view requests them.
  func updateExpansion(ofCellsIn view: UICollectionView) {
    for (path, cell) in view.shownItems.merging(view.preparedItems, uniquingKeysWith: { $1 }) {
      guard let item = itemIdentifier(for: path),
        let outline = sectionIdentifier(for: path.section).flatMap({ outlines[$0] })
      else {
        cell.isItemExpanded = false
        continue
      }
      cell.isItemExpanded = outline.contains(item) && outline.isExpanded(item)
    }
  }
}

/// A data source whose items expand and collapse when the user taps an outline disclosure.
@MainActor
protocol OutlineToggling: AnyObject {
  /// Expands or collapses an item.
  ///
  /// - Returns: whether the handlers allow it.
  func toggleItem(at path: IndexPath) -> Bool
}

extension UICollectionViewDiffableDataSource: OutlineToggling {
  func toggleItem(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section)
    else { return false }
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let provide = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    return true
  }
}
