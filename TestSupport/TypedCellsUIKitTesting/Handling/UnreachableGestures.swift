import TypedCellsTesting
import TypedCellsUIKit

/// Returns the recognisers of visible views that receive no touches, as words.
@MainActor
func unreachableGestureNames(in cell: UIView) -> [String] {
  var found: [UIGestureRecognizer] = []
  collectGestures(of: cell, isReached: true, into: &found)
  let names = PartNames(of: cell)
  return found.compactMap { gesture in
    gesture.view.map { "the \(type(of: gesture)) of \(names.name(of: $0))" }
  }
}

@MainActor
private func collectGestures(
  of view: UIView, isReached: Bool, into found: inout [UIGestureRecognizer]
) {
  guard view.isPerceptible else { return }
  let isReached = isReached && view.isUserInteractionEnabled
  // Scroll views and controls have recognisers of their own, which a developer turns off together with the view.
  if !isReached, !(view is UIScrollView), !(view is UIControl) {
    found += (view.gestureRecognizers ?? []).filter { $0.isEnabled && isDevelopers($0) }
  }
  for child in view.subviews { collectGestures(of: child, isReached: isReached, into: &found) }
}

/// Whether a recogniser is of a class that developers create, because UIKit's views have some of private classes.
@MainActor
private func isDevelopers(_ gesture: UIGestureRecognizer) -> Bool {
  type(of: gesture) == UITapGestureRecognizer.self
    || type(of: gesture) == UILongPressGestureRecognizer.self
}

extension UIView {
  /// Whether a user can see or touch the view, as far as the view itself decides.
  var isPerceptible: Bool { !isHidden && alpha >= 0.01 }
}
