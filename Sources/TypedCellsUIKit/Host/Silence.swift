#if canImport(UIKit)
  import ObjectiveC

  // Unsafe, because methods are added to a class at run time, without a signature.
  //
  // Invariant: UIKit remembers which methods the developer's delegate implemented, and calls them after the
  // delegate was deallocated. Those that return floating-point numbers, structures or an object that must exist
  // are implemented by `TableDelegate` and `CollectionDelegate` themselves. The others return nothing, a
  // Boolean value, an integer or an object that may be `nil`, so their result fits the first register.
  //
  // Check: only `PassingDelegate.forwardingTarget(for:)` uses the object, after the delegate was
  // deallocated. A test goes through the methods of HeadlessUIKit's protocols, and finds those that return
  // something else.
  //
  // Fallback: none; without this object the next scroll would be an unrecognized selector.

  /// An object that responds to every message, with the answer that leaves a list as it is without a delegate.
  final class Silence: NSObject, Sendable {
    static let shared = Silence()

    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
      guard let selector else { return false }
      let answer = NeutralAnswers.isTrue(for: selector.description) ? 1 : 0
      let method: @convention(block) (AnyObject) -> Int = { _ in answer }
      return unsafe class_addMethod(self, selector, imp_implementationWithBlock(method), nil)
    }
  }
#else
  /// An object that responds to every message. It implements no method, so HeadlessUIKit does what it does
  /// without a delegate.
  @MainActor
  final class Silence: NSObject, SelectorResponding, UICollectionViewDelegate, UITableViewDelegate {
    static let shared = Silence()

    func implements(_ aSelector: Selector) -> Bool { true }
  }
#endif

/// The answers of a delegate that was deallocated.
enum NeutralAnswers {
  /// Methods that UIKit takes to return `true` if they aren't implemented.
  private static let affirmed: Set = [
    "scrollViewShouldScrollToTop:",
    "tableView:canFocusRowAtIndexPath:", "collectionView:canFocusItemAtIndexPath:",
    "tableView:shouldUpdateFocusInContext:", "collectionView:shouldUpdateFocusInContext:",
    "tableView:canPerformPrimaryActionForRowAtIndexPath:",
    "collectionView:canPerformPrimaryActionForItemAtIndexPath:",
    "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
    "collectionView:shouldSpringLoadItemAtIndexPath:withContext:",
    "collectionView:canEditItemAtIndexPath:", "collectionView:shouldDeselectItemAtIndexPath:",
  ]

  /// Whether a method returns `true` if it isn't implemented; all others return `false`, zero, `nil` or nothing.
  static func isTrue(for method: String) -> Bool { affirmed.contains(method) }
}
