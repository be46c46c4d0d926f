import TypedCellsUIKit

/// A few lines of text. In a popover, they point at a view.
final class CardController: UIViewController {
  private let text: String

  /// - Parameters:
  ///   - text: the lines.
  ///   - source: the view at which the popover points.
  init(_ text: String, pointingAt source: UIView) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = source
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    view.fill(with: label)
  }
}
