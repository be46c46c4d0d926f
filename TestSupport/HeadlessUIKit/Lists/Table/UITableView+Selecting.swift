/// Selection from code; it tells the delegate nothing.
extension UITableView {
  var selectsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
