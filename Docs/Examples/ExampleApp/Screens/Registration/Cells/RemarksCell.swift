import TypedCells
import TypedCellsUIKit

/// A text view that is as tall as its text.
final class RemarksCell: UITableViewCell, Updatable, UITextViewDelegate {
  let textView = UITextView()
  let typed = CellEvent<String>()
  private let placeholder = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.isScrollEnabled = false  // so that it has a height of its own
    textView.backgroundColor = .clear
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.accessibilityLabel = "Remarks"
    textView.delegate = self
    placeholder.text = "Anything we should know?"
    placeholder.textColor = .placeholderText
    placeholder.font = textView.font
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.isAccessibilityElement = false
    contentView.addSubviewInsideMargins(placeholder)
    contentView.addSubviewInsideMargins(textView)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) {
    if textView.text != text { textView.text = text }
    placeholder.isHidden = !text.isEmpty
  }

  func textViewDidChange(_ textView: UITextView) { typed.send(textView.text) }
}
