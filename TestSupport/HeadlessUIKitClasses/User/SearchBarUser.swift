/// Performs the actions of a user in a search bar.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchBar.user.type("tea")
/// ```
@MainActor
public struct SearchBarUser {
  let bar: UISearchBar

  /// Taps the search field, which begins editing if the delegate allows it. The search controller becomes active.
  ///
  /// - Returns: whether editing begins.
  @discardableResult
  public func tap() -> Bool { bar.canBeTouched && bar.searchTextField.user.tap() }

  /// Types at the end of the text, after a tap on the search field if it isn't edited.
  ///
  /// - Parameter text: the text to append.
  /// - Returns: whether the search field is edited, and the delegate allows the change.
  @discardableResult
  public func type(_ text: String) -> Bool {
    (bar.searchTextField.isFirstResponder || tap()) && bar.searchTextField.user.type(text)
  }

  /// Taps the button that clears the search field.
  ///
  /// - Returns: whether there was a text that the user can clear.
  @discardableResult
  public func clear() -> Bool { bar.searchTextField.user.clear() }

  /// Presses the search key of the keyboard. Editing ends if the bar belongs to a search controller.
  ///
  /// - Returns: whether the search field was edited.
  @discardableResult
  public func pressReturn() -> Bool { bar.searchTextField.user.pressReturn() }

  /// Taps the cancel button. It ends the search of the search controller, and clears the text.
  ///
  /// - Returns: whether the button is visible.
  @discardableResult
  public func cancel() -> Bool {
    let controller = bar.controller
    let isShown =
      bar.showsCancelButton
      || controller?.isActive == true && controller?.automaticallyShowsCancelButton == true
    guard isShown, bar.canBeTouched else { return false }
    _ = OptionalMethod.answer { bar.delegate?.searchBarCancelButtonClicked(bar) }
    controller?.isActive = false
    return true
  }

  /// Chooses a scope.
  ///
  /// - Parameter index: the index of its title.
  /// - Returns: whether the scopes are visible and there is such a one.
  @discardableResult
  public func tapScope(at index: Int) -> Bool {
    guard bar.showsScopeBar || bar.controller?.isActive == true, bar.canBeTouched,
      bar.scopeButtonTitles?.indices.contains(index) == true
    else { return false }
    guard bar.selectedScopeButtonIndex != index else { return true }
    bar.selectedScopeButtonIndex = index
    _ = OptionalMethod.answer {
      bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: index)
    }
    return true
  }
}

extension UISearchBar {
  /// Performs the actions of a user in the search bar.
  public var user: SearchBarUser { SearchBarUser(bar: self) }
}
