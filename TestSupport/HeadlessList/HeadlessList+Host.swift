public import TypedCells

extension HeadlessList {
  public var visibleCells: [VisibleCell<HeadlessCell>] {
    placed.compactMap { placed in
      guard case .row(let path) = placed.element, let cell = placed.cell else { return nil }
      return VisibleCell(path: path, cell: cell, identifier: cell.reuseIdentifier)
    }
  }

  public func attach(to driver: ListDriver<HeadlessList>) {
    self.driver = driver
  }

  public func register(_ registration: CellRegistration<HeadlessCell>) {
    queue.register(registration)
  }

  public func reload() {
    selection = []
    show(from: firstElement)
  }

  public func reloadRows(at paths: [RowPath]) {
    let paths = Set(paths)
    for index in placed.indices {
      guard case .row(let path) = placed[index].element, paths.contains(path) else { continue }
      recycle(placed[index])
      placed[index].cell = nil
    }
    layOutAgain(keeping: placed)
  }

  public func adjustHeights() {
    layOutAgain(keeping: placed)
  }

  public func perform(
    _ changes: ListChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let before = placed
    let wasAtTop = before.first.map { $0.element == firstElement && $0.top == 0 } ?? true
    commit()
    selection = Set(selection.compactMap { changes.newPath(of: $0) })
    let staying = before.compactMap { placed -> PlacedElement? in
      guard let element = placed.element.moved(by: changes) else {
        recycle(placed)
        return nil
      }
      var placed = placed
      placed.element = element
      return placed
    }
    layOutAgain(keeping: staying, atTop: wasAtTop)
    completion()
  }

  public func makeEmptyCell() -> HeadlessCell {
    queue.counters.refused += 1
    return HeadlessCell()
  }
}
