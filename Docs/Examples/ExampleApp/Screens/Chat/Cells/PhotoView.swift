import TypedCellsUIKit

/// A gray line until its image has arrived, and as tall as the image then.
final class PhotoView: UIImageView {
  convenience init() {
    self.init(frame: .zero)
    contentMode = .scaleAspectFit
    clipsToBounds = true
    layer.cornerRadius = 8
    backgroundColor = .systemGray4
  }

  override var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 200, height: image.map { min($0.size.height, 240) } ?? 40)
  }
}
