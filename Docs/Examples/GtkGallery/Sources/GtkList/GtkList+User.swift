import GtkToolkit
public import TypedCells

/// The actions of a user, which you can also perform in code.
extension GtkList {
  /// The selected rows, in order.
  public var selectedPaths: [RowPath] { selection.sorted() }

  public func isSelected(rowAt path: RowPath) -> Bool { selection.contains(path) }

  /// Selects a row like a click or the return key, if the row allows it.
  ///
  /// - Parameter path: the path of the row, which can be off screen.
  /// - Returns: whether the row is selected now.
  @discardableResult
  public func selectRow(at path: RowPath) -> Bool {
    guard let list, selectionMode != .none, list.shouldSelectRow(at: path) else { return false }
    if selectionMode != .multiple {
      for other in selectedPaths where other != path { deselectRow(at: other) }
    }
    selection.insert(path)
    showSelection(tells: true)
    list.didSelectRow(at: path)
    return true
  }

  /// Deselects a row.
  ///
  /// - Parameter path: the path of the row.
  /// - Returns: whether the row was selected.
  @discardableResult
  public func deselectRow(at path: RowPath) -> Bool {
    guard selection.remove(path) != nil else { return false }
    showSelection(tells: true)
    list?.didDeselectRow(at: path)
    return true
  }

  /// Selects or deselects a row without informing it.
  ///
  /// - Parameters:
  ///   - isSelected: whether the row is selected afterwards.
  ///   - path: the path of the row.
  ///   - animated: ignored, because GTK doesn't animate selections.
  public func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    if !isSelected {
      selection.remove(path)
    } else if selectionMode == .multiple {
      selection.insert(path)
    } else {
      selection = [path]
    }
    showSelection(tells: true)
  }

  /// Scrolls until a row is visible. If there is no such row, nothing happens.
  ///
  /// - Parameter path: the path of the row.
  public func scroll(to path: RowPath) {
    guard let position = outline.position(of: .row(path)) else { return }
    atWork { view.scroll(to: position) }
  }

  /// Scrolls by a distance, but not beyond the ends of the content.
  ///
  /// - Parameter distance: the distance in pixels. A negative distance scrolls up.
  public func scroll(by distance: Double) {
    atWork { widget.offset += distance }
  }

  /// Sends `commitEdit` to a row, like the delete key.
  ///
  /// - Parameter path: the path of the row.
  /// - Returns: whether the row can be edited and handles the event.
  @discardableResult
  public func commitEdit(ofRowAt path: RowPath) -> Bool {
    guard let list else { return false }
    let style = list.editingStyleOfRow(at: path)
    return style != .none && list.send(.commitEdit, toRowAt: path, style) != nil
  }

  func delete(_ place: ItemPlace) {
    if case .row(let path)? = element(in: place) { commitEdit(ofRowAt: path) }
  }

  func activate(_ position: Int) {
    guard case .row(let path)? = outline.element(at: position) else { return }
    if selectionMode == .multiple, selection.contains(path) {
      deselectRow(at: path)
    } else {
      selectRow(at: path)
    }
  }
}
