/// A view that a collection reuses.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier under which the view is reused.
  open var reuseIdentifier: String? { identifier }
  private var identifier: String?

  func adopt(_ identifier: String) {
    if self.identifier?.isEmpty != false { self.identifier = identifier }
  }

  /// Called before the view is dequeued again.
  open func prepareForReuse() {}

  /// Takes over the attributes that the layout gives to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view wants, from those that the layout suggests.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}
