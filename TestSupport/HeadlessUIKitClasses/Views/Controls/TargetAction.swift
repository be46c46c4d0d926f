/// A method to call on a target, which is held weakly.
///
/// A target conforms to ``SelectorPerforming``. With the Objective-C runtime, it can be any object with the
/// method.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether the action was added without a target. Then it's sent to a responder in the responder chain.
  let isUntargeted: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isUntargeted = target == nil
    self.action = action
  }

  /// Returns whether a call of `removeTarget` matches the action. `nil` matches every target or action.
  func matches(target: Any?, action: Selector?) -> Bool {
    let isTarget = target.map { $0 as AnyObject === self.target } ?? true
    return isTarget && (action == nil || action == self.action)
  }

  /// Returns whether both call the same method of the same target.
  func isSame(as other: TargetAction) -> Bool {
    action == other.action && isUntargeted == other.isUntargeted && target === other.target
  }

  /// Calls the method. Without a target, the receiver is the first responder in the chain that conforms to
  /// ``SelectorPerforming``.
  func send(from sender: UIResponder?, argument: Any) {
    let receiver = isUntargeted ? Self.firstReceiver(after: sender) : target
    guard let receiver, !Self.send(action, to: receiver, argument: argument) else { return }
    UIKitException.raise(
      "-[\(type(of: receiver)) \(action.description)]: unrecognized selector sent to instance. Without the "
        + "Objective-C runtime, a target conforms to SelectorPerforming.",
      name: UIKitException.invalidArgument)
  }

  /// Calls a method.
  ///
  /// - Returns: whether the method was called. A receiver that conforms to ``SelectorPerforming`` counts as
  ///   having every method.
  static func send(_ action: Selector, to receiver: AnyObject, argument: Any) -> Bool {
    if let receiver = receiver as? any SelectorPerforming {
      receiver.perform(action, with: argument)
      return true
    }
    #if canImport(ObjectiveC)
      if let receiver = receiver as? NSObject, receiver.responds(to: action) {
        _ = unsafe receiver.perform(action, with: argument)
        return true
      }
    #endif
    return false
  }

  private static func firstReceiver(after sender: UIResponder?) -> AnyObject? {
    guard let sender else { return nil }
    return sequence(first: sender, next: \.next).lazy.compactMap { $0 as? any SelectorPerforming }
      .first
  }

  /// The target as an element of ``UIControl/allTargets``. Without a target, it's an `NSNull`, as in UIKit.
  var element: AnyHashable? {
    if isUntargeted { return AnyHashable(NSNull()) }
    guard let target else { return nil }
    return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
  }
}
