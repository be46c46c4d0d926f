import GalleryModels
import TypedCells
import TypedCellsUIKit

/// A picture in a grid or a carousel.
final class PictureTile: UICollectionViewCell, Updatable {
  private let symbol = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.contentMode = .center
    symbol.tintColor = .white
    symbol.translatesAutoresizingMaskIntoConstraints = false
    contentView.layer.cornerRadius = 8
    contentView.addSubview(symbol)
    NSLayoutConstraint.activate([
      symbol.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      symbol.widthAnchor.constraint(equalToConstant: 32),
      symbol.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData picture: AlbumPicture) {
    symbol.image = UIImage(systemName: picture.symbol)
    contentView.backgroundColor = Self.color(of: picture)
    accessibilityLabel = picture.name
  }

  static func color(of picture: AlbumPicture) -> UIColor {
    palette[picture.color % palette.count]
  }

  private static let palette: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink,
  ]
}

/// The number of comments, in a corner of a picture.
final class CommentBadge: UICollectionReusableView, Updatable {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .white
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    backgroundColor = .systemRed
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData count: Int) { label.text = "\(count)" }
}

/// The background of the highlights.
final class Shelf: UIView, Updatable {
  func update(viewData color: UIColor) { backgroundColor = color }
}
