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

  /// The attributes that the view has on screen.
  var shownAttributes: UICollectionViewLayoutAttributes?

  /// Takes attributes. Calls ``apply(_:)`` if the view has just come on screen, or if they differ from its own.
  func take(_ attributes: UICollectionViewLayoutAttributes, isNew: Bool = false) {
    guard isNew || shownAttributes?.isEqual(attributes) != true else { return }
    // The layout may go on to change its own object.
    shownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    attributes.adapt(self)
    apply(attributes)
  }

  /// Called before a layout replaces another one.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after a layout has replaced another one.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the size that the view needs along the axes for which the layout has an estimate: that
  /// of its constraints, or else ``UIView/sizeThatFits(_:)``, which is asked with the estimate.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    if axes.contains(.horizontal), size.width > 0 {
      layoutAttributes.frame.size.width = size.width.roundedUpToPixels
    }
    if axes.contains(.vertical), size.height > 0 {
      layoutAttributes.frame.size.height = size.height.roundedUpToPixels
    }
    return layoutAttributes
  }
}
