/// Calls an optional method of a delegate.
///
/// ```text
/// ask(delegate?.tableView(_:shouldHighlightRowAt:)) { $0(tableView, indexPath) }
/// ```
///
/// - Parameters:
///   - method: the method; `nil` where the delegate does not implement it, or has gone. Without the
///     Objective-C runtime there always is one, and a default makes itself known when it is called.
///   - call: calls it.
/// - Returns: what the method returns; `nil` where there is none.
@MainActor @discardableResult
func ask<Method, Answer>(_ method: Method?, _ call: (Method) -> Answer) -> Answer? {
  guard let method else { return nil }
  #if canImport(UIKit)
    return call(method)
  #else
    return OptionalMethod.answer { call(method) }
  #endif
}
