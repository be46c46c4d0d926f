/// A delegate or data source that forwards messages, or decides which optional methods it implements.
///
/// In UIKit, an object overrides `forwardingTarget(for:)` and `responds(to:)`. Without the Objective-C runtime,
/// these methods don't exist, so the object conforms to this protocol. As in UIKit, a table or collection view
/// calls ``implements(_:)`` for every optional method when the object is set, and never again. If the results
/// change, set the object again.
///
/// The protocol isn't required. If an object doesn't conform to it, the default implementations mark the
/// missing methods as absent.
@preconcurrency @MainActor
public protocol SelectorResponding: AnyObject {
  /// Returns whether the object implements an optional method, or forwards it to an object that does.
  ///
  /// The default implementation is UIKit's usual
  /// `super.responds(to: aSelector) || other.responds(to: aSelector)`, where `other` is the result of
  /// ``forwardingTarget(for:)``. The object's class counts as implementing a method until a table or collection
  /// view has called the method and found it missing.
  ///
  /// - Parameter aSelector: the Objective-C name of an optional method.
  func implements(_ aSelector: Selector) -> Bool

  /// Returns the object to which this object forwards a message that it doesn't implement.
  ///
  /// In UIKit, an object overrides `NSObject.forwardingTarget(for:)`. A table or collection view uses the
  /// result in the same way: if ``implements(_:)`` returns `true` but the method is missing, the table calls
  /// the method of the target. The default implementation returns `nil`.
  ///
  /// - Parameter aSelector: the Objective-C name of an optional method.
  func forwardingTarget(for aSelector: Selector) -> AnyObject?
}

extension SelectorResponding {
  /// The default implementation. The object's class implements the method, or the forwarding target does.
  public func implements(_ aSelector: Selector) -> Bool {
    OptionalMethod.isImplemented(aSelector, byClassOf: self)
      || OptionalMethod.isImplemented(aSelector, by: forwardingTarget(for: aSelector))
  }

  /// The default implementation, which returns `nil`.
  public func forwardingTarget(for aSelector: Selector) -> AnyObject? { nil }
}

/// A target of actions. The protocol replaces the Objective-C runtime.
@preconcurrency @MainActor
public protocol SelectorPerforming: AnyObject {
  /// Calls the method with a selector.
  ///
  /// - Parameters:
  ///   - aSelector: the method's Objective-C name.
  ///   - sender: the control.
  func perform(_ aSelector: Selector!, with sender: Any?)
}
