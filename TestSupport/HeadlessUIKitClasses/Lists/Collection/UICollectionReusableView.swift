/// A view that a collection view reuses.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The reuse identifier.
  open var reuseIdentifier: String? { identifier }
  private var identifier: String?

  func adopt(_ identifier: String) {
    if self.identifier?.isEmpty != false { self.identifier = identifier }
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Called when the layout's attributes are applied to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers, given the layout's attributes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}
