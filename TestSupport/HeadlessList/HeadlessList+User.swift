public import TypedCells

/// Performs the gestures of a user.
extension HeadlessList {
  /// Scrolls row by row, so that every row on the way is shown.
  ///
  /// - Parameter distance: the distance in points; a negative distance scrolls up. The list stops at the
  ///   ends of its content.
  /// - Returns: whether the list scrolled at all.
  /// - Complexity: O(*n*) for *n* rows on the way.
  @discardableResult
  public func scroll(by distance: Double) -> Bool {
    list?.userWillScroll()
    var left = distance
    var hasMoved = false
    while left != 0, let before = placed.first {
      let step = min(max(left, -Self.lineHeight), Self.lineHeight)
      lay {
        shift(by: step)
        prefetch(isForward: distance > 0)
      }
      list?.didScroll()
      left -= step
      if let after = placed.first, after.element == before.element, after.top == before.top {
        return hasMoved
      }
      hasMoved = true
    }
    return hasMoved
  }

  /// Shows a row at the top of the viewport, if the rows below fill the rest of it.
  ///
  /// Does nothing if the row doesn't exist.
  ///
  /// - Parameter path: the row's path.
  public func scroll(to path: RowPath) {
    guard list?.row(at: path) != nil else { return }
    list?.userWillScroll()
    lay { show(from: .row(path)) }
    list?.didScroll()
  }

  /// Scrolls to a row, as the list's own `scroll(to:at:animated:)` requests it.
  ///
  /// - Parameters:
  ///   - path: the row's path.
  ///   - position: where the row is in the viewport afterwards, as far as the ends of the content allow.
  ///   - animated: ignored, because the list has no screen.
  ///   - completion: called before this method returns, if the row exists.
  /// - Returns: whether the row exists.
  @discardableResult
  public func scroll(
    to path: RowPath, at position: RowScrollPosition, animated: Bool,
    completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    guard list?.row(at: path) != nil else { return false }
    lay {
      let isVisible = placed.contains {
        $0.element == .row(path) && $0.top >= 0 && $0.bottom <= height
      }
      if position == .nearest, isVisible { return }
      let isBelow = visibleCells.last.map { $0.path <= path } ?? false
      show(from: .row(path))
      guard let row = placed.first(where: { $0.element == .row(path) }) else { return }
      let room = height - (row.bottom - row.top)
      switch position {
      case .top: break
      case .middle: shift(by: row.top - room / 2)
      case .bottom: shift(by: row.top - room)
      case .nearest: if isBelow { shift(by: row.top - room) }
      }
    }
    list?.didScroll()
    completion()
    return true
  }

  /// Taps an index title beside the list, which scrolls to its section.
  ///
  /// - Parameter position: the title's position among `ListDriver.indexTitles`.
  /// - Returns: whether the index title exists.
  @discardableResult
  public func tapIndexTitle(_ position: Int) -> Bool {
    guard let section = list?.section(ofIndexTitleAt: position) else { return false }
    list?.userWillScroll()
    lay { show(from: firstElement(atOrAfter: section)) }
    list?.didScroll()
    return true
  }

  /// Taps a row. The tap selects it if the list's `selectionMode` and the row allow it. If the mode is `multiple`, a tap
  /// on a selected row deselects it.
  ///
  /// The row is highlighted and unhighlighted before. Its primary action is performed, unless the tap extends a
  /// selection. If the row has children and nothing handles its selection, the tap expands or collapses it instead.
  ///
  /// - Parameter path: the row's path; the row can be outside the viewport.
  /// - Returns: whether the tap selected the row.
  @discardableResult
  public func selectRow(at path: RowPath) -> Bool {
    guard let list, selectionMode != .none, list.shouldHighlightRow(at: path) else { return false }
    list.send(.highlight, toRowAt: path, true)
    list.send(.highlight, toRowAt: path, false)
    if selectionMode == .multiple, deselectRow(at: path) { return false }
    let effect = list.effectOfTap(onRowAt: path)
    if effect == .expansion {
      list.toggleRow(at: path)
      return false
    }
    // As in UIKit, a tap that extends the selection performs no primary action, but one on a row that can't be selected
    // does.
    let isPrimary = selectionMode != .multiple || selection.isEmpty
    // The handler of the selection may change the content.
    let tapped = list.laterRow(at: path)
    let isSelected = effect != .none
    if isSelected {
      if selectionMode == .single {
        for other in selectedPaths where other != path { deselectRow(at: other) }
      }
      selection.insert(path)
      list.didSelectRow(at: path)
    }
    if isPrimary { tapped()?.answer(to: .primaryAction) }
    return isSelected
  }

  /// Deselects a row.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: whether the row was selected.
  @discardableResult
  public func deselectRow(at path: RowPath) -> Bool {
    guard selection.remove(path) != nil else { return false }
    list?.didDeselectRow(at: path)
    return true
  }

  /// Taps the disclosure of a row, which expands or collapses it.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: whether the row has children.
  @discardableResult
  public func tapDisclosure(ofRowAt path: RowPath) -> Bool {
    guard let list, list.outline(ofRowAt: path).hasChildren else { return false }
    list.toggleRow(at: path)
    return true
  }

  /// Taps the accessory of a row.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: whether the row handles it.
  @discardableResult
  public func tapAccessory(ofRowAt path: RowPath) -> Bool {
    list?.didTapAccessory(ofRowAt: path) ?? false
  }

  /// Taps the editing control of a row, such as the delete control.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: whether the row has such a control and handles the tap.
  @discardableResult
  public func commitEdit(ofRowAt path: RowPath) -> Bool {
    guard let list else { return false }
    let style = list.editingStyleOfRow(at: path)
    return style != .none && list.send(.commitEdit, toRowAt: path, style) != nil
  }

  /// Drags a row to another path, or to the path that the row returns for this move.
  ///
  /// - Parameters:
  ///   - source: the row's path.
  ///   - target: the path of the drop, in the content without the row.
  /// - Returns: whether the row may be moved and handles the move.
  @discardableResult
  public func moveRow(from source: RowPath, to target: RowPath) -> Bool {
    guard let list, list.canMoveRow(at: source) else { return false }
    let dragged = RowMove(old: source, new: target)
    return list.moveRow(RowMove(old: source, new: list.targetOfMove(dragged)))
  }

  /// Returns the actions that a row offers for a swipe or a long press.
  ///
  /// - Parameters:
  ///   - event: the gesture, such as `.trailingSwipeActions`.
  ///   - path: the row's path.
  /// - Returns: the actions; call one to choose it.
  public func actions(
    _ event: RowEvent<Void, [RowAction]>, ofRowAt path: RowPath
  ) -> [RowAction] {
    list?.send(event, toRowAt: path) ?? []
  }

  /// Taps a button of a cell in the viewport.
  ///
  /// - Parameters:
  ///   - button: the button's position in its cell.
  ///   - path: the path of the cell's row.
  /// - Returns: whether the button exists.
  @discardableResult
  public func tapButton(_ button: Int, at path: RowPath) -> Bool {
    guard let cell = cell(at: path), cell.buttons.indices.contains(button) else { return false }
    cell.buttons[button].action()
    return true
  }

  func lay(_ layout: @MainActor () -> Void) {
    if let list { list.holdingChanges(during: layout) } else { layout() }
  }
}
