/// Batch updates. Outside a window they are checked and carried out as inside, and their completions get `false`.
extension UICollectionView: CellScrolling {
  static var words: BatchLedger.Words { .collection }

  var performsBatches: Bool { true }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      askDataSource(CollectionMethod.sectionCount) { $0.numberOfSections(in: self) } ?? 1
    return (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
  }

  func discardContent() {
    cellPass.begin()
    defer { cellPass.end() }
    recycleItems()
    recycleSupplementaries { _ in true }
    collectionViewLayout.preferredSizes = PreferredSizes()
    requestedCounts = nil
    selection = []
    prefetched = []
    generation += 1
    collectionViewLayout.invalidateContent(everything: true)
  }

  func layOutAfterBatch() {
    layoutIfNeeded()
    if bounds.isEmpty { displayAllItems() }
    guard updatesLayout else { return }
    updatesLayout = false
    requestInitialAttributes()
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// If the collection view has no size, UIKit requests the cells of all items in a batch (rdar://26795511).
  private func displayAllItems() {
    for (section, count) in currentCounts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        guard shownItems[path] == nil, let cell = askForCell(path) else { continue }
        shownItems[path] = cell
        addSubview(cell)
        notifyDelegate(CollectionMethod.willDisplay) {
          $0.collectionView(self, willDisplay: cell, forItemAt: path)
        }
      }
    }
  }

  func perform(_ ledger: BatchLedger, counts: [Int]) {
    cellPass.begin()
    defer { cellPass.end() }
    generation += 1
    let old = shownItems
    let oldSupplementaries = shownSupplementaries.keys
    let replaced = Set(ledger.reloaded)
    let paths = BatchPaths(ledger)
    let newPlace = newPlace(after: paths, replacing: replaced)
    collectionViewLayout.preferredSizes.move(newPlace)
    collectionViewLayout.moveOrthogonalOffsets(paths.newSectionUnlessReloaded)
    shownItems = [:]
    requestedCounts = counts
    var gone: [(IndexPath, UICollectionViewCell)] = []
    for (path, cell) in old {
      if let new = paths.newPath(of: path), !replaced.contains(path) {
        shownItems[new] = cell
      } else {
        gone.append((path, cell))
      }
    }
    for (path, cell) in gone.sorted(by: { $0.0 < $1.0 }) { recycle(cell, from: path) }
    let prepared = preparedItems
    preparedItems = [:]
    for (path, cell) in prepared {
      guard let new = paths.newPath(of: path), !replaced.contains(path) else {
        enqueue(cell)
        continue
      }
      preparedItems[new] = cell
    }
    selection = Set(
      selection.compactMap { replaced.contains($0) ? nil : paths.newPath(of: $0) })
    prefetched = []
    if ledger.changesSections { moveSupplementaries(newPlace) }
    collectionViewLayout.invalidateContent(everything: false)
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: ledger.updateItems)
    requestFinalAttributes(of: old.keys.map { ElementPlace(path: $0) } + oldSupplementaries)
    updatesLayout = true
    contentOffset = targetOffset(for: contentOffset)
    for path in ledger.reconfigured.compactMap(paths.newPath).sorted() { reconfigure(path) }
  }

  /// Returns where elements are after a change. Replaced items and the views of replaced sections are nowhere, and nor are
  /// decoration views, which the layout creates again.
  private func newPlace(
    after paths: BatchPaths, replacing replaced: Set<IndexPath>
  ) -> (ElementPlace) -> ElementPlace? {
    { place in
      if place.isItem {
        return replaced.contains(place.path)
          ? nil : paths.newPath(of: place.path).map { ElementPlace(path: $0) }
      }
      guard !place.isDecoration else { return nil }
      // The headers and footers of the whole layout belong to no section.
      guard place.path.count == 2 else { return place }
      guard let section = paths.newSectionUnlessReloaded(of: place.path.section) else {
        return nil
      }
      return ElementPlace(
        kind: place.kind, path: IndexPath(item: place.path.item, section: section))
    }
  }

  /// Moves supplementary views with their sections, and recycles those without a new place.
  private func moveSupplementaries(_ newPlace: (ElementPlace) -> ElementPlace?) {
    recycleSupplementaries { newPlace($0) == nil }
    let old = shownSupplementaries
    shownSupplementaries = [:]
    for (place, view) in old {
      if let new = newPlace(place) { shownSupplementaries[new] = view }
    }
  }

  /// Calls the data source to configure an item's cell again. When the data source dequeues a cell for the
  /// index path, it gets the existing cell.
  private func reconfigure(_ path: IndexPath) {
    guard let shown = shownItems[path] ?? preparedItems[path] else { return }
    var cell: UICollectionViewCell?
    queue(ofKind: Self.cellKind).lending(shown) { cell = askForCell(path) }
    if cell !== shown {
      UIKitException.raise(
        "The data source returned another cell for an item that is reconfigured: dequeue by the "
          + "identifier of the cell at \(path.inExceptions)")
    }
    prepareLayout()
    if shownItems[path] === shown,
      let attributes = collectionViewLayout.layoutAttributesForItem(at: path)
    {
      measure(shown, attributes)
    }
  }
}

// In UIKit, the `updates` block is optional and doesn't escape. Swift code can't declare such a parameter,
// only imported Objective-C can. So there are two overloads: subclasses override the one with the optional,
// and this one calls it.
extension UICollectionView {
  /// Performs inserts, deletes, moves and reloads as one update, and checks the update.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
