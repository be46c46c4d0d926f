#if canImport(UIKit)
  import ObjectiveC
#endif

// Unsafe, because Objective-C may call `responds(to:)` on any thread, while the compiler isolates a delegate to the
// main actor.
//
// Invariant: off the main actor, the only message to your delegate is `responds(to:)`, which is safe on any thread. The
// reference is written once, in the initializer.
//
// Check: the reference is private, and only the functions below use it.
//
// Fallback: none is needed; a deallocated delegate is `nil`.

/// The delegate of a list's view, which handles messages about rows, and forwards others, for example about scrolling,
/// to your own delegate.
///
/// You rarely name this class: the list creates its objects, and your delegate is `list.host.delegate`. Name it for a
/// layout that expects its own Swift protocol from the collection view's delegate. Such a layout casts the delegate,
/// which is the list's, so let this class conform and ask your delegate:
///
/// ```swift
/// @MainActor
/// protocol ShelfLayoutDelegate: AnyObject {
///   func shelf(ofItemAt path: IndexPath) -> Int
/// }
///
/// extension ListViewDelegate: ShelfLayoutDelegate {
///   func shelf(ofItemAt path: IndexPath) -> Int {
///     (own as? any ShelfLayoutDelegate)?.shelf(ofItemAt: path) ?? 0
///   }
/// }
/// ```
///
/// An Objective-C protocol needs no extension: the list's delegate conforms to those of your delegate.
@MainActor
public class ListViewDelegate: NSObject {
  // UIKit checks only once which methods its delegate implements. So the result of `responds(to:)` must not change: if
  // you set another delegate, the view gets a new object of this class. Your delegate can be deallocated before the
  // view, so the object still accepts the messages that your delegate implemented.
  private nonisolated(unsafe) weak var delegate: AnyObject?
  private nonisolated let hadDelegate: Bool
  /// Whether your delegate is a view, for example the list's view itself.
  private nonisolated let isView: Bool
  /// The methods that this class implements and UIKit must not see, by their Objective-C names.
  private nonisolated let hidden: Set<String>

  /// - Parameters:
  ///   - delegate: your own delegate, which is held weakly.
  ///   - onlyOwn: methods of the subclass whose presence alone changes UIKit's behaviour. UIKit sees those that your
  ///     delegate implements.
  init(_ delegate: AnyObject?, onlyOwn: [String] = []) {
    unsafe self.delegate = delegate
    hadDelegate = delegate != nil
    isView = delegate is UIView
    hidden = Set(onlyOwn.filter { !isImplemented(Selector($0), by: delegate) })
    super.init()
  }

  /// Returns a delegate of a view, or your own one behind it if it belongs to another list, which was created for the
  /// same view before.
  static func own(behind delegate: AnyObject?) -> AnyObject? {
    (delegate as? ListViewDelegate).map { $0.own } ?? delegate
  }

  /// Your own delegate; `nil` if the list has none, or it was deallocated.
  public final var own: AnyObject? { unsafe delegate }

  /// Returns whether a method may be forwarded to your delegate.
  ///
  /// A view that is its own delegate implements methods of UIKit that ask the delegate again, for example for
  /// VoiceOver, so forwarding them would never end. A view gets only the methods of delegate protocols. Their names begin
  /// with the view that calls them.
  private nonisolated func forwards(_ method: String) -> Bool {
    !isView
      || (method.hasSuffix(":") && Self.delegateMethods.contains { method.hasPrefix($0) })
  }

  private nonisolated static let delegateMethods = [
    "tableView", "collectionView", "scrollView", "viewForZoomingInScrollView",
    "indexPathForPreferredFocusedView",
  ]

  #if canImport(UIKit)
    /// Returns whether the list or your delegate handles a message.
    public nonisolated override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector, !hidden.contains(aSelector.description) else { return false }
      return unsafe super.responds(to: aSelector)
        || (forwards(aSelector.description) && isImplemented(aSelector, by: delegate))
    }

    /// Returns your delegate for a message that the list doesn't handle and your delegate does.
    public nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector, let target = unsafe delegate else {
        return hadDelegate ? NeutralDelegate.shared : nil
      }
      return forwards(aSelector.description) && isImplemented(aSelector, by: target) ? target : nil
    }

    /// Returns whether the list's delegate, or your own one, conforms to a protocol of Objective-C.
    public nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
      if super.conforms(to: aProtocol) { return true }
      // UIKit's views conform to protocols of views, whose methods aren't forwarded.
      guard let own = unsafe delegate as? any NSObjectProtocol,
        !isView || protocol_conformsToProtocol(aProtocol, (any UIScrollViewDelegate).self)
      else { return false }
      return own.conforms(to: aProtocol)
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

  extension ListViewDelegate: SelectorResponding {
    /// Returns whether the list or your delegate handles a message.
    public func implements(_ aSelector: Selector) -> Bool {
      let name = aSelector.description
      guard !hidden.contains(name), forwards(name) else { return false }
      // HeadlessUIKit can't list the methods of a class. Of `UIScrollViewDelegate`, the subclasses implement these.
      return !name.hasPrefix("scrollView")
        || [
          "scrollViewDidScroll:", "scrollViewDidChangeAdjustedContentInset:",
          "scrollViewDidEndScrollingAnimation:", "scrollViewWillBeginDragging:",
        ].contains(name)
        || isImplemented(aSelector, by: own)
    }

    /// Returns your delegate, which gets the messages that the list doesn't handle.
    public func forwardingTarget(for aSelector: Selector) -> AnyObject? {
      own ?? (hadDelegate ? NeutralDelegate.shared : nil)
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
