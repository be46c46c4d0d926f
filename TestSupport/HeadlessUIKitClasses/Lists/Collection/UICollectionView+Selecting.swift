extension UICollectionView {
  /// Whether the user can select several items, which may differ in editing mode.
  var selectsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
