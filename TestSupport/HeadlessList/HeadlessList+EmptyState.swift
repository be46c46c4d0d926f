public import TypedCells

extension ListDriver where Host == HeadlessList {
  /// Shows a text while the list shows no row, as a list in UIKit shows a view behind its rows.
  ///
  /// It isn't shown before the first content is applied.
  ///
  /// - Parameters:
  ///   - owner: the owner of the closure, which the list holds weakly. Without it, no text is shown.
  ///   - text: receives the owner and returns the text.
  public func backgroundWhenEmpty<Owner: AnyObject>(
    weak owner: Owner, _ text: @escaping @MainActor (Owner) -> String
  ) {
    host.emptyText = { [weak owner] in owner.map(text) ?? "" }
  }
}
