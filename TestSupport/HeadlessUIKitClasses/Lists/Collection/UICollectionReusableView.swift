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

  /// Returns the attributes with the height that the view needs at their width.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.frame.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { layoutAttributes.frame.size.height = size.height }
    return layoutAttributes
  }
}
