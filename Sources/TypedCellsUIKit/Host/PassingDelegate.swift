// Unsafe, because Objective-C may ask on any thread what an object responds to, while the compiler isolates
// a delegate to the main actor.
//
// Invariant: off the main actor, the only message to the developer's delegate is `responds(to:)`, which every object
// answers on any thread. The reference is written once, in the initializer.
//
// Check: the reference is private, and only the functions below use it.
//
// Fallback: none is needed; a deallocated delegate is `nil`.

/// A delegate of a view that answers for the rows of a list, and passes on to the developer's own delegate
/// what has nothing to do with rows, for example scrolling.
///
/// UIKit asks once what its delegate implements, and remembers it. The answers of this class are constant
/// for that reason: for another delegate of the developer's, the view gets another object. And the
/// developer's delegate may be deallocated before the view, so the object accepts afterwards, too, what it
/// accepted before.
@MainActor
class PassingDelegate: NSObject {
  private nonisolated(unsafe) weak var delegate: AnyObject?
  private nonisolated let hadDelegate: Bool
  /// The methods that this class implements and UIKit must not see, by their Objective-C names.
  private nonisolated let hidden: Set<String>

  /// - Parameters:
  ///   - delegate: the developer's own delegate, which isn't kept alive.
  ///   - optional: methods of the subclass that change what UIKit does just by being there. UIKit sees those
  ///     that the developer's delegate implements.
  ///   - isUsed: whether UIKit sees one of these methods in any case.
  init(_ delegate: AnyObject?, optional: [String], isUsed: (String) -> Bool) {
    unsafe self.delegate = delegate
    hadDelegate = delegate != nil
    hidden = Set(optional.filter { !isUsed($0) && !isImplemented(Selector($0), by: delegate) })
    super.init()
  }

  /// The developer's own delegate.
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
  // HeadlessUIKit declares as a protocol what every object of the Objective-C runtime can do.
  @MainActor
  func isImplemented(_ selector: Selector, by object: AnyObject?) -> Bool {
    OptionalMethod.isImplemented(selector, by: object)
  }

  extension PassingDelegate: SelectorResponding {
    func implements(_ aSelector: Selector) -> Bool {
      guard !hidden.contains(aSelector.description) else { return false }
      // It isn't known which methods a class implements; this one implements none of a scroll view.
      return !aSelector.description.hasPrefix("scrollView") || isImplemented(aSelector, by: own)
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
///     Objective-C runtime every delegate has every method, and a default reveals itself when it is called.
///   - call: calls the method.
/// - Returns: the method's result; `nil` if there is no such method.
@MainActor @discardableResult
func ask<Method, Answer>(_ method: Method?, _ call: (Method) -> Answer) -> Answer? {
  guard let method else { return nil }
  #if canImport(UIKit)
    return call(method)
  #else
    return OptionalMethod.answer { call(method) }
  #endif
}
