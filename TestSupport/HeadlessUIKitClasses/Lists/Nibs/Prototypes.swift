/// The prototypes of a storyboard, because HeadlessUIKit reads no storyboards.
extension UITableView {
  /// Adds a prototype cell, as a storyboard does.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier that the storyboard gives it.
  ///   - cellClass: the cell's class. The cell is created by its `init(coder:)`.
  public func connectPrototype(
    withIdentifier identifier: String, _ cellClass: UITableViewCell.Type
  ) {
    cellQueue.register(
      .prototype {
        NibLibrary.decode(cellClass, reuseIdentifier: identifier)
      }, for: identifier)
  }
}

extension UICollectionView {
  /// Adds a prototype cell, as a storyboard does.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier that the storyboard gives it.
  ///   - cellClass: the cell's class. The cell is created by its `init(coder:)`.
  public func connectPrototype(
    withIdentifier identifier: String, _ cellClass: UICollectionViewCell.Type
  ) {
    queue(ofKind: Self.cellKind).register(
      .prototype {
        NibLibrary.decode(cellClass, reuseIdentifier: identifier)
      }, for: identifier)
  }
}
