/// A scroll that is under way without a finger.
struct RunningScroll {
  var target: CGPoint
  /// Whether it's a deceleration after a flick, and not an animation.
  var isDeceleration: Bool
}

/// How the content scrolls by fingers, by flicks and by animations.
extension UIScrollView {
  /// Performs a drag, and calls the delegate's methods for it.
  func drag(by distance: CGPoint) {
    guard isScrollEnabled else { return }
    touch()
    isTouched = false
    layoutIfNeeded()
    isBeingDragged = true
    notifyScrollDelegate(ScrollMethod.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode != .none { endEditing(false) }
    var target = offsetAfterDrag(
      to: clamped(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)),
      velocity: .zero)
    notifyScrollDelegate(ScrollMethod.willEndDragging) { delegate in
      unsafe withUnsafeMutablePointer(to: &target) {
        unsafe delegate.scrollViewWillEndDragging(
          self, withVelocity: .zero, targetContentOffset: $0)
      }
    }
    scroll(byUserTo: clamped(target))
    isBeingDragged = false
    notifyScrollDelegate(ScrollMethod.didEndDragging) {
      $0.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  // MARK: A finger

  /// Puts a finger on the content, which stops a deceleration or an animation where it is.
  func touch() {
    isTouched = true
    endScroll()
  }

  /// Moves the finger, which scrolls.
  func moveFinger(by distance: CGPoint) {
    guard isScrollEnabled, isTouched else { return }
    if !isBeingDragged {
      isBeingDragged = true
      notifyScrollDelegate(ScrollMethod.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
      if keyboardDismissMode != .none { endEditing(false) }
    }
    scroll(
      byUserTo: clamped(
        CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)))
  }

  /// Lifts the finger. With a velocity, in points per millisecond, the content goes on scrolling.
  func liftFinger(velocity: CGPoint) {
    guard isTouched else { return }
    isTouched = false
    guard isBeingDragged else { return }
    // The distance over which a scroll slows down that loses the rate's rest of its velocity in each millisecond.
    let way = decelerationRate.rawValue / (1 - decelerationRate.rawValue)
    var target = offsetAfterDrag(
      to: clamped(
        CGPoint(x: contentOffset.x + velocity.x * way, y: contentOffset.y + velocity.y * way)),
      velocity: velocity)
    notifyScrollDelegate(ScrollMethod.willEndDragging) { delegate in
      unsafe withUnsafeMutablePointer(to: &target) {
        unsafe delegate.scrollViewWillEndDragging(
          self, withVelocity: velocity, targetContentOffset: $0)
      }
    }
    target = clamped(target)
    let decelerates = target != contentOffset
    if decelerates { runningScroll = RunningScroll(target: target, isDeceleration: true) }
    isBeingDragged = false
    notifyScrollDelegate(ScrollMethod.didEndDragging) {
      $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
    guard decelerates else { return }
    notifyScrollDelegate(ScrollMethod.willBeginDecelerating) {
      $0.scrollViewWillBeginDecelerating(self)
    }
  }

  // MARK: Without a finger

  /// Scrolls with an animation, which ends at once unless the window holds animated scrolls.
  func animate(to target: CGPoint) {
    guard hierarchyWindow?.holdsAnimatedScrolls == true else {
      contentOffset = target
      return announceEndOfAnimation()
    }
    runningScroll = RunningScroll(target: target, isDeceleration: false)
  }

  /// Scrolls a part of the way that is left.
  func continueScroll(by fraction: CGFloat) {
    guard let runningScroll else { return }
    let from = contentOffset
    // Your code may have moved the target to where there is no content.
    let to = runningScroll.isDeceleration ? clamped(runningScroll.target) : runningScroll.target
    let next = CGPoint(
      x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    // The step itself doesn't move the target.
    self.runningScroll?.target = CGPoint(x: to.x + from.x - next.x, y: to.y + from.y - next.y)
    guard runningScroll.isDeceleration else {
      self.runningScroll?.target = to
      contentOffset = next
      return layoutIfNeeded()
    }
    scroll(byUserTo: next)
  }

  /// Ends a deceleration or an animation where it is, and tells the delegate.
  func endScroll() {
    guard let runningScroll else { return }
    self.runningScroll = nil
    guard runningScroll.isDeceleration else { return announceEndOfAnimation() }
    notifyScrollDelegate(ScrollMethod.didEndDecelerating) {
      $0.scrollViewDidEndDecelerating(self)
    }
  }

  func announceEndOfAnimation() {
    notifyScrollDelegate(ScrollMethod.didEndScrollingAnimation) {
      $0.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Performs a pull that triggers the refresh control. Returns whether it was triggered.
  func pullToRefresh() -> Bool {
    guard hierarchyWindow != nil, let refreshControl, refreshControl.isEnabled,
      !refreshControl.isRefreshing
    else { return false }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
    return true
  }

  /// Performs a tap on the status bar. Returns whether the view scrolls to the top.
  func scrollToTop() -> Bool {
    guard scrollsToTop, hierarchyWindow != nil,
      askScrollDelegate(ScrollMethod.shouldScrollToTop, { $0.scrollViewShouldScrollToTop(self) })
        ?? true
    else { return false }
    contentOffset = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    layoutIfNeeded()
    notifyScrollDelegate(ScrollMethod.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
    return true
  }
}
