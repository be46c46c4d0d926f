/// The delegate of a scroll view. All methods are optional. Their default implementations mark themselves as
/// absent.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when the user starts to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the user lifts the finger. The method can change the offset at which scrolling stops.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Called after the user has lifted the finger.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called when scrolling starts to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called after decelerated scrolling has stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Returns the view that a pinch zooms, or `nil` to prevent zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when the user starts to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after the user has zoomed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  )

  /// Called after the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called after an animated programmatic scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Called after the insets around the content have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// The optional methods, which count as absent unless a class implements them.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.absent(()) }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.absent(()) }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.absent(()) }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    OptionalMethod.absent(())
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.absent(true)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.absent(()) }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethod.absent(()) }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethod.absent(nil) }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.absent(())
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMethod.absent(()) }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.absent(()) }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }
}
