/// What a user's finger does to make a recogniser recognise its gesture.
@MainActor
public struct GestureUser {
  let recognizer: UIGestureRecognizer

  /// Performs the whole gesture at a point: a tap ends, a long press begins and ends.
  ///
  /// - Parameter point: where, in the coordinates of the recogniser's view.
  /// - Returns: whether the recogniser is enabled, attached to a view that the user can touch, and allowed
  ///   to begin by its delegate.
  @discardableResult
  public func perform(at point: CGPoint = .zero) -> Bool {
    guard begin(at: point) else { return false }
    end()
    return true
  }

  /// Puts a finger down. A continuous gesture begins; a tap is recognised by ``end()``.
  ///
  /// - Returns: whether the gesture may begin, as for ``perform(at:)``.
  @discardableResult
  public func begin(at point: CGPoint = .zero) -> Bool {
    guard recognizer.isEnabled, let view = recognizer.view, view.canBeTouched else {
      return false
    }
    recognizer.point = point
    (recognizer as? UIPanGestureRecognizer)?.start = point
    let mayBegin = OptionalMethod.answer {
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer)
    }
    guard (mayBegin ?? nil) != false else {
      recognizer.state = .failed
      return false
    }
    if isContinuous { recognizer.enter(.began) }
    return true
  }

  /// Moves the finger, if the gesture is continuous and has begun.
  public func move(to point: CGPoint) {
    guard isContinuous, recognizer.state == .began || recognizer.state == .changed else { return }
    recognizer.point = point
    recognizer.enter(.changed)
  }

  /// Lifts the finger.
  public func end() {
    guard recognizer.state != .failed else { return }
    recognizer.enter(.ended)
    recognizer.state = .possible
  }

  /// Interrupts the gesture, as a phone call does.
  public func cancel() {
    if isContinuous { recognizer.enter(.cancelled) }
    recognizer.state = .possible
  }

  private var isContinuous: Bool { !(recognizer is UITapGestureRecognizer) }
}

extension UIGestureRecognizer {
  /// What a user's finger does to make the recogniser recognise its gesture.
  public var user: GestureUser { GestureUser(recognizer: self) }
}

extension UIView {
  /// Whether the view and the views around it are visible and take touches.
  var canBeTouched: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha > 0.01
    }
  }
}
