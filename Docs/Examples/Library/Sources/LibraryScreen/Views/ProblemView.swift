import LibraryStore
import TypedCellsUIKit

/// Covers the list while it can't be read, and says why.
final class ProblemView: UIView {
  var onRetry: @MainActor () -> Void = {}

  private let message = UILabel()
  private let advice = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    message.font = .preferredFont(forTextStyle: .headline)
    advice.textColor = .secondaryLabel
    for label in [message, advice] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    let button = UIButton(type: .system)
    button.setTitle("Try Again", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [message, advice, button])
    stack.axis = .vertical
    stack.spacing = 12
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ problem: LibraryProblem) {
    (message.text, advice.text) = (problem.message, problem.advice)
  }
}
