/// Adds the views that the layout places in the viewport, and recycles the views that leave it.
extension UICollectionView {
  func prepareLayout() {
    guard collectionViewLayout.needsPreparation else { return }
    collectionViewLayout.needsPreparation = false
    _ = currentCounts
    collectionViewLayout.prepare()
  }

  func layOutItems() {
    guard !isLayingOut, batch == nil, dataSource != nil else { return }
    // Without a size, UIKit requests no cells, but it knows the counts before a batch.
    guard !bounds.isEmpty else { return prepareLayout() }
    isLayingOut = true
    cellPass.begin()
    prepareAnimatedBoundsChange()
    // If the data source or delegate changes the content during a pass, the next pass starts over. The limit
    // of 100 passes ends an endless loop of changes.
    var passes = 0
    while passes < 100, !display() { passes += 1 }
    finalizeAnimatedBoundsChange()
    cellPass.end()
    isLayingOut = false
    checkThatViewsWereReturned()
    prefetch()
  }

  /// Adds the views in the viewport. Returns whether it finished before the content changed.
  private func display() -> Bool {
    let start = generation
    prepareLayout()
    contentSize = collectionViewLayout.collectionViewContentSize
    let (adjusted, adjustment) = (contentOffset, offsetAdjustment)
    offsetAdjustment = .zero
    let nearest = clamped(
      CGPoint(x: adjusted.x + adjustment.x, y: adjusted.y + adjustment.y))
    if adjustment != .zero, nearest != adjusted {
      contentOffset = nearest
      return false
    }
    guard bounds.minX <= nearest.x, bounds.minY <= nearest.y else {
      contentOffset = nearest
      return false
    }
    let elements = rearranged(
      (collectionViewLayout.layoutAttributesForElements(in: mirrored(bounds)) ?? [])
        .map(mirrored)
        .filter { !$0.isHidden && $0.frame.overlaps(bounds) && isOfContent($0) })
    recycle(allBut: elements)
    for attributes in elements {
      if attributes.representedElementCategory == .decorationView {
        displayDecoration(attributes)
      } else if let kind = attributes.representedElementKind {
        displaySupplementary(kind, attributes)
      } else {
        displayItem(attributes)
      }
      guard generation == start else { return false }
    }
    for path in pathsToPrepare(around: shownItems.keys) where preparedItems[path] == nil {
      guard let cell = askForCell(path), generation == start else { return false }
      preparedItems[path] = cell
    }
    return true
  }

  private func pathsToPrepare(around shown: some Sequence<IndexPath>) -> [IndexPath] {
    guard isPrefetchingEnabled else { return [] }
    return currentCounts.neighbours(of: shown.sorted(), count: preparedItemCount)
  }

  /// Returns whether the item of a cell's attributes exists. If it doesn't, UIKit raises an exception.
  private func isOfContent(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    if attributes.representedElementCategory != .cell || contains(path) { return true }
    UIKitException.raise(
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: \(path.inExceptions)")
    return false
  }

  private func displayItem(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let shown = shownItems[path] {
      show(attributes, in: shown)
      return
    }
    let start = generation
    guard let cell = preparedItems.removeValue(forKey: path) ?? askForCell(path),
      generation == start
    else { return }
    if cell.reuseIdentifier == nil {
      UIKitException.raise(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    (cell as? UICollectionViewListCell)?.takeMargins(inList: list(at: path) != nil)
    cell.take(attributes, isNew: true)
    cell.isSelected = selection.contains(path)
    shownItems[path] = cell
    addSubview(cell)
    measure(cell, attributes)
    notifyDelegate(CollectionMethod.willDisplay) {
      $0.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  /// Gives a view on screen the attributes that it has now. As in UIKit, it's measured again only if its width changes, if
  /// the layout has forgotten its size, or if its item is reconfigured.
  private func show(
    _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionReusableView
  ) {
    let hadOtherWidth = view.bounds.width != attributes.size.width
    view.take(attributes)
    if hadOtherWidth || collectionViewLayout.preferredSizes.isMissing(ElementPlace(attributes)) {
      measure(view, attributes)
    }
  }

  /// Measures a view if its size is an estimate, and lets the layout take the size that it prefers.
  ///
  /// A header or footer that is a list cell keeps the estimate, because UIKit doesn't document how tall a title of a list
  /// is.
  func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let place = ElementPlace(attributes)
    guard !attributes.estimatedAxes.isEmpty, place.isItem || !(view is UICollectionViewListCell),
      let suggested = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return }
    let layout = collectionViewLayout
    let preferred = view.preferredLayoutAttributesFitting(suggested)
    let isTaken = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    layout.preferredSizes[place] = isTaken ? preferred.size : attributes.size
    guard isTaken else { return }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    context.cause = .preferredSize
    layout.invalidateLayout(with: context)
    generation += 1
  }

  func askForCell(_ path: IndexPath) -> UICollectionViewCell? {
    let wasAsking = Self.isAskingForCell
    Self.isAskingForCell = true
    defer { Self.isAskingForCell = wasAsking }
    let cell = dataSource?.collectionView(self, cellForItemAt: path)
    removeFromUnreturned(cell)
    return cell
  }

  private func displaySupplementary(
    _ kind: String, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let place = ElementPlace(kind: kind, path: attributes.indexPath)
    if let shown = shownSupplementaries[place] {
      show(attributes, in: shown)
      return
    }
    let asked = askDataSource(CollectionMethod.supplementary) {
      $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.path)
    }
    removeFromUnreturned(asked)
    if asked?.reuseIdentifier == nil {
      UIKitException.raise(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(place.path.inExceptions)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
          + "(\(asked.map { "<\(type(of: $0))>" } ?? "(null)"))")
    }
    guard let view = asked else { return }
    view.take(attributes, isNew: true)
    shownSupplementaries[place] = view
    addSubview(view)
    measure(view, attributes)
    notifyDelegate(CollectionMethod.willDisplaySupplementary) {
      $0.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: place.path)
    }
  }

  /// Adds a decoration view. The layout creates it without calling the data source or delegate.
  private func displayDecoration(_ attributes: UICollectionViewLayoutAttributes) {
    let place = ElementPlace(attributes)
    if let shown = shownSupplementaries[place] { return shown.take(attributes) }
    let queue = collectionViewLayout.decorations
    guard let view = queue.dequeue(place.kind) as? UICollectionReusableView else {
      UIKitException.raise(
        "no class or nib is registered for decoration views of kind \(place.kind)")
      return
    }
    view.take(attributes, isNew: true)
    shownSupplementaries[place] = view
    insertSubview(view, at: 0)
  }

  private func recycle(allBut elements: [UICollectionViewLayoutAttributes]) {
    var items: Set<IndexPath> = []
    var places: Set<ElementPlace> = []
    for element in elements {
      if element.representedElementKind != nil {
        places.insert(ElementPlace(element))
      } else {
        items.insert(element.indexPath)
      }
    }
    let prepared = Set(pathsToPrepare(around: items))
    for path in preparedItems.keys.sorted() where !prepared.union(items).contains(path) {
      if let cell = preparedItems.removeValue(forKey: path) { enqueue(cell) }
    }
    for path in shownItems.keys.sorted() where !items.contains(path) {
      guard let cell = shownItems.removeValue(forKey: path) else { continue }
      if prepared.contains(path) {
        preparedItems[path] = cell
        hide(cell, from: path)
      } else {
        recycle(cell, from: path)
      }
    }
    recycleSupplementaries { !places.contains($0) }
  }

  /// Returns all cells to their reuse queues.
  func recycleItems() {
    for path in shownItems.keys.sorted() {
      if let cell = shownItems.removeValue(forKey: path) { recycle(cell, from: path) }
    }
    for path in preparedItems.keys.sorted() {
      if let cell = preparedItems.removeValue(forKey: path) { enqueue(cell) }
    }
  }

  func recycle(_ cell: UICollectionViewCell, from path: IndexPath) {
    enqueue(cell)
    hide(cell, from: path)
  }

  func enqueue(_ cell: UICollectionViewCell) { queue(ofKind: Self.cellKind).enqueue(cell) }

  private func hide(_ cell: UICollectionViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    notifyDelegate(CollectionMethod.didEndDisplaying) {
      $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  func recycleSupplementaries(where leaves: (ElementPlace) -> Bool) {
    let leaving = shownSupplementaries.keys.filter(leaves)
      .sorted { ($0.kind, $0.path) < ($1.kind, $1.path) }
    for place in leaving {
      guard let view = shownSupplementaries.removeValue(forKey: place) else { continue }
      view.removeFromSuperview()
      if place.isDecoration {
        collectionViewLayout.decorations.enqueue(view)
        continue
      }
      queue(ofKind: place.kind).enqueue(view)
      notifyDelegate(CollectionMethod.didEndDisplayingSupplementary) {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind,
          at: place.path)
      }
    }
  }

  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - bounds.height / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height
    }
    if position.contains(.left) {
      offset.x = frame.minX
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - bounds.width / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width
    }
    return offset
  }
}
