extension UICollectionViewDiffableDataSource {
  /// The closures that decide whether the user can reorder items, and that are informed of it.
  public struct ReorderingHandlers {
    /// Returns whether the user can reorder an item. Without this closure, no item can be reordered.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the data source changes, when the user has reordered an item.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called after the data source has changed.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }
}

/// A data source that is informed when the view has moved the item that the user reordered.
@MainActor
protocol ItemReordering: AnyObject {
  func finishReordering()
}

extension UICollectionViewDiffableDataSource: ItemReordering {
  typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  func canReorderItem(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), !hasVisibleChildren(item, at: path) else {
      return false
    }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// UIKit doesn't document where the visible children of an item go, so such an item can't be reordered here.
  private func hasVisibleChildren(_ item: ItemIdentifierType, at path: IndexPath) -> Bool {
    guard let outline = outlines[current.sections[path.section].identifier],
      outline.contains(item)
    else { return false }
    return outline.isExpanded(item) && !outline.snapshot(of: item).items.isEmpty
  }

  func reorderItem(at source: IndexPath, to target: IndexPath) {
    guard let item = itemIdentifier(for: source) else { return }
    var final = current.withoutMarks
    final.sections[source.section].items.remove(at: source.item)
    guard final.sections.indices.contains(target.section),
      final.sections[target.section].items.count >= target.item
    else { return }
    final.sections[target.section].items.insert(item, at: target.item)
    let changed = outlinesAfterMove(of: item, from: source.section, to: target)
    let transaction = transaction(to: final, changed)
    reorderingHandlers.willReorder?(transaction)
    for (section, outline) in changed where needsOutline(outline, of: section) {
      outlines[section] = outline
    }
    current = final
    reordering = transaction
  }

  /// Returns the outlines of the sections that a move changes. The item and its hidden children get the level of the
  /// next item, or become the last ones of the section.
  private func outlinesAfterMove(
    of item: ItemIdentifierType, from section: Int, to target: IndexPath
  ) -> [SectionIdentifierType: Outline] {
    let (old, new) = (
      current.sections[section].identifier, current.sections[target.section].identifier
    )
    var changed = [old: snapshot(for: old)]
    changed[new] = snapshot(for: new)
    guard let moved = changed[old]?.snapshot(of: item, includingParent: true) else { return [:] }
    changed[old]?.delete([item])
    let visible = changed[new]?.visibleItems ?? []
    if target.item < visible.count {
      changed[new]?.insert(moved, before: visible[target.item])
    } else if let last = changed[new]?.rootItems.last {
      changed[new]?.insert(moved, after: last)
    } else {
      changed[new] = moved
    }
    return changed
  }

  /// Whether a section has had an outline, or has got one with an item that has children.
  private func needsOutline(_ outline: Outline, of section: SectionIdentifierType) -> Bool {
    outlines[section] != nil || outline.items != outline.rootItems
  }

  private func transaction(
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ changed: [SectionIdentifierType: Outline]
  ) -> Transaction {
    // As recorded on Mac Catalyst, the last section is the first one.
    let sections = final.sectionIdentifiers.reversed().compactMap { section in
      changed[section].map { outline in
        let old = snapshot(for: section)
        return NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(
          sectionIdentifier: section, initialSnapshot: old, finalSnapshot: outline,
          difference: outline.items.difference(from: old.items).inferringMoves())
      }
    }
    return Transaction(
      initialSnapshot: snapshot(), finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: current.itemIdentifiers).inferringMoves(),
      sectionTransactions: sections)
  }

  func finishReordering() {
    guard let transaction = reordering else { return }
    reordering = nil
    reorderingHandlers.didReorder?(transaction)
  }
}
