public import TypedCells

/// A view above or below the rows of a section; the base of all headers and footers of a
/// ``HeadlessList``.
///
/// ```swift
/// final class AccountHeader: HeadlessHeaderFooter, Updatable {
///   func update(viewData account: Account) { lines = [account.name, account.address] }
/// }
/// ```
@MainActor
open class HeadlessHeaderFooter: HeadlessView, HostedHeaderFooter {
  public typealias BaseCell = HeadlessCell
  public typealias BaseHeaderFooter = HeadlessHeaderFooter
}
