import GtkToolkit
public import TypedCells

extension GtkList {
  public var visibleCells: [VisibleCell<GtkCell>] {
    view.places.compactMap { place in
      guard let cell = place.occupant as? GtkCell, case .row(let path)? = element(in: place)
      else { return nil }
      return VisibleCell(path: path, cell: cell, identifier: cell.reuseIdentifier)
    }
    .sorted { $0.path < $1.path }
  }

  public var visibleHeaderFooters: [VisibleHeaderFooter<GtkHeaderFooter>] {
    view.places.compactMap { place in
      guard let view = place.occupant as? GtkHeaderFooter,
        case .headerFooter(let edge, let section)? = element(in: place)
      else { return nil }
      return VisibleHeaderFooter(
        section: section, edge: edge, view: view, identifier: view.reuseIdentifier)
    }
  }

  public func attach(to list: ListEngine<GtkList>) {
    self.list = list
  }

  public func register(_ registration: CellRegistration<GtkCell>) {
    cells.register(registration)
  }

  public func register(headerFooter registration: CellRegistration<GtkHeaderFooter>) {
    headerFooters.register(registration)
  }

  public func reload() {
    selection = []
    let new = FlatPositions(
      list?.sections.map { FlatPositions.Section($0) } ?? [], limit: Self.limit)
    change(to: new, ChangedSpans(all: outline, to: new)) { _ in nil }
    widget.offset = 0
  }

  public func reloadRows(at paths: [RowPath]) {
    let paths = Set(paths)
    atWork {
      for place in view.places {
        if case .row(let path)? = element(in: place), paths.contains(path) { fill(place) }
      }
    }
  }

  public func reloadHeaderFooters(ofSections sections: [Int]) {
    var outlines = outline.sections
    for section in sections {
      outlines[section].hasHeader = list?.headerFooter(at: .header, ofSection: section) != nil
      outlines[section].hasFooter = list?.headerFooter(at: .footer, ofSection: section) != nil
    }
    let new = FlatPositions(outlines, limit: Self.limit)
    var changes = ChangedSpans()
    for section in sections {
      for edge in [SectionEdge.header, .footer] {
        changes.remove(outline.positions(of: edge, section: section))
        changes.insert(new.positions(of: edge, section: section))
      }
    }
    change(to: new, changes) { _ in nil }
  }

  public func adjustHeights(ofRowsAt paths: [RowPath]) {
    for place in view.places {
      guard let view = place.occupant as? GtkItemView else { continue }
      switch element(in: place) {
      case .row(let path)?:
        // A cell that was updated in place, or kept, stands for the new row from now on.
        (view as? GtkCell)?.row = list?.row(at: path)
        adjustHeight(of: view, to: list?.heightOfRow(at: path))
      case .headerFooter(let edge, let section)?:
        if case .view(let content)? = list?.headerFooter(at: edge, ofSection: section) {
          (view as? GtkHeaderFooter)?.content = content
        }
        adjustHeight(of: view, to: list?.heightOfHeaderFooter(at: edge, ofSection: section))
      case nil: break
      }
    }
  }

  public func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let fades = animated && MainLoop.animates && widget.isOnScreen
    fadesIn = fades
    var mapping = PathMapping(changes)
    commit()
    let sections = outline.sections(
      after: changes, in: list?.sections.map { FlatPositions.Section($0) } ?? [])
    let new = FlatPositions(sections, limit: Self.limit)
    selection = Set(selection.compactMap { mapping.newPath(of: $0) })
    change(to: new, ChangedSpans(changes, from: outline, to: new)) { element in
      switch element {
      case .headerFooter(let edge, let section):
        mapping.newPosition(ofSection: section).map { .headerFooter(edge, section: $0) }
      case .row(let path):
        mapping.newPath(of: path).map { .row($0) }
      }
    }
    fadesIn = false
    if fades { MainLoop.later(after: Self.fadingTime, completion) } else { completion() }
  }

  /// The largest number of rows, because GTK's positions have 32 bits. Further rows aren't shown.
  private static let limit = Int(Int32.max)

  public func makeEmptyCell() -> GtkCell { GtkCell() }

  public func makeEmptyHeaderFooter() -> GtkHeaderFooter { GtkHeaderFooter() }
}
