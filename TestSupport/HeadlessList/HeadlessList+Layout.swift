import TypedCells

/// Placing elements in the viewport, and the cells that come and go with them.
extension HeadlessList {
  /// Shows the list with `element` at the top of the viewport, or nothing.
  func show(from element: ListElement?) {
    for placed in placed { recycle(placed) }
    placed = []
    guard let element else { return }
    place(element, top: 0)
    fill()
  }

  /// Places what is left of an earlier layout again, and fills the gaps between with what is new.
  ///
  /// A list that is scrolled to its top stays there and shows what came in above. In any other the
  /// first element that is left keeps its distance from the viewport's top.
  func layOutAgain(keeping staying: [PlacedElement], atTop: Bool = false) {
    var left: [ListElement: PlacedElement] = [:]
    for placed in staying where placed.cell != nil { left[placed.element] = placed }
    placed = []
    let anchor = atTop ? nil : staying.first
    var next = anchor?.element ?? firstElement
    var top = anchor?.top ?? 0
    while let element = next, top < height {
      place(element, top: top, in: left.removeValue(forKey: element)?.cell)
      top = placed[placed.count - 1].bottom
      next = self.element(after: element)
    }
    for placed in left.values { recycle(placed) }
    fill()
  }

  /// Moves everything up by `distance`, or down by a negative one, no further than the content goes.
  func shift(by distance: Double) {
    for index in placed.indices { placed[index].top -= distance }
    fill()
  }

  /// Completes the viewport at both ends, and gives back what is outside it.
  private func fill() {
    fillBelow()
    if let last = placed.last, last.bottom < height { move(by: height - last.bottom) }
    fillAbove()
    if let first = placed.first, first.top > 0 {
      move(by: -first.top)
      fillBelow()
    }
    for placed in placed where isOutside(placed) { recycle(placed) }
    placed.removeAll { isOutside($0) }
  }

  private func isOutside(_ placed: PlacedElement) -> Bool {
    // An element without height is inside as long as it is not above the viewport's top.
    placed.top >= height || (placed.top < 0 && placed.bottom <= 0)
  }

  private func fillBelow() {
    while let last = placed.last, last.bottom < height, let next = element(after: last.element) {
      place(next, top: last.bottom)
    }
  }

  private func fillAbove() {
    while let first = placed.first, first.top > 0, let previous = element(before: first.element) {
      place(previous, bottom: first.top)
    }
  }

  private func move(by distance: Double) {
    for index in placed.indices { placed[index].top += distance }
  }

  private func place(_ element: ListElement, top: Double, in cell: HeadlessCell? = nil) {
    var new = fill(element, with: cell)
    new.top = top
    placed.append(new)
  }

  private func place(_ element: ListElement, bottom: Double) {
    var new = fill(element, with: nil)
    new.top = bottom - new.height
    placed.insert(new, at: 0)
  }

  /// An element with its height; that of a row with a cell, which comes on screen unless it is given.
  private func fill(_ element: ListElement, with cell: HeadlessCell?) -> PlacedElement {
    guard case .row(let path) = element, let driver, let row = driver.row(at: path) else {
      return PlacedElement(element: element, top: 0, height: Self.lineHeight)
    }
    let isNew = cell == nil
    let cell = cell ?? makeCell(for: path, of: driver)
    if isNew { row.answer(to: .willDisplay) }
    let height =
      switch driver.heightOfRow(at: path) {
      case .fixed(let height): height
      case .automatic: cell.fittingHeight
      }
    return PlacedElement(element: element, top: 0, height: height, cell: cell, row: row)
  }

  private func makeCell(
    for path: RowPath, of driver: ListDriver<HeadlessList>
  ) -> HeadlessCell {
    let cell = driver.cell(at: path) { identifier in try dequeueCell(withIdentifier: identifier) }
    if cell.reuseIdentifier != nil { queue.counters.configured += 1 }
    return cell
  }

  /// Gives back the cell of an element that has left the screen.
  func recycle(_ placed: PlacedElement) {
    guard let cell = placed.cell else { return }
    queue.enqueue(cell)
    placed.row?.answer(to: .didEndDisplaying)
  }
}
