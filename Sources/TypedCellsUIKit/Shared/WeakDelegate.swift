// Unsafe, for Objective-C asks what an object responds to from any thread, and the compiler holds a
// delegate to the main one.
//
// Invariant: off the main actor nothing is asked of the delegate but what it responds to, which every
// object answers on any thread.
//
// Check: the reference is private and constant, and the functions that are not isolated stand below.
//
// Fallback: none is needed; a delegate that has gone is `nil`.

/// A delegate of the list's author, not kept.
struct WeakDelegate<Delegate> {
  private nonisolated(unsafe) weak let reference: AnyObject?

  @MainActor
  init(_ delegate: Delegate?) {
    unsafe reference = delegate as AnyObject?
  }

  /// The delegate, while somebody keeps it.
  @MainActor var object: Delegate? { unsafe reference as? Delegate }

  /// Whether the delegate implements a method; without the Objective-C runtime, whether it may.
  @MainActor
  func implements(_ name: String) -> Bool {
    #if canImport(UIKit)
      return target(for: Selector(name)) != nil
    #else
      guard let object = unsafe reference else { return false }
      return (object as? any SelectorResponding)?.responds(to: Selector(name)) ?? true
    #endif
  }

  #if canImport(UIKit)
    /// The object that a message can be sent to, if the delegate knows the message.
    func target(for selector: Selector) -> Any? {
      guard let object = unsafe reference as? any NSObjectProtocol,
        object.responds(to: selector)
      else { return nil }
      return object
    }
  #endif
}
