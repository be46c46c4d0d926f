// Unsafe, because Objective-C may call `responds(to:)` on any thread, while the compiler isolates a delegate to the
// main actor.
//
// Invariant: off the main actor, the only message to your delegate is `responds(to:)`, which is safe on any thread. The
// reference is written once, in the initializer.
//
// Check: the reference is private, and only the functions below use it.
//
// Fallback: none is needed; a deallocated delegate is `nil`.

/// A delegate of a view that handles messages about rows, and forwards others, for example about scrolling, to your own
/// delegate.
///
/// UIKit checks only once which methods its delegate implements. So the result of `responds(to:)` must not change: if
/// you set another delegate, the view gets a new object of this class. Your delegate can be deallocated before the
/// view, so the object still accepts the messages that your delegate implemented.
@MainActor
class PassingDelegate: NSObject {
  private nonisolated(unsafe) weak var delegate: AnyObject?
  private nonisolated let hadDelegate: Bool
  /// The methods that this class implements and UIKit must not see, by their Objective-C names.
  private nonisolated let hidden: Set<String>

  /// - Parameters:
  ///   - delegate: your own delegate, which is held weakly.
  ///   - onlyOwn: methods of the subclass whose presence alone changes UIKit's behaviour. UIKit sees those that your
  ///     delegate implements.
  init(_ delegate: AnyObject?, onlyOwn: [String] = []) {
    unsafe self.delegate = delegate
    hadDelegate = delegate != nil
    hidden = Set(onlyOwn.filter { !isImplemented(Selector($0), by: delegate) })
    super.init()
  }

  /// Your own delegate.
  var own: AnyObject? { unsafe delegate }

  #if canImport(UIKit)
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector, !hidden.contains(aSelector.description) else { return false }
      return unsafe super.responds(to: aSelector) || isImplemented(aSelector, by: delegate)
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector, let target = unsafe delegate else {
        return hadDelegate ? Silence.shared : nil
      }
      return isImplemented(aSelector, by: target) ? target : nil
    }
  #endif
}

#if canImport(UIKit)
  func isImplemented(_ selector: Selector, by object: AnyObject?) -> Bool {
    (object as? any NSObjectProtocol)?.responds(to: selector) ?? false
  }
#else
  // Without the Objective-C runtime, a protocol of HeadlessUIKit replaces `responds(to:)`.
  @MainActor
  func isImplemented(_ selector: Selector, by object: AnyObject?) -> Bool {
    OptionalMethod.isImplemented(selector, by: object)
  }

  extension PassingDelegate: SelectorResponding {
    func implements(_ aSelector: Selector) -> Bool {
      guard !hidden.contains(aSelector.description) else { return false }
      // HeadlessUIKit can't list the methods of a class. Of `UIScrollViewDelegate`, the subclasses implement these two.
      return !aSelector.description.hasPrefix("scrollView")
        || ["scrollViewDidEndScrollingAnimation:", "scrollViewWillBeginDragging:"]
          .contains(aSelector.description)
        || isImplemented(aSelector, by: own)
    }

    func forwardingTarget(for aSelector: Selector) -> AnyObject? {
      own ?? (hadDelegate ? Silence.shared : nil)
    }
  }
#endif

/// Calls an optional method of a delegate.
///
/// ```text
/// ask(delegate?.tableView(_:shouldHighlightRowAt:)) { $0(tableView, indexPath) }
/// ```
///
/// - Parameters:
///   - method: the method; `nil` if the delegate doesn't implement it, or was deallocated. Without the
///     Objective-C runtime every delegate has every method, and calling a default implementation reports that.
///   - call: calls the method.
/// - Returns: the method's result; `nil` if the delegate doesn't implement the method.
@MainActor @discardableResult
func ask<Method, Answer>(_ method: Method?, _ call: (Method) -> Answer) -> Answer? {
  guard let method else { return nil }
  #if canImport(UIKit)
    return call(method)
  #else
    return OptionalMethod.answer { call(method) }
  #endif
}
