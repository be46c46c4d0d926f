/// The content of scroll views, whose size constraints can determine.
extension ConstraintSolver {
  /// Adds the area of a scroll view's content. It starts where the view's coordinates do.
  mutating func add(contentOf scrollView: UIScrollView) {
    guard !scrollView.sizesItsContent, let outer = places[ObjectIdentifier(scrollView)] else {
      return
    }
    let (guide, origin) = (scrollView.contentLayoutGuide, scrollView.bounds.origin)
    places[ObjectIdentifier(guide)] = ConstrainedPlace(
      x: outer.x - LinearExpression(origin.x), y: outer.y - LinearExpression(origin.y),
      width: makeVariable(), height: makeVariable())
    solved.append((guide, scrollView))
  }

  /// Sets the size of the root's content, if the root is a scroll view.
  func setContentSize() {
    guard let guide = root.guides.content, let place = places[ObjectIdentifier(guide)],
      let scrollView = root as? UIScrollView
    else { return }
    let size = CGSize(
      width: max(value(of: place.width), 0), height: max(value(of: place.height), 0))
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  /// Returns the item whose edge a constraint means.
  ///
  /// For views inside a scroll view, the edges of the scroll view are those of its content. Its size and its centre are
  /// those of its frame.
  func area(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, for other: AnyObject?
  ) -> AnyObject {
    guard attribute.isEdge, let scrollView = item as? UIScrollView, !scrollView.sizesItsContent,
      let other = other as? UIView ?? (other as? UILayoutGuide)?.owningView, other !== scrollView,
      other.isDescendant(of: scrollView)
    else { return item }
    return scrollView.contentLayoutGuide
  }
}

extension UIScrollView {
  /// Whether the view computes the size of its content itself, so that constraints don't determine it.
  fileprivate var sizesItsContent: Bool {
    self is UITableView || self is UICollectionView || self is UITextView
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
