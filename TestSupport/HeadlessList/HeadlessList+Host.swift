public import TypedCells

extension HeadlessList {
  /// The cells in the viewport, from top to bottom.
  ///
  /// - Complexity: O(*v*) for *v* elements in the viewport.
  public var visibleCells: [VisibleCell<HeadlessCell>] {
    // During a change, cells outside the viewport can return to it, so they have to be updated as well.
    guard unplaced.isEmpty else {
      return visibleCells(in: placed + unplaced.values).sorted { $0.path < $1.path }
    }
    return visibleCells(in: placed)
  }

  private func visibleCells(in placed: [PlacedElement]) -> [VisibleCell<HeadlessCell>] {
    var visible: [VisibleCell<HeadlessCell>] = []
    visible.reserveCapacity(placed.count)
    // A loop, because a closure with an isolation checks its actor on each call.
    for index in placed.indices {
      guard case .row(let path) = placed[index].element, let cell = placed[index].cell else {
        continue
      }
      visible.append(VisibleCell(path: path, cell: cell, identifier: cell.reuseIdentifier))
    }
    return visible
  }

  /// The headers and footers in the viewport that are views and not titles, from top to bottom.
  ///
  /// - Complexity: O(*v*) for *v* elements in the viewport.
  public var visibleHeaderFooters: [VisibleHeaderFooter<HeadlessHeaderFooter>] {
    (placed + unplaced.values).compactMap { placed in
      guard case .headerFooter(let edge, let section) = placed.element,
        let view = placed.headerFooter
      else { return nil }
      return VisibleHeaderFooter(
        section: section, edge: edge, view: view, identifier: view.reuseIdentifier)
    }
  }

  /// Shows the content of a driver. A list has one driver at a time.
  ///
  /// - Parameter list: the engine of the list to show, which is held weakly.
  public func attach(to list: ListEngine<HeadlessList>) {
    precondition(self.list == nil, "the list has a list already, and shows the content of one")
    self.list = list
  }

  /// Registers cells for an identifier.
  ///
  /// - Parameter registration: the identifier, the class and the source of the cells.
  public func register(_ registration: CellRegistration<HeadlessCell>) {
    queue.register(registration)
  }

  /// Registers headers and footers for an identifier.
  ///
  /// - Parameter registration: the identifier, the class and the source of the views.
  public func register(headerFooter registration: CellRegistration<HeadlessHeaderFooter>) {
    headerFooterQueue.register(registration)
  }

  /// Shows the content from its first element on and deselects all rows.
  public func reload() {
    selection = []
    prefetched = []
    recycleAll()
    shown = list?.sections ?? []
    show(from: firstElement)
  }

  /// Replaces the cells of rows with other cells, from the reuse queue or new.
  ///
  /// - Parameter paths: the paths of the rows.
  public func reloadRows(at paths: [RowPath]) {
    replace(Set(paths.map { .row($0) }))
  }

  /// Replaces the headers and footers of sections.
  ///
  /// - Parameter sections: the positions of the sections.
  public func reloadHeaderFooters(ofSections sections: [Int]) {
    replace(
      Set(
        sections.flatMap { section in
          [SectionEdge.header, .footer].map { .headerFooter($0, section: section) }
        }))
  }

  /// Replaces the views of elements and removes elements that no longer exist.
  private func replace(_ elements: Set<ListElement>) {
    for element in elements {
      if let placed = unplaced.removeValue(forKey: element) { recycle(placed) }
    }
    for index in placed.indices where elements.contains(placed[index].element) {
      recycle(placed[index])
      placed[index].view = nil
    }
    layOutAgain(keeping: placed.filter { exists($0.element) }, atTop: isAtTop)
  }

  /// Lays out the viewport again with the current heights of its rows.
  ///
  /// - Parameter paths: the paths of the rows.
  public func adjustHeights(ofRowsAt paths: [RowPath]) {
    defer { shown = list?.sections ?? [] }
    if unplaced.isEmpty, haveRightHeights { return keepLazyRows() }
    layOutAgain(keeping: placed)
  }

  /// Keeps the rows of `LazyRows` that cells show after an update in place.
  private func keepLazyRows() {
    guard let list else { return }
    // Looked up once for each section, because most lists have no such rows.
    var (section, isWritten) = (-1, true)
    for index in placed.indices {
      guard case .row(let path) = placed[index].element else { continue }
      if path.section != section {
        (section, isWritten) = (path.section, list.isWritten(at: path))
      }
      if !isWritten { placed[index].lazyRow = list.row(at: path).map { LazyRow($0) } }
    }
  }

  /// Whether every element in the viewport has its current height.
  private var haveRightHeights: Bool {
    guard let list else { return placed.isEmpty }
    for placed in placed where height(of: placed, in: list) != placed.height { return false }
    return true
  }

  /// Performs one step of a change, at once and without animation.
  ///
  /// The first element that isn't deleted keeps its distance from the viewport's top.
  ///
  /// - Parameters:
  ///   - changes: the deletions, insertions and moves.
  ///   - animated: ignored, because the list has no screen.
  ///   - commit: switches to the content after the step.
  ///   - completion: called before this method returns.
  public func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let wasAtTop = isAtTop
    let before = placed
    let held = unplaced.values
    unplaced = [:]
    var mapping = PathMapping(changes)
    commit()
    let content = list?.sections ?? []
    selection = Set(selection.compactMap { mapping.newPath(of: $0) })
    prefetched = Set(prefetched.compactMap { mapping.newPath(of: $0) })
    var staying: [PlacedElement] = []
    var anchor: PlacedElement?
    for var placed in before {
      guard let element = placed.element.moved(by: &mapping), exists(element) else {
        recycle(placed)
        continue
      }
      let hasMoved = placed.element.isMoved(by: &mapping)
      placed.element = element
      staying.append(placed)
      if !hasMoved, anchor == nil { anchor = placed }
    }
    let first = staying.first
    for var placed in held {
      if let element = placed.element.moved(by: &mapping), exists(element) {
        placed.element = element
        staying.append(placed)
      } else {
        recycle(placed)
      }
    }
    shown = content
    layOutAgain(
      keeping: staying, anchor: anchor ?? first, atTop: wasAtTop || first == nil,
      holdsOthers: true)
    completion()
  }

  private var isAtTop: Bool {
    placed.first.map { $0.top == 0 && element(before: $0.element) == nil } ?? true
  }

  /// Creates an empty cell and counts it as refused.
  public func makeEmptyCell() -> HeadlessCell {
    queue.counters.refused += 1
    return HeadlessCell()
  }

  /// Creates an empty header or footer and counts it as refused.
  public func makeEmptyHeaderFooter() -> HeadlessHeaderFooter {
    headerFooterQueue.counters.refused += 1
    return HeadlessHeaderFooter()
  }
}
