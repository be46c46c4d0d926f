import GtkToolkit
public import TypedCells

/// What a user does, which a program may do as well.
extension GtkList {
  /// The selected rows, in order.
  public var selectedPaths: [RowPath] { selection.sorted() }

  /// Selects a row, if it may be, as a click or the return key does.
  ///
  /// - Parameter path: where the row stands; it need not be near the screen.
  /// - Returns: whether the row is selected now.
  @discardableResult
  public func selectRow(at path: RowPath) -> Bool {
    guard let list, list.shouldSelectRow(at: path) else { return false }
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path { deselectRow(at: other) }
    }
    selection.insert(path)
    showSelection(tells: true)
    list.send(.select, toRowAt: path)
    return true
  }

  /// Deselects a row.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: whether the row was selected.
  @discardableResult
  public func deselectRow(at path: RowPath) -> Bool {
    guard selection.remove(path) != nil else { return false }
    showSelection(tells: true)
    list?.send(.deselect, toRowAt: path)
    return true
  }

  /// Scrolls until a row can be seen; nothing happens where there is none.
  ///
  /// - Parameter path: where the row stands.
  public func scroll(to path: RowPath) {
    guard let position = outline.position(of: .row(path)) else { return }
    atWork { view.scroll(to: position) }
  }

  /// Scrolls by a distance, or as far as the content goes.
  ///
  /// - Parameter distance: how far, in pixels; a negative one scrolls back.
  public func scroll(by distance: Double) {
    atWork { widget.offset += distance }
  }

  /// Deletes a row, or inserts one by it, as the delete key does.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: whether the row may be edited, and handles it.
  @discardableResult
  public func commitEdit(ofRowAt path: RowPath) -> Bool {
    guard let list else { return false }
    let style = list.editingStyleOfRow(at: path)
    return style != .none && list.send(.commitEdit, toRowAt: path, style) != nil
  }

  func delete(_ place: ListPlace) {
    if case .row(let path)? = element(in: place) { commitEdit(ofRowAt: path) }
  }

  func activate(_ position: Int) {
    guard case .row(let path)? = outline.element(at: position) else { return }
    if allowsMultipleSelection, selection.contains(path) {
      deselectRow(at: path)
    } else {
      selectRow(at: path)
    }
  }
}
