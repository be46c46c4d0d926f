/// Interactive movement, which an app's own gesture recogniser drives.
extension UICollectionView {
  /// The item that the user is moving.
  struct InteractiveMovement {
    let source: IndexPath
    /// The slot of the layout in which the item would be dropped.
    var target: IndexPath
    /// Where the item is, or `nil` before the first move.
    var position: CGPoint?

    /// Returns the item that is in a slot of the layout during the movement. In another section than the item's own, the
    /// others don't make room, because the layout has a slot for each item of the data source.
    func item(inSlot slot: IndexPath) -> IndexPath {
      guard slot.section == source.section, target.section == source.section else { return slot }
      if slot == target { return source }
      var item = slot
      if slot >= source, slot < target { item.item += 1 }
      if slot <= source, slot > target { item.item -= 1 }
      return item
    }
  }

  /// The cell of the item that the user is moving.
  var movingCell: UICollectionViewCell? { movement.flatMap { shownItems[$0.source] } }

  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, contains(path), canMoveItem(at: path) else { return false }
    movement = InteractiveMovement(source: path, target: path)
    movingCell?.setNeedsUpdateConfiguration()
    return true
  }

  /// Moves the item to a point of the content, into a slot that the layout chooses unless it's given.
  func moveItem(to position: CGPoint, slot: IndexPath? = nil) {
    guard var movement else { return }
    let (layout, point) = (collectionViewLayout, mirrored(CGRect(origin: position, size: .zero)))
    let previous = movement
    movement.target =
      slot
      ?? layout.targetIndexPath(
        forInteractivelyMovingItem: movement.target, withPosition: point.origin)
    movement.position = point.origin
    self.movement = movement
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [movement.target], withTargetPosition: point.origin,
      previousIndexPaths: [previous.target],
      previousPosition: previous.position ?? point.origin)
    context.cause = .movement
    layout.invalidateLayout(with: context)
  }

  /// Ends the movement, and returns it if one was in progress.
  func stopMovement(isCancelled: Bool) -> InteractiveMovement? {
    guard let movement else { return nil }
    movingCell?.setNeedsUpdateConfiguration()
    self.movement = nil
    guard movement.position != nil else { return movement }
    let layout = collectionViewLayout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? movement.source : movement.target],
      previousIndexPaths: [movement.source], movementCancelled: isCancelled)
    context.cause = .movement
    layout.invalidateLayout(with: context)
    return movement
  }

  /// Returns the attributes of a layout as they are during a movement: those of a slot belong to the item that is in it, and
  /// the moved item is where the user holds it.
  func rearranged(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement, let position = movement.position, contains(movement.source),
      contains(movement.target)
    else { return elements }
    func copy(
      _ element: UICollectionViewLayoutAttributes, for path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let copy = element.copy() as? UICollectionViewLayoutAttributes
      copy?.indexPath = path
      return copy
    }
    let moved = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.target, withTargetPosition: position)
    return elements.compactMap { element in
      guard element.representedElementCategory == .cell else { return element }
      let item = movement.item(inSlot: element.indexPath)
      return item == movement.source ? nil : copy(element, for: item)
    } + [copy(mirrored(moved), for: movement.source)].compactMap(\.self)
  }
}

extension UICollectionViewLayout {
  /// Returns the visible item whose slot contains a point, or `nil` if there is none.
  func slot(at position: CGPoint) -> IndexPath? {
    shownIn?.shownItems.keys.sorted().first {
      layoutAttributesForItem(at: $0)?.frame.contains(position) == true
    }
  }
}
