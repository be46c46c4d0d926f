import TypedCells

/// Frames of items, and sections that scroll by themselves.
extension CollectionAdapter {
  var scrollsSideways: Bool {
    guard let view else { return false }
    if let flow = view.flowLayout { return flow.scrollDirection == .horizontal }
    if let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout {
      return layout.configuration.scrollDirection == .horizontal
    }
    // Another layout doesn't tell.
    return view.contentSize.width > view.bounds.width
      && view.contentSize.height <= view.bounds.height
  }

  /// Scrolls the section of an item, if it scrolls by itself.
  func scrollOrthogonally(
    to path: IndexPath, at position: RowScrollPosition, animated: Bool
  ) {
    // The attributes first, because they make the layout prepare itself, and with it the notes about its sections.
    guard let view, let item = view.layoutAttributesForItem(at: path),
      view.collectionViewLayout is UICollectionViewCompositionalLayout
    else { return }
    // Which sections of another layout scroll by themselves isn't known.
    let isKnown = view.collectionViewLayout is CollectionListLayout
    guard madeOrthogonal[path.section] ?? !isKnown else { return }
    // Each position names both directions; the section scrolls in one of them.
    let uikitPosition: UICollectionView.ScrollPosition =
      switch position {
      case .nearest:
        isKnown ? nearestPosition(of: item.frame, inSection: path.section, of: view) : []
      case .top: [.top, .left]
      case .middle: [.centeredVertically, .centeredHorizontally]
      case .bottom: [.bottom, .right]
      }
    // Only this method scrolls the section itself. Without a position, it does nothing.
    if !uikitPosition.isEmpty { view.scrollToItem(at: path, at: uikitPosition, animated: animated) }
  }

  /// Returns the position to which an item of a section that scrolls by itself has to be scrolled; no position if the
  /// item is completely visible.
  private func nearestPosition(
    of frame: CGRect, inSection section: Int, of view: UICollectionView
  ) -> UICollectionView.ScrollPosition {
    let distance = scrolledDistance(ofSection: section, in: view)
    let frame = frame.offsetBy(dx: distance?.x ?? 0, dy: distance?.y ?? 0)
    let area = view.bounds.inset(by: view.adjustedContentInset)
    // A section off screen may have been scrolled before. At the end of the viewport, its item is visible in any case.
    let isUnknown = distance == nil
    var position: UICollectionView.ScrollPosition = []
    if frame.minX < area.minX, frame.maxX < area.maxX {
      position.insert(.left)
    } else if isUnknown || (frame.maxX > area.maxX && frame.minX > area.minX) {
      position.insert(.right)
    }
    if frame.minY < area.minY, frame.maxY < area.maxY {
      position.insert(.top)
    } else if isUnknown || (frame.maxY > area.maxY && frame.minY > area.minY) {
      position.insert(.bottom)
    }
    return position
  }

  /// Returns the distance between a section's items on screen and their places in the layout, which are those before
  /// the section was scrolled; `nil` if no item of the section is on screen.
  private func scrolledDistance(
    ofSection section: Int, in view: UICollectionView
  ) -> CGPoint? {
    for path in view.indexPathsForVisibleItems where path.section == section {
      guard let cell = view.cellForItem(at: path),
        let place = view.layoutAttributesForItem(at: path)?.frame
      else { continue }
      // The centres, because a handler of visible items may transform the cell.
      let shown = cell.convert(cell.bounds, to: view)
      return CGPoint(x: shown.midX - place.midX, y: shown.midY - place.midY)
    }
    return nil
  }
}
