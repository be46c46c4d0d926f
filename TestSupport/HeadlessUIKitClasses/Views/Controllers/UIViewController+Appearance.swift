/// How view controllers appear and disappear: with a window, with their parents, or with the view that contains theirs.
extension UIViewController {
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    guard !isInTransition else { return }
    // A window that was deallocated didn't make its view controller disappear.
    let isShown = isOnScreen && (!isAppearing || viewIfLoaded?.hierarchyWindow != nil)
    guard isShown != isAppearing else { return }
    endTransitions(ofChildren: !isAppearing)
    (isInTransition, isOnScreen, appearing) = (true, isAppearing, isAppearing)
    transition = TransitionCoordinator(isAnimated: animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    // The method may have begun and ended other transitions, such as a push.
    guard appearing == isAppearing, shouldAutomaticallyForwardAppearanceMethods,
      let view = viewIfLoaded
    else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endTransition() {
    guard isInTransition, let isAppearing = appearing else { return }
    isInTransition = false
    let ended = transition
    let animated = ended?.isAnimated == true
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    ended?.end()
    if transition === ended {
      (transition, appearing) = (nil, nil)
      isJoiningParent = false
    }
    endTransitions(ofChildren: isAppearing)
  }

  /// Ends the transitions of children that began with one of this view controller.
  private func endTransitions(ofChildren isAppearing: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isInTransition && child.appearing == isAppearing {
      child.endAppearanceTransition()
    }
  }

  /// Adds the view to a window or removes it from its window, and calls the appearance methods. The view is laid out
  /// before it has appeared.
  func move(to window: UIWindow?, animated: Bool = false) {
    if let window {
      guard view.superview !== window else { return }
      beginAppearanceTransition(true, animated: animated)
      view.frame = window.bounds
      window.addSubview(view)
      view.layoutIfNeeded()
      endAppearanceTransition()
    } else {
      coveredPlace = nil
      guard let view = viewIfLoaded, view.superview != nil else { return }
      beginAppearanceTransition(false, animated: animated)
      view.removeFromSuperview()
      endAppearanceTransition()
    }
  }

  /// Called before the view enters or leaves a window, because it or a superview is added or removed.
  ///
  /// - Parameters:
  ///   - window: the new window, or `nil` if the view leaves its window.
  ///   - isMovedView: whether the view itself is added or removed. A view controller without a parent notices only
  ///     that.
  func viewWillMove(to window: UIWindow?, isMovedView: Bool) {
    guard !isInTransition, isOnScreen == (window == nil) else { return }
    let isInformed =
      parent.map {
        $0.shouldAutomaticallyForwardAppearanceMethods && (window == nil || $0.isOnScreen)
      } ?? (isMovedView || window == nil)
    guard isInformed else { return }
    isMovedByView = true
    beginAppearanceTransition(window != nil, animated: false)
  }

  /// Called after the view has entered or left a window.
  func viewDidMoveToWindow() {
    guard isMovedByView else { return }
    isMovedByView = false
    endAppearanceTransition()
  }
}
