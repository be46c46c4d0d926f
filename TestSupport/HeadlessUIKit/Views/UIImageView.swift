#if os(Linux)
  /// An image.
  @preconcurrency @MainActor
  open class UIImageView: UIView {
    public init(image: UIImage?) {
      self.image = image
      super.init(frame: .zero)
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
      self.image = image
      self.highlightedImage = highlightedImage
      super.init(frame: .zero)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
#endif
