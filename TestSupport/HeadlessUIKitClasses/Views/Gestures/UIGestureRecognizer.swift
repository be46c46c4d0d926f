/// The base class of gesture recognisers. A test uses ``UIGestureRecognizer/user`` to perform the gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a gesture recogniser.
  public enum State: Int, Sendable {
    /// The gesture has not been recognised yet.
    case possible

    /// A continuous gesture has begun.
    case began

    /// A continuous gesture has changed.
    case changed

    /// A continuous gesture has ended, or a discrete gesture was recognised.
    case ended

    /// A continuous gesture was cancelled.
    case cancelled

    /// The touches don't match the gesture.
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

  /// Removes targets and actions. `nil` matches every target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  /// The state of the recogniser.
  open var state = State.possible

  /// The delegate, held weakly. It decides whether the gesture can begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser is enabled.
  open var isEnabled = true

  /// The view to which the recogniser is attached.
  open var view: UIView? { attachedView }
  weak var attachedView: UIView?

  /// Whether the view's own touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true

  /// The name, for debugging.
  open var name: String?

  /// The number of fingers: 1 during a gesture, otherwise 0.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Returns the position of the gesture in the coordinates of a view. If the view is `nil`, the coordinates
  /// are the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let attachedView else { return point }
    return attachedView.convert(point, to: view)
  }

  /// Does nothing, because a test performs gestures one by one. In UIKit, the recogniser waits until the other one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The position of the finger in the coordinates of the view.
  var point = CGPoint.zero

  /// Enters a state and calls the targets.
  func enter(_ state: State) {
    self.state = state
    for target in targets { target.send(from: view, argument: self) }
  }
}

/// The delegate of a gesture recogniser. All methods are optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a gesture can begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether the recogniser gets a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether two gestures can be recognised at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// The default implementation, which returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.absent(true)
  }

  /// The default implementation, which returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { OptionalMethod.absent(true) }

  /// The default implementation, which returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalMethod.absent(false) }
}
