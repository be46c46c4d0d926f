/// The batch update that leads from one snapshot to the next. Moved items are deleted and inserted.
struct SnapshotChanges<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var deleted: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  private(set) var reloaded: [IndexPath] = []
  /// The reconfigured items, as index paths after the batch.
  private(set) var reconfigured: [IndexPath] = []

  init(from old: Snapshot, to new: Snapshot) {
    let reloads = Set(new.reloadedItems)
    let reloadedSections = Set(new.reloadedSections)
    for change in new.sectionIdentifiers.difference(from: old.sectionIdentifiers) {
      switch change {
      case .remove(let offset, _, _): deletedSections.insert(offset)
      case .insert(let offset, _, _): insertedSections.insert(offset)
      }
    }
    let stayingOld = old.sections.indices.filter { !deletedSections.contains($0) }
    let stayingNew = new.sections.indices.filter { !insertedSections.contains($0) }
    for (before, after) in zip(stayingOld, stayingNew) {
      let changes = new.sections[after].items.difference(from: old.sections[before].items)
      var gone: Set<Int> = []
      for change in changes {
        switch change {
        case .remove(let offset, _, _):
          gone.insert(offset)
          deleted.append(IndexPath(item: offset, section: before))
        case .insert(let offset, _, _):
          inserted.append(IndexPath(item: offset, section: after))
        }
      }
      let reloadsAll = reloadedSections.contains(new.sections[after].identifier)
      for (item, identifier) in old.sections[before].items.enumerated()
      where !gone.contains(item) && (reloadsAll || reloads.contains(identifier)) {
        reloaded.append(IndexPath(item: item, section: before))
      }
    }
    reconfigured = new.reconfiguredItems.compactMap { item in
      new.position(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }
  }
}
