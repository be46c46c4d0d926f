public import TypedCells

/// The keyboard in the fields of rows.
extension ListDriver {
  /// Shows the keyboard in the first field of the row with an identity. The list scrolls to the row if it isn't visible.
  ///
  /// ```text
  /// list.focus(error.fieldID)
  /// ```
  ///
  /// - Parameter id: the identity that you gave by `Row.id(_:)` or `LazyRows`, or the `id` of the row's model.
  /// - Returns: `false` if there is no such row, its cell has no field that can be edited, or the list isn't in a window.
  /// - Complexity: O(*n*) for *n* rows.
  @discardableResult
  public func focus<View>(_ id: some Hashable) -> Bool where Host == ListViewHost<View> {
    paths(of: id).first.map { host.focus(rowAt: $0) } ?? false
  }

  /// Moves the keyboard to the next field: in the same cell, or in a row further down.
  ///
  /// ```text
  /// func textFieldShouldReturn(_ textField: UITextField) -> Bool {
  ///   if !list.focusNext() { textField.resignFirstResponder() }
  ///   return true
  /// }
  /// ```
  ///
  /// - Returns: `false` if no field of the list has the keyboard, or none of the next 100 rows has a field.
  @discardableResult
  public func focusNext<View>() -> Bool where Host == ListViewHost<View> { host.moveFocus(by: 1) }

  /// Moves the keyboard to the previous field: in the same cell, or in a row further up.
  ///
  /// - Returns: `false` if no field of the list has the keyboard, or none of the previous 100 rows has a field.
  @discardableResult
  public func focusPrevious<View>() -> Bool where Host == ListViewHost<View> {
    host.moveFocus(by: -1)
  }
}

extension ListViewHost {
  func focus(rowAt path: RowPath) -> Bool {
    fields(ofRowAt: path).first?.becomeFirstResponder() ?? false
  }

  /// Moves the keyboard to the next field, or to the previous one.
  ///
  /// - Parameter step: 1 or -1.
  func moveFocus(by step: Int) -> Bool {
    for visible in cellsOnScreen {
      let fields = visible.cell.fields
      guard let current = fields.firstIndex(where: \.isFirstResponder) else { continue }
      if fields.indices.contains(current + step) {
        return fields[current + step].becomeFirstResponder()
      }
      if moveFocus(fromRowAt: visible.path, by: step) { return true }
      // The field may have lost the keyboard while it was off screen.
      adapter.view?.layoutIfNeeded()
      let again = adapter.cell(at: visible.path.indexPath)?.fields ?? []
      if again.indices.contains(current) { again[current].becomeFirstResponder() }
      return false
    }
    return false
  }

  private func moveFocus(fromRowAt start: RowPath, by step: Int) -> Bool {
    guard let view = adapter.view, let list else { return false }
    let offset = view.contentOffset
    var path = list.path(after: start, by: step)
    for _ in 0..<100 {
      guard let next = path else { break }
      let mayFocus = list.row(at: next)?.answer(to: .canFocus) ?? true
      let fields = mayFocus ? fields(ofRowAt: next) : []
      if let field = step > 0 ? fields.first : fields.last { return field.becomeFirstResponder() }
      path = list.path(after: next, by: step)
    }
    view.contentOffset = offset
    return false
  }

  /// Returns the fields of a row, after the list has scrolled to it if it isn't visible.
  private func fields(ofRowAt path: RowPath) -> [UIView] {
    guard canLookAtCells, let view = adapter.view else { return [] }
    scroll(to: path, at: .nearest, animated: false)
    view.layoutIfNeeded()
    return adapter.cell(at: path.indexPath)?.fields ?? []
  }
}

extension UIView {
  /// The visible views inside that can have the keyboard, in the order in which they were added.
  fileprivate var fields: [UIView] {
    guard !isHidden, isUserInteractionEnabled else { return [] }
    return subviews.flatMap { view in
      (view.canBecomeFirstResponder && !view.isHidden ? [view] : []) + view.fields
    }
  }
}
