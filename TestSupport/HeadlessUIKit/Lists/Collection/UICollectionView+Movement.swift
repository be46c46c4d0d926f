/// Moves that a recogniser of your own drives.
extension UICollectionView {
  /// An item that a finger moves.
  struct InteractiveMovement {
    let source: IndexPath
    var target: IndexPath
  }

  func proposedTarget(at point: CGPoint) -> IndexPath? {
    shownItems.first { $0.value.frame.contains(point) }?.key
  }
}
