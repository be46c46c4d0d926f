import TypedCells
import TypedCellsUIKit

/// A picture with a title on it.
final class BannerCell: UICollectionViewCell, Updatable {
  struct Content: Identifiable, Equatable {
    let banner: Banner
    let images: ImageLoader

    var id: Banner.ID { banner.id }
  }

  private let picture = AsyncImageView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .title2)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picture, insets: .zero)
    contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.reset()
  }

  func update(viewData content: Content) {
    title.text = content.banner.title
    picture.show(content.banner.imageName, from: content.images)
  }
}
