#if os(Linux)
  /// A view that a collection reuses.
  @preconcurrency @MainActor
  open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var reuseIdentifier: String? { identifier }
    private var identifier: String?

    func adopt(_ identifier: String) {
      if self.identifier?.isEmpty != false { self.identifier = identifier }
    }

    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes
    }
  }
#endif
