/// Receives what happens in a scroll view. Every method is optional in UIKit: the defaults mark themselves as
/// absent.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The user lifts the finger. The method may change where scrolling ends.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The user has lifted the finger.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The content scrolls on after the finger was lifted.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest after the finger was lifted.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Returns the view that a pinch zooms, or `nil` if nothing does.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The user begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The user has ended zooming.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  )

  /// The scale of the zoom has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A scroll that the program began has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The insets around the content have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The content has scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }

  /// The user begins to drag.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }

  /// The user lifts the finger. The method may change where scrolling ends.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethod.absent(())
  }

  /// The user has lifted the finger.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    OptionalMethod.absent(())
  }

  /// Returns whether a tap on the status bar scrolls to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.absent(true)
  }

  /// A tap on the status bar has scrolled to the top.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }

  /// The content scrolls on after the finger was lifted.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }

  /// The content has come to rest after the finger was lifted.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }

  /// Returns the view that a pinch zooms, or `nil` if nothing does.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.absent(nil)
  }

  /// The user begins to zoom.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.absent(())
  }

  /// The user has ended zooming.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    OptionalMethod.absent(())
  }

  /// The scale of the zoom has changed.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }

  /// A scroll that the program began has ended.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }

  /// The insets around the content have changed.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }
}
