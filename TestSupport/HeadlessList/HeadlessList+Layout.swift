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
    var cells: [ListElement: HeadlessCell] = [:]
    for placed in staying { cells[placed.element] = placed.cell }
    placed = []
    let anchor = atTop ? nil : staying.first
    var next = anchor?.element ?? firstElement
    var top = anchor?.top ?? 0
    while let element = next, top < height {
      place(element, top: top, in: cells.removeValue(forKey: element))
      top = placed[placed.count - 1].bottom
      next = self.element(after: element)
    }
    for cell in cells.values { queue.enqueue(cell) }
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
    let isOutside = { (placed: PlacedElement) in
      // An element without height is inside as long as it is not above the viewport's top.
      placed.top >= self.height || (placed.top < 0 && placed.bottom <= 0)
    }
    for placed in placed where isOutside(placed) { recycle(placed) }
    placed.removeAll(where: isOutside)
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
    let cell = cell ?? makeCell(for: element)
    placed.append(
      PlacedElement(element: element, top: top, height: height(of: element, cell), cell: cell))
  }

  private func place(_ element: ListElement, bottom: Double) {
    let cell = makeCell(for: element)
    let height = height(of: element, cell)
    placed.insert(
      PlacedElement(element: element, top: bottom - height, height: height, cell: cell), at: 0)
  }

  private func height(of element: ListElement, _ cell: HeadlessCell?) -> Double {
    guard case .row(let path) = element else { return Self.lineHeight }
    return switch driver?.row(at: path)?.height {
    case .fixed(let height): height
    case .automatic, nil: cell?.fittingHeight ?? 0
    }
  }

  private func makeCell(for element: ListElement) -> HeadlessCell? {
    guard case .row(let path) = element, let driver else { return nil }
    let cell = driver.cell(at: path) { identifier in try dequeueCell(withIdentifier: identifier) }
    if cell.reuseIdentifier != nil { queue.counters.configured += 1 }
    return cell
  }

  private func recycle(_ placed: PlacedElement) {
    if let cell = placed.cell { queue.enqueue(cell) }
  }
}
