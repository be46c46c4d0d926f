/// The Objective-C names of the optional methods of a scroll view's delegate.
enum ScrollMethod {
  static let didScroll = "scrollViewDidScroll:"
  static let willBeginDragging = "scrollViewWillBeginDragging:"
  static let willEndDragging = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
  static let didEndDragging = "scrollViewDidEndDragging:willDecelerate:"
  static let shouldScrollToTop = "scrollViewShouldScrollToTop:"
  static let didScrollToTop = "scrollViewDidScrollToTop:"
  static let willBeginDecelerating = "scrollViewWillBeginDecelerating:"
  static let didEndDecelerating = "scrollViewDidEndDecelerating:"
  static let viewForZooming = "viewForZoomingInScrollView:"
  static let willBeginZooming = "scrollViewWillBeginZooming:withView:"
  static let didEndZooming = "scrollViewDidEndZooming:withView:atScale:"
  static let didZoom = "scrollViewDidZoom:"
  static let didEndScrollingAnimation = "scrollViewDidEndScrollingAnimation:"
  static let didChangeAdjustedContentInset = "scrollViewDidChangeAdjustedContentInset:"

  static let all = [
    didScroll, willBeginDragging, willEndDragging, didEndDragging, shouldScrollToTop,
    didScrollToTop, willBeginDecelerating, didEndDecelerating, viewForZooming, willBeginZooming,
    didEndZooming, didZoom, didEndScrollingAnimation, didChangeAdjustedContentInset,
  ]
}

extension UIScrollView {
  /// Returns the result of an optional delegate method, or `nil` if the delegate doesn't implement it.
  func askScrollDelegate<Answer>(
    _ name: String, _ call: (any UIScrollViewDelegate) -> Answer
  ) -> Answer? {
    guard scrollMethods.has(name), let storedDelegate else { return nil }
    let answer = OptionalMethod.answer(name, of: storedDelegate as any UIScrollViewDelegate, call)
    scrollMethods.learn(name, isPresent: answer != nil, in: storedDelegate)
    return answer
  }

  func notifyScrollDelegate(_ name: String, _ call: (any UIScrollViewDelegate) -> Void) {
    _ = askScrollDelegate(name, call)
  }
}
