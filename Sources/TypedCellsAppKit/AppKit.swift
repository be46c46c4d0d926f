// AppKit on macOS, and HeadlessAppKit elsewhere. Every file of this module, and every file that imports this module, sees
// one of them as its AppKit.
#if os(macOS)
  @_exported public import AppKit

  /// Creates a view of a class that is known at run time. AppKit's `init()` calls `init(frame:)`.
  @MainActor
  func makeView<View: NSView>(_ viewClass: View.Type) -> View { viewClass.init() }
#else
  @_exported public import HeadlessAppKit

  /// Creates a view of a class that is known at run time.
  @MainActor
  func makeView<View: NSView>(_ viewClass: View.Type) -> View { HeadlessAppKit.makeView(viewClass) }
#endif

/// Calls an optional method of a delegate.
///
/// ```text
/// ask(delegate?.tableView(_:shouldSelectRow:)) { $0(tableView, row) }
/// ```
///
/// - Parameters:
///   - method: the method; `nil` if the delegate doesn't implement it, or was deallocated. HeadlessAppKit's delegates
///     have every method, with a default that does what AppKit does without the method.
///   - call: calls the method.
/// - Returns: the method's result; `nil` if there is no such method.
@MainActor @discardableResult
func ask<Method, Answer>(_ method: Method?, _ call: (Method) -> Answer) -> Answer? {
  method.map(call)
}
