import TypedCells
import TypedCellsUIKit

/// A slider with a symbol beside it.
final class SliderCell: UITableViewCell, Updatable {
  struct Content: Equatable {
    var title: String
    var symbol: String
    var value: Float
  }

  let slider = UISlider()
  private(set) lazy var slid = CellEvent(slider, \.value)
  private let symbolView = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    symbolView.tintColor = .secondaryLabel
    symbolView.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [symbolView, slider])
    stack.spacing = 12
    stack.alignment = .center
    contentView.addSubviewInsideMargins(stack)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData content: Content) {
    symbolView.image = UIImage(systemName: content.symbol)
    slider.value = content.value
    slider.accessibilityLabel = content.title
  }
}
