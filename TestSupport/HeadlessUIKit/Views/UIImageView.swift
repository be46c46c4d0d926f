#if os(Linux)
  /// An image.
  @preconcurrency @MainActor
  open class UIImageView: UIView {
    public init(image: UIImage?) {
      self.image = image
      super.init(frame: .zero)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var image: UIImage?
    open var highlightedImage: UIImage?
  }
#endif
