/// What a scroll view tells about scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// It has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The user begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The user has stopped scrolling.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// It has stopped after the finger had left.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// It has stopped where the program let it scroll to.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// It has scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.absent(()) }

  /// The user begins to scroll.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }

  /// The user has stopped scrolling.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { OptionalMethod.absent(()) }

  /// It has stopped after the finger had left.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }

  /// It has stopped where the program let it scroll to.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.absent(())
  }
}
