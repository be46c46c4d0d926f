/// The batch update that leads from one snapshot to the next. It moves as few sections and items as possible.
struct SnapshotChanges<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [BatchLedger.Move<Int>] = []
  private(set) var deleted: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  private(set) var moved: [BatchLedger.Move<IndexPath>] = []

  /// Whether an item changes from a deleted section to another one, or to an inserted section. It's deleted and inserted
  /// instead of moved.
  private(set) var crossesNewOrDeletedSections = false

  init(from old: Snapshot, to new: Snapshot) {
    addSections(from: old, to: new)
    let oldPaths = old.indexPaths
    for (section, content) in new.sections.enumerated() {
      var staying: [BatchLedger.Move<IndexPath>] = []
      for (item, identifier) in content.items.enumerated() {
        let target = IndexPath(item: item, section: section)
        guard let source = oldPaths[identifier] else {
          insert(target)
          continue
        }
        let move = BatchLedger.Move(source: source, target: target)
        if old.sections[source.section].identifier == content.identifier {
          staying.append(move)
        } else {
          change(move)
        }
      }
      moved += Self.outOfOrder(staying)
    }
    let newItems = Set(new.itemIdentifiers)
    for (section, content) in old.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() where !newItems.contains(identifier) {
        delete(IndexPath(item: item, section: section))
      }
    }
  }

  private mutating func addSections(from old: Snapshot, to new: Snapshot) {
    let targets = new.sectionIndices
    var kept: [BatchLedger.Move<Int>] = []
    for (source, section) in old.sections.enumerated() {
      if let target = targets[section.identifier] {
        kept.append(BatchLedger.Move(source: source, target: target))
      } else {
        deletedSections.insert(source)
      }
    }
    let keptTargets = Set(kept.map(\.target))
    insertedSections = IndexSet(new.sections.indices.filter { !keptTargets.contains($0) })
    movedSections = Self.outOfOrder(kept.sorted { $0.target < $1.target })
  }

  private mutating func insert(_ path: IndexPath) {
    if !insertedSections.contains(path.section) { inserted.append(path) }
  }

  private mutating func delete(_ path: IndexPath) {
    if !deletedSections.contains(path.section) { deleted.append(path) }
  }

  /// Adds the move of an item from one section to another.
  private mutating func change(_ move: BatchLedger.Move<IndexPath>) {
    guard
      deletedSections.contains(move.source.section)
        || insertedSections.contains(move.target.section)
    else {
      moved.append(move)
      return
    }
    crossesNewOrDeletedSections = true
    delete(move.source)
    insert(move.target)
  }

  /// Returns the moves that are necessary if the others keep their order: all but a longest increasing subsequence.
  ///
  /// - Parameter moves: the moves in the order of their targets.
  /// - Complexity: O(*n* log *n*).
  private static func outOfOrder<Position: Comparable>(
    _ moves: [BatchLedger.Move<Position>]
  ) -> [BatchLedger.Move<Position>] {
    // For each length, the index of the move with the lowest source that ends an increasing sequence of this length.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, move) in moves.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if moves[ends[middle]].source < move.source { low = middle + 1 } else { high = middle }
      }
      previous.append(low == 0 ? nil : ends[low - 1])
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var inOrder: Set<Int> = []
    var next = ends.last
    while let index = next {
      inOrder.insert(index)
      next = previous[index]
    }
    return moves.indices.filter { !inOrder.contains($0) }.map { moves[$0] }
  }
}

/// The sections and items that a snapshot marks, as positions in the snapshot. Each item is in one list only.
struct SnapshotMarks {
  private(set) var reloadedSections = IndexSet()
  private(set) var reloaded: [IndexPath] = []
  private(set) var reconfigured: [IndexPath] = []

  init<Section, Item>(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    reloadedSections = IndexSet(snapshot.reloadedSections.compactMap(snapshot.indexOfSection))
    guard !snapshot.reloadedItems.isEmpty || !snapshot.reconfiguredItems.isEmpty else { return }
    let paths = snapshot.indexPaths
    var marked: Set<IndexPath> = []
    let isFirst = { [reloadedSections] path in
      !reloadedSections.contains(path.section) && marked.insert(path).inserted
    }
    reloaded = snapshot.reloadedItems.compactMap { paths[$0] }.filter(isFirst)
    reconfigured = snapshot.reconfiguredItems.compactMap { paths[$0] }.filter(isFirst)
  }

  var isEmpty: Bool { reloadedSections.isEmpty && reloaded.isEmpty && reconfigured.isEmpty }
}
