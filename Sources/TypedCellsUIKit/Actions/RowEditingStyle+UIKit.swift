import TypedCells

extension RowEditingStyle {
  init(_ style: UITableViewCell.EditingStyle) {
    switch style {
    case .delete: self = .delete
    case .insert: self = .insert
    default: self = .none
    }
  }

  /// The style of a table cell.
  var tableStyle: UITableViewCell.EditingStyle {
    switch self {
    case .none: .none
    case .delete: .delete
    case .insert: .insert
    }
  }
}
