#if canImport(UIKit)
  import ObjectiveC

  // Unsafe, because methods are added to a class at run time, without a signature.
  //
  // Invariant: UIKit remembers which methods your delegate implemented, and calls them after it was deallocated. Those
  // that return floating-point numbers, structures or an object that must exist are implemented by `TableDelegate` and
  // `CollectionDelegate` themselves. The others return nothing, a Boolean value, an integer or an object that may be
  // `nil`, so their result fits the first register.
  //
  // Check: only `ListViewDelegate.forwardingTarget(for:)` uses the object, after the delegate was
  // deallocated. A test checks the result types of all methods of HeadlessUIKit's protocols.
  //
  // Fallback: none; without this object the next scroll would be an unrecognized selector.

  /// An object that responds to every message with the result that has the same effect as no delegate.
  final class NeutralDelegate: NSObject, Sendable {
    static let shared = NeutralDelegate()

    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
      guard let selector else { return false }
      let answer = NeutralAnswers.isTrue(for: selector.description) ? 1 : 0
      let method: @convention(block) (AnyObject) -> Int = { _ in answer }
      return unsafe class_addMethod(self, selector, imp_implementationWithBlock(method), nil)
    }
  }
#else
  /// An object that responds to every message. It implements no method, so HeadlessUIKit uses its defaults.
  @MainActor
  final class NeutralDelegate: NSObject, SelectorResponding, UICollectionViewDelegate,
    UITableViewDelegate
  {
    static let shared = NeutralDelegate()

    func implements(_ aSelector: Selector) -> Bool { true }
  }
#endif

/// The results for a delegate that was deallocated.
enum NeutralAnswers {
  /// The methods whose default in UIKit is `true`.
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

  /// Returns whether the default of a method is `true`. The defaults of others are `false`, zero, `nil` or nothing.
  static func isTrue(for method: String) -> Bool { affirmed.contains(method) }
}
