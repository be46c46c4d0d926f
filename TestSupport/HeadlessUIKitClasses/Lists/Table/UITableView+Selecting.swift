/// Programmatic selection. It doesn't call the delegate.
extension UITableView {
  var selectsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
