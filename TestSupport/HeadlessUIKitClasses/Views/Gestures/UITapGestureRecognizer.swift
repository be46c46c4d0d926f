/// A recogniser for one or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps.
  open var numberOfTapsRequired = 1

  /// The required number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recogniser for a long press.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps before the press.
  open var numberOfTapsRequired = 0

  /// The required number of fingers.
  open var numberOfTouchesRequired = 1

  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum movement of the finger before the gesture fails, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recogniser for panning.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  var start = CGPoint.zero

  /// Returns the translation of the finger, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: point.x - start.x, y: point.y - start.y)
  }

  /// Sets the translation of the finger. Later movements add to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
  }

  /// Returns zero, because HeadlessUIKit doesn't measure the velocity.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
