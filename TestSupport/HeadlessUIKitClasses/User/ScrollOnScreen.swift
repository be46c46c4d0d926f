/// A scroll that takes time: by a finger that stays on the content, by a flick, or by an animation.
///
/// ```swift
/// let finger = table.user.beginScrolling()
/// finger?.move(by: 40)
/// finger?.lift(velocity: 1)
/// finger?.goOn(by: 0.5)
/// finger?.finish()
/// ```
@MainActor
public struct ScrollOnScreen {
  let view: UIScrollView

  /// Moves the finger, which scrolls.
  ///
  /// - Parameters:
  ///   - distance: the distance to scroll down, in points. A negative distance scrolls up.
  ///   - sideways: the distance to scroll to the right, in points.
  public func move(by distance: CGFloat, sideways: CGFloat = 0) {
    view.moveFinger(by: CGPoint(x: sideways, y: distance))
  }

  /// Lifts the finger. If it was moved and has a velocity, the content goes on scrolling until ``finish()``, or until
  /// another touch.
  ///
  /// - Parameters:
  ///   - velocity: the velocity with which the content scrolls down, in points per millisecond.
  ///   - sideways: the velocity with which it scrolls to the right.
  public func lift(velocity: CGFloat = 0, sideways: CGFloat = 0) {
    view.liftFinger(velocity: CGPoint(x: sideways, y: velocity))
  }

  /// Whether the content scrolls without a finger.
  public var isUnderWay: Bool { view.runningScroll != nil }

  /// Lets the content scroll a part of the way that is left.
  ///
  /// - Parameter fraction: the part, from 0 to 1.
  public func goOn(by fraction: CGFloat) { view.continueScroll(by: min(max(fraction, 0), 1)) }

  /// Lets the content come to rest.
  public func finish() {
    view.continueScroll(by: 1)
    view.endScroll()
    view.layoutIfNeeded()
  }
}

extension UIScrollView {
  func beginScrolling() -> ScrollOnScreen? {
    guard hierarchyWindow != nil, canBeTouched, !isTouched else { return nil }
    layoutIfNeeded()
    touch()
    return ScrollOnScreen(view: self)
  }

  var scrollUnderWay: ScrollOnScreen? { runningScroll == nil ? nil : ScrollOnScreen(view: self) }
}

extension TableUser {
  /// Puts a finger on the content, which stops a deceleration or an animated scroll. If the finger moves, it scrolls.
  ///
  /// - Returns: the finger, or `nil` if the table is in no window or already touched.
  public func beginScrolling() -> ScrollOnScreen? { table.beginScrolling() }

  /// The deceleration or the animated scroll that is under way, or `nil`. Animated scrolls end at once, unless the window
  /// holds them: see ``UIWindow/holdsAnimatedScrolls``.
  public var scrollUnderWay: ScrollOnScreen? { table.scrollUnderWay }
}

extension CollectionUser {
  /// Puts a finger on the content, which stops a deceleration or an animated scroll. If the finger moves, it scrolls.
  ///
  /// - Returns: the finger, or `nil` if the collection view is in no window or already touched.
  public func beginScrolling() -> ScrollOnScreen? { collection.beginScrolling() }

  /// The deceleration or the animated scroll that is under way, or `nil`. Animated scrolls end at once, unless the window
  /// holds them: see ``UIWindow/holdsAnimatedScrolls``.
  public var scrollUnderWay: ScrollOnScreen? { collection.scrollUnderWay }
}
