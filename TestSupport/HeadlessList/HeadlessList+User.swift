public import TypedCells

/// What a user's finger does.
extension HeadlessList {
  /// Scrolls, row by row, so that every row on the way is shown.
  ///
  /// - Parameter distance: how far, in points; a negative one scrolls back. The list stops where its
  ///   content ends.
  /// - Returns: whether the list moved at all.
  /// - Complexity: O(*n*) for *n* rows on the way.
  @discardableResult
  public func scroll(by distance: Double) -> Bool {
    var left = distance
    var hasMoved = false
    while left != 0, let before = placed.first {
      let step = min(max(left, -Self.lineHeight), Self.lineHeight)
      lay {
        shift(by: step)
        prefetch(isForward: distance > 0)
      }
      left -= step
      if let after = placed.first, after.element == before.element, after.top == before.top {
        return hasMoved
      }
      hasMoved = true
    }
    return hasMoved
  }

  /// Jumps to a row, which comes to stand at the top of the viewport if the rows below suffice.
  ///
  /// Nothing happens where there is no row.
  ///
  /// - Parameter path: where the row stands.
  public func scroll(to path: RowPath) {
    guard list?.row(at: path) != nil else { return }
    lay { show(from: .row(path)) }
  }

  /// Taps an entry of the index beside the list, which jumps to its section.
  ///
  /// - Parameter position: the entry's position among `ListDriver.indexTitles`.
  /// - Returns: whether there is such an entry.
  @discardableResult
  public func tapIndexTitle(_ position: Int) -> Bool {
    guard let section = list?.section(ofIndexTitleAt: position) else { return false }
    lay { show(from: firstElement(atOrAfter: section)) }
    return true
  }

  /// Taps a row, as to select it: it lights up and goes out, and is selected, if it may.
  ///
  /// - Parameter path: where the row stands; it need not be in the viewport.
  /// - Returns: whether the row is selected now.
  @discardableResult
  public func selectRow(at path: RowPath) -> Bool {
    guard let list, list.shouldHighlightRow(at: path) else { return false }
    list.send(.highlight, toRowAt: path, true)
    list.send(.highlight, toRowAt: path, false)
    guard list.shouldSelectRow(at: path) else { return false }
    selection.insert(path)
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
    list?.send(.deselect, toRowAt: path)
    return true
  }

  /// Taps the accessory of a row.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: whether the row handles it.
  @discardableResult
  public func tapAccessory(ofRowAt path: RowPath) -> Bool {
    list?.send(.accessoryTap, toRowAt: path) != nil
  }

  /// Uses the control of a row in a list that is being edited, as to delete it.
  ///
  /// - Parameter path: where the row stands.
  /// - Returns: whether the row has such a control, and handles it.
  @discardableResult
  public func commitEdit(ofRowAt path: RowPath) -> Bool {
    guard let list else { return false }
    let style = list.editingStyleOfRow(at: path)
    return style != .none && list.send(.commitEdit, toRowAt: path, style) != nil
  }

  /// Drags a row to another place, or where it says that it may go.
  ///
  /// - Parameters:
  ///   - source: where the row stands.
  ///   - target: where it is dropped, in paths of the content without it.
  /// - Returns: whether the row may be moved, and handles it.
  @discardableResult
  public func moveRow(from source: RowPath, to target: RowPath) -> Bool {
    guard let list, list.canMoveRow(at: source) else { return false }
    let dragged = RowMove(old: source, new: target)
    return list.moveRow(RowMove(old: source, new: list.targetOfMove(dragged)))
  }

  /// What a swipe over a row offers, from either edge, or a long press on it.
  ///
  /// - Parameters:
  ///   - event: the gesture, as `.trailingSwipeActions`.
  ///   - path: where the row stands.
  /// - Returns: what the user sees; call one of the actions to choose it.
  public func actions(
    _ event: RowEvent<Void, [RowAction]>, ofRowAt path: RowPath
  ) -> [RowAction] {
    list?.send(event, toRowAt: path) ?? []
  }

  /// Taps a button of a cell in the viewport.
  ///
  /// - Parameters:
  ///   - button: the button's position in its cell.
  ///   - path: where the cell's row stands.
  /// - Returns: whether there is such a button.
  @discardableResult
  public func tapButton(_ button: Int, at path: RowPath) -> Bool {
    guard let cell = cell(at: path), cell.buttons.indices.contains(button) else { return false }
    cell.buttons[button].action()
    return true
  }

  private func lay(_ layout: @MainActor () -> Void) {
    if let list { list.deferringChanges(during: layout) } else { layout() }
  }
}
