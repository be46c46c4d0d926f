/// One or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1

  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A finger that rests on the view.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the finger rests.
  open var numberOfTapsRequired = 0

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// How long the finger rests, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the finger may move before the gesture fails, in points.
  open var allowableMovement: CGFloat = 10
}

/// A finger that drags.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max

  var start = CGPoint.zero

  /// Returns how far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: point.x - start.x, y: point.y - start.y)
  }

  /// Sets how far the finger has moved from now on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
  }

  /// Returns how fast the finger moves; nothing measures time here, so it is always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
