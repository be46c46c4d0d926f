import TypedCells
import TypedCellsUIKit

/// A product with its picture, its price, and a heart that makes it a favorite.
final class ProductTile: UICollectionViewCell, Updatable {
  struct Content: Identifiable, Equatable {
    let product: Product
    var isFavorite = false
    let images: ImageLoader

    var id: Product.ID { product.id }
  }

  private let photo = AsyncImageView()
  private let name = UILabel()
  private let price = UILabel()
  let heart = UIButton(type: .system)
  private(set) lazy var liked = CellEvent(heart)

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = .preferredFont(forTextStyle: .subheadline)
    name.numberOfLines = 2
    price.font = .preferredFont(forTextStyle: .headline)
    let bottom = UIStackView(arrangedSubviews: [price, heart])
    bottom.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [photo, name, bottom])
    stack.axis = .vertical
    stack.spacing = 4
    contentView.addSubview(stack, insets: .zero)
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    photo.reset()
  }

  func update(viewData content: Content) {
    name.text = content.product.name
    price.text = content.product.price
    heart.setImage(UIImage(systemName: content.isFavorite ? "heart.fill" : "heart"), for: .normal)
    heart.accessibilityLabel =
      content.isFavorite ? "Remove from favorites" : "Add to favorites"
    photo.show(content.product.imageName, from: content.images)
  }
}
