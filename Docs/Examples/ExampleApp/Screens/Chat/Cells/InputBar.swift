import TypedCellsUIKit

/// A field for a new message, with a button that sends it.
final class InputBar: UIView {
  let field = UITextField()
  let sendButton = UIButton(type: .system)
  var onSend: (String) -> Void = { _ in }

  init() {
    super.init(frame: .zero)
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    sendButton.setTitle("Send", for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [field, sendButton])
    stack.spacing = 12
    addSubviewInsideMargins(stack)
  }

  required init?(coder: NSCoder) { nil }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    onSend(text)
  }
}
