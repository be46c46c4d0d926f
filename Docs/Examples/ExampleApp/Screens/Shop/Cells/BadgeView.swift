import TypedCells
import TypedCellsUIKit

/// A badge at the corner of a tile.
final class BadgeView: UICollectionReusableView, Updatable {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .white
    label.textAlignment = .center
    layer.cornerRadius = 10
    addSubview(label, insets: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData badge: Product.Badge) {
    label.text = badge.text
    backgroundColor = badge == .new ? .systemBlue : .systemRed
  }
}
