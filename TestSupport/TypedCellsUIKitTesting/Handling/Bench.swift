import TypedCellsUIKit

/// A window with the width of a list, in which the laws examine a cell.
@MainActor
final class Bench {
  private static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  var width: CGFloat = 320

  /// Sizes a view as its list does, and lays it out.
  func settle(_ view: UIView) {
    if view.superview !== Self.window { Self.window.addSubview(view) }
    // A list lays out a cell each time it shows another row.
    view.setNeedsLayout()
    let size = fittingSize(of: view)
    let frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewCell)?.contentView.setNeedsLayout()
    (view as? UICollectionViewCell)?.contentView.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Returns the size that a list gives to a view that sizes itself.
  func fittingSize(of view: UIView) -> CGSize {
    if let reusable = view as? UICollectionReusableView {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: width, height: 44)
      return reusable.preferredLayoutAttributesFitting(attributes).frame.size
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Removes a view from its list, as a list does before it reuses the view.
  static func remove(_ view: UIView) {
    view.endEditing(true)
    view.removeFromSuperview()
  }
}
