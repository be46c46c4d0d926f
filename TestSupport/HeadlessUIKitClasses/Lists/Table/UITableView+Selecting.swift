extension UITableView {
  /// Whether the user can select several rows, which may differ in editing mode.
  var selectsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
