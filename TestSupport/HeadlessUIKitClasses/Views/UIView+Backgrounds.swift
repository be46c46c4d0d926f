/// The background views of lists, cells, headers and footers.
extension UIView {
  /// Shows views behind the other subviews, as large as the bounds.
  ///
  /// - Parameters:
  ///   - backgrounds: the views, from back to front.
  ///   - old: a view that isn't shown any more unless it's one of them.
  func showBackgrounds(_ backgrounds: [UIView?], insteadOf old: UIView? = nil) {
    if let old, old.superview === self, !backgrounds.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    for (index, view) in backgrounds.lazy.compactMap(\.self).enumerated() {
      view.move(to: bounds)
      if let current = children.firstIndex(where: { $0 === view }) {
        if current != index { children.insert(children.remove(at: current), at: index) }
      } else {
        insertSubview(view, at: index)
      }
    }
  }
}
