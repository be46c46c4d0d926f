public import TypedCells

extension HeadlessList {
  public var visibleCells: [VisibleCell<HeadlessCell>] {
    placed.compactMap { placed in
      guard case .row(let path) = placed.element, let cell = placed.cell else { return nil }
      return VisibleCell(path: path, cell: cell, identifier: cell.reuseIdentifier)
    }
  }

  public var visibleHeaderFooters: [VisibleHeaderFooter<HeadlessHeaderFooter>] {
    placed.compactMap { placed in
      guard case .headerFooter(let edge, let section) = placed.element,
        let view = placed.headerFooter
      else { return nil }
      return VisibleHeaderFooter(
        section: section, edge: edge, view: view, identifier: view.reuseIdentifier)
    }
  }

  public func attach(to driver: ListDriver<HeadlessList>) {
    precondition(self.driver == nil, "the list has a driver already, and shows the content of one")
    self.driver = driver
  }

  public func register(_ registration: CellRegistration<HeadlessCell>) {
    queue.register(registration)
  }

  public func register(headerFooter registration: CellRegistration<HeadlessHeaderFooter>) {
    headerFooterQueue.register(registration)
  }

  public func reload() {
    selection = []
    prefetched = []
    show(from: firstElement)
  }

  public func reloadRows(at paths: [RowPath]) {
    replace(Set(paths.map { .row($0) }))
  }

  public func reloadHeaderFooters(ofSections sections: [Int]) {
    replace(
      Set(
        sections.flatMap { section in
          [SectionEdge.header, .footer].map { .headerFooter($0, section: section) }
        }))
  }

  /// Shows elements in other views, or no longer.
  private func replace(_ elements: Set<ListElement>) {
    for index in placed.indices where elements.contains(placed[index].element) {
      recycle(placed[index])
      placed[index].content = nil
    }
    layOutAgain(keeping: placed.filter { exists($0.element) }, atTop: isAtTop)
  }

  public func adjustHeights() {
    layOutAgain(keeping: placed)
  }

  public func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let wasAtTop = isAtTop
    let before = placed
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
    layOutAgain(keeping: staying, anchor: anchor, atTop: wasAtTop)
    completion()
  }

  private var isAtTop: Bool {
    placed.first.map { $0.top == 0 && element(before: $0.element) == nil } ?? true
  }

  public func makeEmptyCell() -> HeadlessCell {
    queue.counters.refused += 1
    return HeadlessCell()
  }

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
