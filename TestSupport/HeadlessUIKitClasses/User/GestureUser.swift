/// Performs a recogniser's gesture as a user does.
///
/// ```swift
/// let press = UILongPressGestureRecognizer()
/// table.addGestureRecognizer(press)
/// press.user.perform(at: CGPoint(x: 10, y: 10))
/// ```
@MainActor
public struct GestureUser {
  let recognizer: UIGestureRecognizer

  /// Performs the whole gesture at a point. A tap ends, and a long press begins and ends.
  ///
  /// - Parameter point: the position in the coordinates of the recogniser's view.
  /// - Returns: whether the recogniser is enabled, the user can touch its view, and the delegate allows the
  ///   gesture to begin.
  @discardableResult
  public func perform(at point: CGPoint = .zero) -> Bool {
    guard begin(at: point) else { return false }
    end()
    return true
  }

  /// Puts a finger down. A continuous gesture begins. A tap is recognised when ``end()`` lifts the finger.
  ///
  /// - Returns: whether the gesture can begin. ``perform(at:)`` lists the conditions.
  @discardableResult
  public func begin(at point: CGPoint = .zero) -> Bool {
    guard recognizer.isEnabled, let view = recognizer.view, view.canBeTouched else {
      return false
    }
    recognizer.point = point
    (recognizer as? UIPanGestureRecognizer)?.start = point
    let touch = UITouch(of: view.hitTest(point, with: nil) ?? view, at: point, in: view)
    let receives = OptionalMethod.answer {
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
    }
    guard (receives ?? nil) != false else { return false }
    let mayBegin = OptionalMethod.answer {
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer)
    }
    guard (mayBegin ?? nil) != false, view.gestureRecognizerShouldBegin(recognizer) else {
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

  /// Cancels the gesture, for example because of a phone call.
  public func cancel() {
    if isContinuous { recognizer.enter(.cancelled) }
    recognizer.state = .possible
  }

  private var isContinuous: Bool { !(recognizer is UITapGestureRecognizer) }
}

extension UIGestureRecognizer {
  /// Performs the recogniser's gesture as a user does.
  public var user: GestureUser { GestureUser(recognizer: self) }
}

extension UIGestureRecognizer {
  /// Returns whether a delegate allows both gestures to be recognised at the same time.
  fileprivate func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    [(self, other), (other, self)].contains { recognizer, other in
      let answer = OptionalMethod.answer {
        recognizer.delegate?.gestureRecognizer(
          recognizer, shouldRecognizeSimultaneouslyWith: other)
      }
      return (answer ?? nil) == true
    }
  }
}

extension UIView {
  /// Taps the view, so that the recognisers of it and its superviews recognise the tap. The innermost one prevents the
  /// others, unless a delegate allows both.
  ///
  /// - Returns: whether one of them cancels the touch, which the view doesn't get then.
  func tapGestures(at point: CGPoint) -> Bool {
    var recognized: [UITapGestureRecognizer] = []
    for view in Array(sequence(first: self, next: \.superview)) {
      for case let tap as UITapGestureRecognizer in view.gestureRecognizers ?? []
      where tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 {
        guard recognized.allSatisfy(tap.isSimultaneous) else { continue }
        if tap.user.perform(at: convert(point, to: view)) { recognized.append(tap) }
      }
    }
    return recognized.contains(where: \.cancelsTouchesInView)
  }

  /// Whether the view and its superviews are visible and enable user interaction.
  var canBeTouched: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha >= 0.01
    }
  }
}
