public import TypedCells

extension HeadlessList {
  /// The cells in the viewport, from top to bottom.
  ///
  /// - Complexity: O(*v*) for *v* elements in the viewport.
  public var visibleCells: [VisibleCell<HeadlessCell>] {
    // During a change, cells that may come back have to be updated as well.
    guard unplaced.isEmpty else {
      return visibleCells(in: placed + unplaced.values).sorted { $0.path < $1.path }
    }
    return visibleCells(in: placed)
  }

  private func visibleCells(in placed: [PlacedElement]) -> [VisibleCell<HeadlessCell>] {
    placed.compactMap { placed in
      guard case .row(let path) = placed.element, let cell = placed.cell else { return nil }
      return VisibleCell(path: path, cell: cell, identifier: cell.reuseIdentifier)
    }
  }

  /// The headers and footers in the viewport that are no titles, from top to bottom.
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

  /// Starts to show the content of a driver. A list has one driver at a time.
  ///
  /// - Parameter content: the content to show, which the list keeps weakly.
  public func attach(to content: ListContent<HeadlessList>) {
    precondition(self.list == nil, "the list has a list already, and shows the content of one")
    list = content
  }

  /// Learns what an identifier of cells stands for.
  ///
  /// - Parameter registration: the identifier, the class and where its cells come from.
  public func register(_ registration: CellRegistration<HeadlessCell>) {
    queue.register(registration)
  }

  /// Learns what an identifier of headers and footers stands for.
  ///
  /// - Parameter registration: the identifier, the class and where its views come from.
  public func register(headerFooter registration: CellRegistration<HeadlessHeaderFooter>) {
    headerFooterQueue.register(registration)
  }

  /// Shows the content from its first element on, with nothing selected.
  public func reload() {
    selection = []
    prefetched = []
    show(from: firstElement)
  }

  /// Replaces the cells of rows by others, from the reuse queue or new.
  ///
  /// - Parameter paths: the rows.
  public func reloadRows(at paths: [RowPath]) {
    replace(Set(paths.map { .row($0) }))
  }

  /// Replaces the titles and views above and below sections.
  ///
  /// - Parameter sections: the sections.
  public func reloadHeaderFooters(ofSections sections: [Int]) {
    replace(
      Set(
        sections.flatMap { section in
          [SectionEdge.header, .footer].map { .headerFooter($0, section: section) }
        }))
  }

  /// Shows elements in other views, or no longer.
  private func replace(_ elements: Set<ListElement>) {
    for element in elements {
      if let placed = unplaced.removeValue(forKey: element) { recycle(placed) }
    }
    for index in placed.indices where elements.contains(placed[index].element) {
      recycle(placed[index])
      placed[index].content = nil
    }
    layOutAgain(keeping: placed.filter { exists($0.element) }, atTop: isAtTop)
  }

  /// Lays out the viewport again, with the heights that are wanted now.
  ///
  /// - Parameter paths: the paths of the rows.
  public func adjustHeights(ofRowsAt paths: [RowPath]) {
    let measured = placed.compactMap(measuredAgain)
    if unplaced.isEmpty, measured.count == placed.count,
      zip(measured, placed).allSatisfy({ $0.height == $1.height })
    {
      placed = measured
    } else {
      layOutAgain(keeping: placed)
    }
  }

  /// Carries out one step of a change, at once and without animation.
  ///
  /// The first element that stays holds its place in the viewport.
  ///
  /// - Parameters:
  ///   - changes: what goes, comes and moves.
  ///   - animated: whether the user is to see it happen, which a list without a screen does not heed.
  ///   - commit: makes the content that after the step.
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
    selection = Set(selection.compactMap { mapping.newPath(of: $0) })
    prefetched = Set(prefetched.compactMap { mapping.newPath(of: $0) })
    let movers = Movers(changes)
    var staying: [PlacedElement] = []
    var anchor: PlacedElement?
    for var placed in before {
      guard let element = placed.element.moved(by: &mapping), exists(element) else {
        recycle(placed)
        continue
      }
      let hasMoved = movers.contains(placed.element)
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
    layOutAgain(
      keeping: staying, anchor: anchor ?? first, atTop: wasAtTop || first == nil,
      holdsOthers: true)
    completion()
  }

  private var isAtTop: Bool {
    placed.first.map { $0.top == 0 && element(before: $0.element) == nil } ?? true
  }

  /// Creates an empty cell, which is counted as refused.
  public func makeEmptyCell() -> HeadlessCell {
    queue.counters.refused += 1
    return HeadlessCell()
  }

  /// Creates an empty header or footer, which is counted as refused.
  public func makeEmptyHeaderFooter() -> HeadlessHeaderFooter {
    headerFooterQueue.counters.refused += 1
    return HeadlessHeaderFooter()
  }
}

/// The elements that change places with others, and so do not hold the viewport where it is.
private struct Movers {
  private let rows: Set<RowPath>
  private let sections: Set<Int>

  init(_ changes: SectionedChanges) {
    let moves = changes.changedSections.flatMap { section in
      section.rows.moves.map { RowPath(section: section.old, row: $0.old) }
    }
    rows = Set(moves + changes.crossings.map(\.old))
    sections = Set(changes.sections.moves.map(\.old))
  }

  func contains(_ element: ListElement) -> Bool {
    switch element {
    case .row(let path): rows.contains(path) || sections.contains(path.section)
    case .headerFooter(_, let section): sections.contains(section)
    }
  }
}
