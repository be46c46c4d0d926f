import TypedCells
import TypedCellsUIKit

/// A field for text, with a problem below it.
final class FieldCell: UITableViewCell, Updatable {
  struct Content: Equatable {
    var title: String
    var text: String
    var problem: String?
    var keyboard = UIKeyboardType.default
    var returnKey = UIReturnKeyType.next
  }

  let field = UITextField()
  let problemLabel = UILabel()
  let keyboardBar = KeyboardBar()
  private(set) lazy var typed = CellEvent(field) { $0.text ?? "" }
  private(set) lazy var submitted = CellEvent(field)
  private(set) lazy var left = CellEvent(field, on: .editingDidEnd)
  private(set) lazy var wentBack = CellEvent(keyboardBar.previousButton)
  private(set) lazy var wentOn = CellEvent(keyboardBar.nextButton)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.inputAccessoryView = keyboardBar
    problemLabel.font = .preferredFont(forTextStyle: .footnote)
    problemLabel.adjustsFontForContentSizeCategory = true
    problemLabel.textColor = .systemRed
    problemLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [field, problemLabel])
    stack.axis = .vertical
    stack.spacing = 4
    contentView.addSubviewInsideMargins(stack)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData content: Content) {
    // Setting the text that the user typed would move the insertion point.
    if field.text != content.text { field.text = content.text }
    field.placeholder = content.title
    field.accessibilityLabel = content.title
    field.keyboardType = content.keyboard
    field.returnKeyType = content.returnKey
    problemLabel.text = content.problem
    problemLabel.isHidden = content.problem == nil
  }
}
