/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Creates a view that shows an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Creates a view that shows an image, and another image while it's highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the image, in points; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return ViewPainter(style: .light).size(of: image)
  }

  /// Returns the size of the image, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override class var receivesTouches: Bool { false }

  /// The image.
  open var image: UIImage? { didSet { superview?.askForConstraintLayout() } }

  /// The image that's shown while the view is highlighted.
  open var highlightedImage: UIImage?

  /// Whether the view is highlighted.
  open var isHighlighted = false

  /// Whether the size of the image follows the user's preferred text size, if that is an accessibility size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The symbol configuration of the image.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}
