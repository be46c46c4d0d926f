/// The delegate of a search bar. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether editing can begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether editing can end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called after the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Returns whether a text that the user types can replace a range.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the user presses the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user taps the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called after the user has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// The optional methods, which count as absent unless a class implements them.
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.absent(true)
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalMethod.absent(()) }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.absent(true)
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalMethod.absent(()) }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethod.absent(())
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalMethod.absent(true) }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent(()) }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent(()) }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { OptionalMethod.absent(()) }
}
