#if canImport(UIKit)
  import ObjectiveC

  // Unsafe, because methods are added to a class at run time, without a signature.
  //
  // Invariant: UIKit remembers which methods the developer's delegate implemented, and calls them after the
  // delegate was deallocated. Those that return floating-point numbers or structures are implemented by
  // `TableDelegate` and `CollectionDelegate` themselves. The others return nothing, a Boolean value, an
  // integer or an object, all of which are zero if the register of the first result is zero.
  //
  // Check: only `PassingDelegate.forwardingTarget(for:)` uses the object, after the delegate was
  // deallocated.
  //
  // Fallback: none; without this object the next scroll would be an unrecognized selector.

  /// An object that responds to every message and does nothing.
  final class Silence: NSObject, Sendable {
    static let shared = Silence()

    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
      guard let selector else { return false }
      let answer: @convention(block) (AnyObject) -> Int = { _ in 0 }
      return unsafe class_addMethod(self, selector, imp_implementationWithBlock(answer), nil)
    }
  }
#endif
