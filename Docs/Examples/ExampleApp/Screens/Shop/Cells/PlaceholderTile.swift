import TypedCells
import TypedCellsUIKit

/// Stands where a product will be.
final class PlaceholderTile: UICollectionViewCell, Updatable {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemGray5
    contentView.layer.cornerRadius = 8
    accessibilityLabel = "Loading"
    contentView.heightAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 1.4)
      .isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData: Void) {}
}
