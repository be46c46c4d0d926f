/// A method to call on a target, which is held weakly.
///
/// A target conforms to ``SelectorPerforming``. With the Objective-C runtime, any object will do that has the method.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether the action was added without a target, and so goes up the chain of responders.
  let isUntargeted: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isUntargeted = target == nil
    self.action = action
  }

  /// Whether it is the action that a call of `removeTarget` names; `nil` names every one.
  func matches(target: Any?, action: Selector?) -> Bool {
    let isTarget = target.map { $0 as AnyObject === self.target } ?? true
    return isTarget && (action == nil || action == self.action)
  }

  /// Calls the method; without a target, on the next responder that can be sent messages.
  func send(from sender: UIResponder?, argument: Any) {
    let receiver = isUntargeted ? Self.firstReceiver(after: sender) : target
    if let receiver { _ = Self.send(action, to: receiver, argument: argument) }
  }

  /// Calls a method.
  ///
  /// - Returns: whether the receiver has the method, as far as that can be known.
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

  /// The target as an element of a set of targets, as UIKit has it: `NSNull` without one.
  var element: AnyHashable? {
    if isUntargeted { return AnyHashable(NSNull()) }
    guard let target else { return nil }
    return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
  }
}
