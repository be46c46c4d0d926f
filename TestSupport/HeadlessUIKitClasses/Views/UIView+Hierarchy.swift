/// How views enter and leave superviews and windows, and inherit from them.
extension UIView {
  func insert(_ view: UIView, at index: Int) {
    let isNew = view.parent !== self
    if isNew { view.willMove(toSuperview: self) }
    let (wasIn, isIn) = (view.window, window)
    if wasIn !== isIn { view.announceWindow(willBe: isIn, isMovedView: true) }
    if let old = view.parent {
      if isNew { old.willRemoveSubview(view) }
      old.children.removeAll { $0 === view }
      if isNew {
        old.dropConstraints(to: view)
        old.setNeedsLayout()
      }
    }
    children.insert(view, at: min(index, children.count))
    view.parent = self
    if view.margins.includeSuperviews { view.announceMarginChange() }
    if isNew { didAddSubview(view) }
    view.didMoveToSuperview()
    if view.window !== wasIn { view.announceWindow() }
    setNeedsLayout()
  }

  func insert(_ view: UIView, at sibling: UIView, offset: Int) {
    let others = children.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + offset }
    insertSubview(view, at: index ?? others.count)
  }

  func leaveSuperview() {
    guard let parent else { return }
    willMove(toSuperview: nil)
    firstResponderInside?.resignFirstResponder()
    let wasIn = window
    if wasIn != nil { announceWindow(willBe: nil, isMovedView: true) }
    parent.willRemoveSubview(self)
    parent.children.removeAll { $0 === self }
    parent.dropConstraints(to: self)
    self.parent = nil
    if margins.includeSuperviews { announceMarginChange() }
    didMoveToSuperview()
    if wasIn != nil { announceWindow() }
  }

  /// The first responder of the window, if it's the view or a descendant.
  var firstResponderInside: UIView? {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
      return nil
    }
    return first
  }

  private func announceWindow() {
    if !Appearance.isUnused, hierarchyWindow != nil { Appearance.adapt(self) }
    didMoveToWindow()
    // Most views have no children, and in a debug build a loop over none isn't free.
    if !children.isEmpty {
      for child in children { child.announceWindow() }
    }
    owner?.viewDidMoveToWindow()
  }

  private func announceWindow(willBe window: UIWindow?, isMovedView: Bool) {
    owner?.viewWillMove(to: window, isMovedView: isMovedView)
    willMove(toWindow: window)
    if children.isEmpty { return }
    for child in children { child.announceWindow(willBe: window, isMovedView: false) }
  }

  var inheritedTint: UIColor { parent?.tintColor ?? .systemBlue }

  /// Notifies the view and the descendants that inherit its tint colour.
  func announceTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.announceTint() }
  }
}
