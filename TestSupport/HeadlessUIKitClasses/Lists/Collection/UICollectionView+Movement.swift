/// Interactive movement, which an app's own gesture recogniser drives.
extension UICollectionView {
  /// The item that the user is moving.
  struct InteractiveMovement {
    let source: IndexPath
    var target: IndexPath
  }

  /// The cell of the item that the user is moving.
  var movingCell: UICollectionViewCell? { movement.flatMap { shownItems[$0.source] } }

  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, contains(path), canMoveItem(at: path) else { return false }
    movement = InteractiveMovement(source: path, target: path)
    movingCell?.setNeedsUpdateConfiguration()
    return true
  }

  /// Returns the movement that was in progress.
  func stopMovement() -> InteractiveMovement? {
    movingCell?.setNeedsUpdateConfiguration()
    defer { movement = nil }
    return movement
  }

  func proposedTarget(at point: CGPoint) -> IndexPath? {
    shownItems.first { $0.value.frame.contains(point) }?.key
  }
}
