/// Passes what happens in the text field of a search bar on to the search bar's delegate and controller.
@MainActor
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?
  private var delegate: (any UISearchBarDelegate)? { bar?.delegate }

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init()
    bar.searchTextField.delegate = self
    bar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  private func textDidChange() {
    guard let bar else { return }
    _ = OptionalMethod.answer { delegate?.searchBar(bar, textDidChange: bar.text ?? "") }
    bar.controller?.updateResults()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return OptionalMethod.answer { delegate?.searchBarShouldBeginEditing(bar) } != .some(false)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.controller?.searchFieldWasTapped()
    _ = OptionalMethod.answer { delegate?.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return OptionalMethod.answer { delegate?.searchBarShouldEndEditing(bar) } != .some(false)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    _ = OptionalMethod.answer { delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return OptionalMethod.answer {
      delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
    } != .some(false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    _ = OptionalMethod.answer { delegate?.searchBarSearchButtonClicked(bar) }
    if bar.controller != nil { textField.resignFirstResponder() }
    return true
  }
}
