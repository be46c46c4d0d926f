/// An image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view that shows an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Creates a view of an image, and of another while it is lit up.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The image.
  open var image: UIImage?

  /// The image while it is highlighted.
  open var highlightedImage: UIImage?

  /// Whether it is lit up.
  open var isHighlighted = false

  /// The configuration of a symbol as the image.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}
