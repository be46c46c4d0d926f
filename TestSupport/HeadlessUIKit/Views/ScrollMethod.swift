/// The Objective-C names of a scroll view's optional methods.
enum ScrollMethod {
  static let all = [didScroll, willDrag, didEndDragging, didEndDecelerating, didEndAnimation]

  static let didScroll = "scrollViewDidScroll:"
  static let willDrag = "scrollViewWillBeginDragging:"
  static let didEndDragging = "scrollViewDidEndDragging:willDecelerate:"
  static let didEndDecelerating = "scrollViewDidEndDecelerating:"
  static let didEndAnimation = "scrollViewDidEndScrollingAnimation:"
}
