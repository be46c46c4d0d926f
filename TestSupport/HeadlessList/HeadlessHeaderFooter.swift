public import TypedCells

/// A view above or below the rows of a section; the base of all headers and footers of a
/// ``HeadlessList``.
///
/// ```swift
/// final class AccountHeader: HeadlessHeaderFooter, Updatable {
///   func update(viewData account: Account) { lines = [account.name, account.address] }
/// }
/// ```
open class HeadlessHeaderFooter: HeadlessView, HostedHeaderFooter {
  /// The base class of the cells in the same list.
  public typealias BaseCell = HeadlessCell

  /// All headers and footers of a ``HeadlessList`` inherit from this class.
  public typealias BaseHeaderFooter = HeadlessHeaderFooter
}
