import TypedCells

/// Placing elements in the viewport, and the cells that come and go with them.
extension HeadlessList {
  /// Shows the list with `element` at the top of the viewport, or nothing.
  func show(from element: ListElement?) {
    for placed in placed + unplaced.values { recycle(placed) }
    placed = []
    unplaced = [:]
    guard let element else { return }
    place(element, top: 0)
    fill()
  }

  /// Places the elements that stay again, and fills the gaps between them.
  ///
  /// A list that is scrolled to its top stays there and shows what was inserted above. Otherwise the
  /// `anchor`, or the first element that stays, keeps its distance from the viewport's top.
  ///
  /// - Parameter holdsOthers: whether views that don't fit into the viewport are kept until the next
  ///   layout, because the next step of a change may bring them back.
  func layOutAgain(
    keeping staying: [PlacedElement], anchor: PlacedElement? = nil, atTop: Bool = false,
    holdsOthers: Bool = false
  ) {
    for placed in staying where placed.content != nil { unplaced[placed.element] = placed }
    placed = []
    let anchor = atTop ? nil : anchor ?? staying.first
    var next = anchor?.element ?? firstElement
    var top = anchor?.top ?? 0
    while let element = next, top < height {
      place(element, top: top)
      top = placed[placed.count - 1].bottom
      next = self.element(after: element)
    }
    fill(holdsOthers: holdsOthers)
    guard !holdsOthers else { return }
    for placed in unplaced.values { recycle(placed) }
    unplaced = [:]
  }

  /// Moves everything up by `distance`, or down by a negative one, no further than the content goes.
  func shift(by distance: Double) {
    for index in placed.indices { placed[index].top -= distance }
    fill()
  }

  /// Completes the viewport at both ends, and gives back what is outside it.
  private func fill(holdsOthers: Bool = false) {
    fillBelow()
    if let last = placed.last, last.bottom < height { move(by: height - last.bottom) }
    fillAbove()
    if let first = placed.first, first.top > 0 {
      move(by: -first.top)
      fillBelow()
    }
    for placed in placed where isOutside(placed) {
      if holdsOthers { unplaced[placed.element] = placed } else { recycle(placed) }
    }
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

  private func place(_ element: ListElement, top: Double) {
    var new = fill(element)
    new.top = top
    placed.append(new)
  }

  private func place(_ element: ListElement, bottom: Double) {
    var new = fill(element)
    new.top = bottom - new.height
    placed.insert(new, at: 0)
  }

  /// Returns an element with its height and its view: the one that showed it before, or another one.
  private func fill(_ element: ListElement) -> PlacedElement {
    let content = unplaced.removeValue(forKey: element)?.content
    var placed = PlacedElement(element: element, top: 0, height: Self.lineHeight)
    guard let list else { return placed }
    switch element {
    case .row(let path):
      guard let row = list.row(at: path) else { break }
      var shown: HeadlessCell?
      if case .row(_, let cell)? = content { shown = cell }
      let cell = shown ?? makeCell(for: path, of: list)
      if shown == nil { row.answer(to: .willDisplay) }
      placed.height = height(list.heightOfRow(at: path), of: cell)
      placed.content = .row(row, cell)
    case .headerFooter(let edge, let section):
      guard case .view(let row)? = list.headerFooter(at: edge, ofSection: section) else { break }
      var shown: HeadlessHeaderFooter?
      if case .headerFooter(_, let view)? = content { shown = view }
      guard let view = shown ?? makeHeaderFooter(at: edge, ofSection: section, of: list)
      else { break }
      if shown == nil { row.answer(to: .willDisplay) }
      let said = list.heightOfHeaderFooter(at: edge, ofSection: section) ?? .automatic
      placed.height = height(said, of: view)
      placed.content = .headerFooter(row, view)
    }
    return placed
  }

  /// Returns an element with its current row and height, or `nil` if its view doesn't suit it.
  func measuredAgain(_ placed: PlacedElement) -> PlacedElement? {
    guard let list else { return nil }
    var measured = placed
    switch (placed.element, placed.content) {
    case (.row(let path), .row(_, let cell)?):
      guard let row = list.row(at: path) else { return nil }
      measured.height = height(list.height(of: row), of: cell)
      measured.content = .row(row, cell)
    case (.headerFooter(let edge, let section), .headerFooter(_, let view)?):
      guard case .view(let row)? = list.headerFooter(at: edge, ofSection: section) else {
        return nil
      }
      let wanted = list.heightOfHeaderFooter(at: edge, ofSection: section) ?? .automatic
      measured.height = height(wanted, of: view)
      measured.content = .headerFooter(row, view)
    case (.headerFooter(let edge, let section), nil):
      guard case .title? = list.headerFooter(at: edge, ofSection: section) else { return nil }
    default: return nil
    }
    return measured
  }

  private func height(_ height: RowHeight, of view: HeadlessView) -> Double {
    switch height {
    case .fixed(let height): height
    case .automatic: view.fittingHeight
    }
  }

  private func makeCell(
    for path: RowPath, of list: ListContent<HeadlessList>
  ) -> HeadlessCell {
    let cell = list.cell(at: path) { identifier in try dequeueCell(withIdentifier: identifier) }
    if cell.reuseIdentifier != nil { queue.counters.configured += 1 }
    return cell
  }

  private func makeHeaderFooter(
    at edge: SectionEdge, ofSection section: Int, of list: ListContent<HeadlessList>
  ) -> HeadlessHeaderFooter? {
    let view = list.headerFooterView(at: edge, ofSection: section) { identifier in
      try headerFooterQueue.dequeue(identifier)
    }
    if view?.reuseIdentifier != nil { headerFooterQueue.counters.configured += 1 }
    return view
  }

  /// A cell that shows a row outside the viewport, and is not part of the list.
  func spareCell(at path: RowPath, of list: ListContent<HeadlessList>) -> HeadlessCell {
    list.cell(at: path) { try queue.spare($0) }
  }

  /// A view that shows a header or footer outside the viewport, and is not part of the list.
  func spareHeaderFooter(
    at edge: SectionEdge, ofSection section: Int, of list: ListContent<HeadlessList>
  ) -> HeadlessHeaderFooter? {
    list.headerFooterView(at: edge, ofSection: section) { try headerFooterQueue.spare($0) }
  }

  /// Gives back what showed an element that has left the screen.
  func recycle(_ placed: PlacedElement) {
    switch placed.content {
    case nil: break
    case .row(let row, let cell):
      queue.enqueue(cell)
      row.answer(to: .didEndDisplaying)
    case .headerFooter(let row, let view):
      headerFooterQueue.enqueue(view)
      row.answer(to: .didEndDisplaying)
    }
  }
}
