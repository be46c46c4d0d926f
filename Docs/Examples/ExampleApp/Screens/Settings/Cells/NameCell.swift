import TypedCells
import TypedCellsUIKit

/// A field for a name, which is red while the name can't be used.
final class NameCell: UITableViewCell, Updatable {
  struct Content: Equatable {
    var name: String
    var isValid = true
  }

  let field = UITextField()
  private(set) lazy var typed = CellEvent(field) { $0.text ?? "" }
  private(set) lazy var submitted = CellEvent(field)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.placeholder = "Name"
    field.accessibilityLabel = "Name"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    contentView.addSubviewInsideMargins(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData content: Content) {
    // Setting the text that the user typed would move the insertion point.
    if field.text != content.name { field.text = content.name }
    field.textColor = content.isValid ? .label : .systemRed
  }
}
