import TypedCellsUIKit

/// Buttons above the keyboard for the previous and the next field: a phone pad has no return key.
final class KeyboardBar: UIView {
  let previousButton = UIButton(type: .system)
  let nextButton = UIButton(type: .system)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    autoresizingMask = .flexibleWidth
    backgroundColor = .secondarySystemBackground
    previousButton.setImage(UIImage(systemName: "chevron.up"), for: .normal)
    previousButton.accessibilityLabel = "Previous field"
    nextButton.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    nextButton.accessibilityLabel = "Next field"
    let stack = UIStackView(arrangedSubviews: [previousButton, nextButton, UIView()])
    stack.spacing = 24
    addSubviewInsideMargins(stack)
  }

  required init?(coder: NSCoder) { nil }
}
