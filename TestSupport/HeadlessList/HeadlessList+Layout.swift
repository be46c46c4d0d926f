import TypedCells

/// Places elements in the viewport, and dequeues and recycles their views.
extension HeadlessList {
  /// Shows the list with `element` at the top of the viewport, or an empty list for `nil`.
  func show(from element: ListElement?) {
    recycleAll()
    guard let element else { return }
    place(element, top: 0)
    fill()
  }

  /// Recycles all views.
  func recycleAll() {
    for placed in placed + unplaced.values { recycle(placed) }
    placed = []
    unplaced = [:]
  }

  /// Places the elements that aren't deleted again, and fills the gaps between them.
  ///
  /// A list that is scrolled to its top stays there and shows the rows inserted above. Otherwise the
  /// `anchor`, or the first element that isn't deleted, keeps its distance from the viewport's top.
  ///
  /// - Parameter holdsOthers: whether to keep views that don't fit into the viewport until the next layout.
  ///   The next step of a change may place them again.
  func layOutAgain(
    keeping staying: [PlacedElement], anchor: PlacedElement? = nil, atTop: Bool = false,
    holdsOthers: Bool = false
  ) {
    for placed in staying where placed.view != nil { unplaced[placed.element] = placed }
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

  /// Moves everything up by `distance`, or down if it is negative, but not past the ends of the content.
  func shift(by distance: Double) {
    for index in placed.indices { placed[index].top -= distance }
    fill()
  }

  /// Fills the viewport at both ends and recycles the views outside it.
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
    // An element without height is inside unless it is above the viewport's top.
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

  /// Returns an element with its height and its view: the view that showed it before, or another one.
  private func fill(_ element: ListElement) -> PlacedElement {
    var placed = PlacedElement(element: element, top: 0, height: Self.lineHeight)
    let before = unplaced.isEmpty ? nil : unplaced.removeValue(forKey: element)?.view
    guard let list else { return placed }
    switch element {
    case .row(let path):
      guard let row = list.row(at: path) else { break }
      if !list.isWritten(at: path) { placed.lazyRow = LazyRow(row) }
      if case .cell? = before {
        placed.view = before
      } else {
        placed.view = .cell(makeCell(for: row, at: path, of: list))
        list.willDisplay(row, at: path)
      }
    case .headerFooter(let edge, let section):
      guard case .view(let row)? = list.headerFooter(at: edge, ofSection: section) else { break }
      if case .headerFooter? = before {
        placed.view = before
      } else if let view = makeHeaderFooter(at: edge, ofSection: section, of: list) {
        placed.view = .headerFooter(view)
        row.answer(to: .willDisplay)
      }
    }
    placed.height = height(of: placed, in: list) ?? placed.height
    return placed
  }

  /// Returns the current height of an element, or `nil` if its view is of the wrong kind.
  func height(of placed: PlacedElement, in list: ListEngine<HeadlessList>) -> Double? {
    switch placed.element {
    case .row(let path):
      guard let cell = placed.cell else { return nil }
      return height(list.heightOfRow(at: path), of: cell)
    case .headerFooter(let edge, let section):
      switch (list.headerFooter(at: edge, ofSection: section), placed.headerFooter) {
      case (.title?, nil): return Self.lineHeight
      case (.view?, let view?):
        return height(
          list.heightOfHeaderFooter(at: edge, ofSection: section) ?? .automatic, of: view)
      default: return nil
      }
    }
  }

  private func height(_ height: RowHeight, of view: HeadlessView) -> Double {
    switch height {
    case .fixed(let height): height
    case .automatic: view.fittingHeight
    }
  }

  private func makeCell(
    for row: AnyRow<HeadlessCell>, at path: RowPath, of list: ListEngine<HeadlessList>
  ) -> HeadlessCell {
    let cell = list.cell(for: row, at: path) { try dequeueCell(withIdentifier: $0) }
    if cell.reuseIdentifier != nil { queue.counters.configured += 1 }
    return cell
  }

  private func makeHeaderFooter(
    at edge: SectionEdge, ofSection section: Int, of list: ListEngine<HeadlessList>
  ) -> HeadlessHeaderFooter? {
    let view = list.headerFooterView(at: edge, ofSection: section) { identifier in
      try headerFooterQueue.dequeue(identifier)
    }
    if view?.reuseIdentifier != nil { headerFooterQueue.counters.configured += 1 }
    return view
  }

  /// Returns a cell that shows a row outside the viewport and isn't part of the list.
  func spareCell(at path: RowPath, of list: ListEngine<HeadlessList>) -> HeadlessCell {
    list.cell(at: path) { try queue.spare($0) }
  }

  /// Returns a view that shows a header or footer outside the viewport and isn't part of the list.
  func spareHeaderFooter(
    at edge: SectionEdge, ofSection section: Int, of list: ListEngine<HeadlessList>
  ) -> HeadlessHeaderFooter? {
    list.headerFooterView(at: edge, ofSection: section) { try headerFooterQueue.spare($0) }
  }

  /// Enqueues the view of an element that left the viewport and sends `didEndDisplaying`.
  func recycle(_ placed: PlacedElement) {
    switch (placed.view, placed.element) {
    case (.cell(let cell)?, .row(let path)):
      queue.enqueue(cell)
      guard shown.indices.contains(path.section) else { break }
      let rows = shown[path.section].rows
      if let row = placed.lazyRow?.row, !rows.isWritten {
        row.answer(to: .didEndDisplaying)
      } else if path.row < rows.count {
        rows[path.row].answer(to: .didEndDisplaying)
      }
    case (.headerFooter(let view)?, .headerFooter(let edge, let section)):
      headerFooterQueue.enqueue(view)
      if shown.indices.contains(section),
        case .view(let row)? = shown[section].headerFooter(at: edge)
      {
        row.answer(to: .didEndDisplaying)
      }
    default: break
    }
  }
}
