/// A cell that can be measured again while it is on screen.
@MainActor
protocol SelfSizingCell: UIView {
  /// Tells the table or collection that the cell's content wants another size.
  func askForMeasuring()
}

extension UITableViewCell: SelfSizingCell {
  func askForMeasuring() {
    guard let table = superview as? UITableView, table.selfSizingInvalidation != .disabled else {
      return
    }
    table.forgetHeights()
  }
}

extension UICollectionViewCell: SelfSizingCell {
  func askForMeasuring() {
    guard let collection = superview as? UICollectionView,
      collection.selfSizingInvalidation != .disabled,
      let path = collection.shownItems.first(where: { $0.value === self })?.key,
      let attributes = collection.collectionViewLayout.layoutAttributesForItem(at: path)
    else { return }
    collection.measure(self, at: path, attributes)
    collection.setNeedsLayout()
  }
}

extension UITableView {
  /// Whether cells on screen are measured again when the size of their content is invalidated.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They aren't.
    case disabled

    /// They are if `invalidateIntrinsicContentSize()` was called inside them.
    case enabled

    /// They are if their constraints change, too. Here that is the same as ``enabled``.
    case enabledIncludingConstraints
  }
}

extension UICollectionView {
  /// Whether cells on screen are measured again when the size of their content is invalidated.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They aren't.
    case disabled

    /// They are if `invalidateIntrinsicContentSize()` was called inside them.
    case enabled

    /// They are if their constraints change, too. Here that is the same as ``enabled``.
    case enabledIncludingConstraints
  }
}
