import TypedCells
import TypedCellsUIKit

/// A category that can be chosen.
final class CategoryChip: UICollectionViewCell, Updatable {
  struct Content: Identifiable, Equatable {
    let category: ProductCategory
    var isChosen = false

    var id: ProductCategory.ID { category.id }
  }

  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .footnote)
    contentView.layer.cornerRadius = 16
    contentView.addSubview(title, insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData content: Content) {
    title.text = content.category.title
    title.textColor = content.isChosen ? .white : .label
    contentView.backgroundColor = content.isChosen ? .tintColor : .secondarySystemFill
    accessibilityTraits = content.isChosen ? [.button, .selected] : .button
  }
}
