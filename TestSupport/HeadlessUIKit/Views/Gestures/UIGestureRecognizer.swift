/// A gesture that a view waits for. ``UIGestureRecognizer/user`` performs it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// The gesture has not been recognised yet.
    case possible

    /// A continuous gesture has begun.
    case began

    /// A continuous gesture goes on.
    case changed

    /// The gesture has ended; for a discrete one, it was recognised.
    case ended

    /// Something interrupted a continuous gesture.
    case cancelled

    /// The touches were not the gesture.
    case failed

    /// A discrete gesture was recognised.
    public static let recognized = State.ended
  }

  private var targets: [TargetAction] = []

  /// Creates a recogniser that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a method to call on a target, which is held weakly.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Removes methods of a target; `nil` matches every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  /// How far the gesture is.
  open var state = State.possible

  /// Decides whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it recognises anything.
  open var isEnabled = true

  /// The view that it is attached to.
  open var view: UIView? { attachedView }
  weak var attachedView: UIView?

  /// Whether the view's own touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true

  /// A name for debugging.
  open var name: String?

  /// The number of fingers: one during a gesture.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Returns where the gesture is, in the coordinates of a view, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let attachedView else { return point }
    return attachedView.convert(point, to: view)
  }

  /// Makes the recogniser wait until another one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }
  private(set) var requirements: [UIGestureRecognizer] = []

  /// Where the finger is, in the coordinates of the view.
  var point = CGPoint.zero

  /// Enters a state and calls the targets.
  func enter(_ state: State) {
    self.state = state
    for target in targets { target.send(from: view, argument: self) }
  }
}

/// Decides about a gesture. Every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures may be recognised at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets every gesture begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.absent(true)
  }

  /// Lets no two gestures be recognised at the same time.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalMethod.absent(false) }
}
