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
      shift(by: step)
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
    guard driver?.row(at: path) != nil else { return }
    show(from: .row(path))
  }

  /// Selects a row and calls its handler; nothing happens where there is no row.
  ///
  /// - Parameter path: where the row stands; it need not be in the viewport.
  public func selectRow(at path: RowPath) {
    guard let driver, driver.row(at: path) != nil else { return }
    selection.insert(path)
    driver.didSelectRow(at: path)
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
}
