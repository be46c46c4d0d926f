/// The layout margins of a view.
struct ViewMargins {
  /// The margins that the view has without its superview.
  var own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the superview's margins also apply to the view.
  var includeSuperviews = false
  /// The margins of which the view was notified last.
  var announced = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension UIView {
  /// The view's own margins, or the parts of the superview's margins that reach into the view where they are larger.
  var marginsWithSuperviews: UIEdgeInsets {
    guard let parent else { return margins.own }
    let (own, outer, area) = (margins.own, parent.layoutMargins, parent.bounds)
    return UIEdgeInsets(
      top: max(own.top, area.minY + outer.top - place.minY),
      left: max(own.left, area.minX + outer.left - place.minX),
      bottom: max(own.bottom, place.maxY - area.maxY + outer.bottom),
      right: max(own.right, place.maxX - area.maxX + outer.right))
  }

  /// Notifies the view, and the subviews whose margins depend on its own, if the margins have changed.
  func announceMarginChange() {
    let margins = layoutMargins
    guard margins != self.margins.announced else { return }
    self.margins.announced = margins
    layoutMarginsDidChange()
    announceMarginChangeOfSubviews()
  }

  /// Notifies the subviews whose margins depend on the view's margins and bounds.
  func announceMarginChangeOfSubviews() {
    for child in children where child.margins.includeSuperviews { child.announceMarginChange() }
  }
}
