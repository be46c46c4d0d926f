/// A delegate or data source that says which optional methods it implements.
///
/// In UIKit an object does that by overriding `responds(to:)`. There is nothing to override without the
/// Objective-C runtime, so it conforms to this protocol here. A table or collection asks
/// for every method when the object is set, as UIKit does, and never again: set the object again when
/// the answers change.
///
/// An object that does not conform is called. The optional methods that it does not implement have
/// defaults that make themselves known as absent.
@preconcurrency @MainActor
public protocol SelectorResponding: AnyObject {
  /// Whether the object wants to be sent a message.
  ///
  /// - Parameter aSelector: the Objective-C name of an optional method.
  func implements(_ aSelector: Selector) -> Bool

  /// Returns the object that receives a message which this object doesn't implement itself.
  ///
  /// In UIKit an object overrides `NSObject.forwardingTarget(for:)`. A table or collection uses the answer in the
  /// same way: if the object says that it implements a method, but has none, the table calls the method of the
  /// target. The default is `nil`, and forwards nothing.
  ///
  /// - Parameter aSelector: the Objective-C name of an optional method.
  func forwardingTarget(for aSelector: Selector) -> AnyObject?
}

extension SelectorResponding {
  /// Returns the object that receives a message which this object doesn't implement itself; here `nil`.
  public func forwardingTarget(for aSelector: Selector) -> AnyObject? { nil }
}

/// An object that controls can send actions to, for want of the Objective-C runtime.
@preconcurrency @MainActor
public protocol SelectorPerforming: AnyObject {
  /// Calls the method of that name.
  ///
  /// - Parameters:
  ///   - aSelector: the method's Objective-C name.
  ///   - sender: the control.
  func perform(_ aSelector: Selector!, with sender: Any?)
}
