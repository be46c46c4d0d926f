/// Interactive movement, which an app's own gesture recogniser drives.
extension UICollectionView {
  /// The item that the user is moving.
  struct InteractiveMovement {
    let source: IndexPath
    var target: IndexPath
  }

  func proposedTarget(at point: CGPoint) -> IndexPath? {
    shownItems.first { $0.value.frame.contains(point) }?.key
  }
}
