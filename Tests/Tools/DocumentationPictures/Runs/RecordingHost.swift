import HeadlessList
import TypedCells

/// A host that has a cell for each row and records its driver's calls.
@MainActor
final class RecordingHost: ListHost {
  /// A call of the driver, and the content shown after it.
  struct Step {
    /// The deletions, insertions and moves, or `nil` if the driver updates cells in place.
    let changes: SectionedChanges?

    let after: [Section]
  }

  struct Section {
    let title: String
    let rows: [String]
  }

  private(set) var visibleCells: [VisibleCell<HeadlessCell>] = []
  private(set) var steps: [Step] = []
  private weak var list: ListEngine<RecordingHost>?
  private var classes: [ReuseIdentifier: HeadlessCell.Type] = [:]

  func attach(to list: ListEngine<RecordingHost>) { self.list = list }

  func register(_ registration: CellRegistration<HeadlessCell>) {
    classes[registration.identifier] = registration.cellClass
  }

  func makeEmptyCell() -> HeadlessCell { HeadlessCell() }

  func reload() {
    show([:])
    steps = [Step(changes: SectionedChanges(), after: sections)]
  }

  func reloadRows(at paths: [RowPath]) {}
  func reloadHeaderFooters(ofSections sections: [Int]) {}

  func adjustHeights(ofRowsAt paths: [RowPath]) {
    if steps.last.map({ $0.after.map(\.rows) != sections.map(\.rows) }) ?? true {
      steps.append(Step(changes: nil, after: sections))
    }
  }

  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    var mapping = PathMapping(changes)
    var staying: [RowPath: VisibleCell<HeadlessCell>] = [:]
    for visible in visibleCells {
      if let path = mapping.newPath(of: visible.path) {
        staying[path] = VisibleCell(path: path, cell: visible.cell, identifier: visible.identifier)
      }
    }
    commit()
    show(staying)
    steps.append(Step(changes: changes, after: sections))
    completion()
  }

  // MARK: - Showing

  /// Shows all rows, with the existing cells where possible.
  private func show(_ staying: [RowPath: VisibleCell<HeadlessCell>]) {
    guard let list else { return }
    visibleCells = list.sections.indices.flatMap { section in
      (0..<list.rowCount(in: section)).map { row in
        let path = RowPath(section: section, row: row)
        if let cell = staying[path] { return cell }
        var name: ReuseIdentifier?
        let cell = list.cell(at: path) { identifier in
          name = identifier
          return (classes[identifier] ?? HeadlessCell.self).init()
        }
        return VisibleCell(path: path, cell: cell, identifier: name)
      }
    }
  }

  private var sections: [Section] {
    (list?.sections ?? []).enumerated().map { position, section in
      Section(
        title: section.header?.title ?? "",
        rows: visibleCells.filter { $0.path.section == position }.flatMap(\.cell.lines))
    }
  }
}
