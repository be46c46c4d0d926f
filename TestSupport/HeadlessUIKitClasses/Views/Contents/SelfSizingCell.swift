/// A cell that can be measured again while it's visible.
@MainActor
protocol SelfSizingCell: UIView {
  /// Makes the table or collection view measure the cell again.
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
    collection.measure(self, attributes)
    collection.setNeedsLayout()
  }
}

extension UITableView {
  /// Whether visible cells are measured again when their intrinsic content size is invalidated.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells aren't measured again.
    case disabled

    /// Cells are measured again if a view inside them calls `invalidateIntrinsicContentSize()`.
    case enabled

    /// Cells are also measured again if their constraints change. In HeadlessUIKit, the effect is the same as
    /// ``enabled``.
    case enabledIncludingConstraints
  }
}

extension UICollectionView {
  /// Whether visible cells are measured again when their intrinsic content size is invalidated.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells aren't measured again.
    case disabled

    /// Cells are measured again if a view inside them calls `invalidateIntrinsicContentSize()`.
    case enabled

    /// Cells are also measured again if their constraints change. In HeadlessUIKit, the effect is the same as
    /// ``enabled``.
    case enabledIncludingConstraints
  }
}
