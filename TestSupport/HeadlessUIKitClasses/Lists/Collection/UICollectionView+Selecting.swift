extension UICollectionView {
  /// Whether code can select and deselect items. UIKit documents `allowsSelection` only; it's assumed that the
  /// properties for editing mode allow it, too, because the user can select items then.
  var canSelectInCode: Bool {
    allowsSelection || (isEditing && (allowsSelectionDuringEditing || selectsMultiple))
  }
}
