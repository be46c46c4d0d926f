#if os(Linux)
  /// What a scroll view tells about scrolling.
  @preconcurrency @MainActor
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.absent(()) }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      OptionalMethod.absent(())
    }
    public func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { OptionalMethod.absent(()) }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      OptionalMethod.absent(())
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      OptionalMethod.absent(())
    }
  }
#endif
