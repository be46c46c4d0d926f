import TypedCells

/// A small list with rows of equal height and at most one fault.
@MainActor
final class FaultyList: ListHost {
  enum Fault: CaseIterable {
    case commitsNever, commitsTwice
    case completesNever, completesTwice
    case keepsItsEngine, sharesItsEmptyCell, changesWhileItScrolls, forgetsRegistrations
    case showsARowBeyond, showsARowTwice
    case showsNothing, leavesARowOut, staysWhereItIs
    case namesNoCell, namesEmptyCells, keepsCellsOfAnotherKind
    case leavesReusedCellsAsTheyWere, sharesOneHeader, swapsHeaders
    case neverSaysThatRowsCome, neverSaysThatRowsLeave, saysTwiceThatRowsLeave
    case selectsByPath, makesEveryCellAnew
  }

  private struct Shown {
    var path: RowPath
    let cell: FixtureCell
    let row: AnyRow<FixtureCell>
  }

  private let fault: Fault?
  private let capacity: Int
  private weak var list: ListEngine<FaultyList>?
  private var keptList: ListEngine<FaultyList>?
  private var registrations: [ReuseIdentifier: CellRegistration<FixtureCell>] = [:]
  private var waiting: [ReuseIdentifier: [FixtureCell]] = [:]
  private let emptyCell = FixtureCell()
  private var shown: [Shown] = []
  private var headers: [Int: FixtureHeader] = [:]
  private var offset = 0
  private var selection: Set<RowPath> = []

  /// Whether each change was animated.
  private(set) var animations: [Bool] = []
  var selectionMode = SelectionMode.single

  init(_ fault: Fault? = nil, capacity: Int = 6) {
    self.fault = fault
    self.capacity = capacity
  }

  func scroll(to path: RowPath) {
    guard fault != .staysWhereItIs, let target = paths.firstIndex(of: path) else { return }
    offset = target
    if fault == .changesWhileItScrolls { return layOut() }
    list?.holdingChanges { layOut() }
  }

  // MARK: - ListHost

  var visibleCells: [VisibleCell<FixtureCell>] {
    var visible = shown.map {
      VisibleCell(path: $0.path, cell: $0.cell, identifier: identifier(of: $0.cell))
    }
    guard let last = visible.last else { return [] }
    if fault == .showsNothing { return [] }
    if fault == .showsARowBeyond {
      let beyond = RowPath(section: last.path.section, row: 1_000)
      visible.append(VisibleCell(path: beyond, cell: FixtureCell(), identifier: nil))
    }
    if fault == .showsARowTwice { visible.append(last) }
    return visible
  }

  private func identifier(of cell: FixtureCell) -> ReuseIdentifier? {
    switch fault {
    case .namesNoCell: nil
    case .namesEmptyCells: cell.identifier ?? "empty"
    default: cell.identifier
    }
  }

  var visibleHeaderFooters: [VisibleHeaderFooter<FixtureHeader>] {
    headers.map {
      VisibleHeaderFooter(section: $0, edge: .header, view: $1, identifier: $1.identifier)
    }
  }

  func attach(to list: ListEngine<FaultyList>) {
    self.list = list
    if fault == .keepsItsEngine { keptList = list }
  }

  func register(_ registration: CellRegistration<FixtureCell>) {
    if fault != .forgetsRegistrations { registrations[registration.identifier] = registration }
  }

  func register(headerFooter registration: CellRegistration<FixtureHeader>) {}

  var selectedPaths: [RowPath] { selection.sorted() }

  func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
  }

  func reload() {
    selection = []
    takeAway { _ in true }
    layOut()
  }

  func reloadRows(at paths: [RowPath]) {
    if fault == .keepsCellsOfAnotherKind { return }
    takeAway { paths.contains($0.path) }
    layOut()
  }

  func reloadHeaderFooters(ofSections sections: [Int]) { showHeaders() }

  func adjustHeights(ofRowsAt paths: [RowPath]) {}

  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    animations.append(animated)
    if fault != .commitsNever { commit() }
    if fault == .commitsTwice { commit() }
    var mapping = PathMapping(changes)
    if fault != .selectsByPath { selection = Set(selection.compactMap { mapping.newPath(of: $0) }) }
    let before = shown
    shown = []
    for var element in before {
      if let path = mapping.newPath(of: element.path), list?.row(at: path) != nil {
        element.path = path
        shown.append(element)
      } else {
        end(element)
      }
    }
    layOut()
    if fault != .completesNever { completion() }
    if fault == .completesTwice { completion() }
  }

  func makeEmptyCell() -> FixtureCell { fault == .sharesItsEmptyCell ? emptyCell : FixtureCell() }

  func makeEmptyHeaderFooter() -> FixtureHeader { FixtureHeader() }

  // MARK: - Layout

  private var paths: [RowPath] {
    guard let list else { return [] }
    return list.sections.indices.flatMap { section in
      (0..<list.rowCount(in: section)).map { RowPath(section: section, row: $0) }
    }
  }

  private func layOut() {
    let paths = paths
    offset = max(min(offset, paths.count - capacity), 0)
    var wanted = Array(paths[offset..<min(offset + capacity, paths.count)])
    if fault == .leavesARowOut, wanted.count > 2 { wanted.remove(at: 1) }
    takeAway { !wanted.contains($0.path) }
    for path in wanted where !shown.contains(where: { $0.path == path }) { show(path) }
    shown.sort { $0.path < $1.path }
    showHeaders()
  }

  private func show(_ path: RowPath) {
    guard let list, let row = list.row(at: path) else { return }
    shown.append(Shown(path: path, cell: cell(at: path, of: list), row: row))
    if fault != .neverSaysThatRowsCome { row.answer(to: .willDisplay) }
  }

  private func cell(
    at path: RowPath, of list: ListEngine<FaultyList>
  ) -> FixtureCell {
    var lastText: String?
    let cell = list.cell(at: path) { identifier in
      if fault != .makesEveryCellAnew, let cell = waiting[identifier]?.popLast() {
        lastText = cell.text
        return cell
      }
      guard let registration = registrations[identifier] else { throw Unregistered() }
      let cell = registration.cellClass.init()
      cell.identifier = identifier
      return cell
    }
    if fault == .leavesReusedCellsAsTheyWere, let lastText { cell.text = lastText }
    return cell
  }

  private func showHeaders() {
    guard let list else { return }
    let sections = Set(shown.map(\.path.section))
    headers = [:]
    for section in sections {
      headers[section] = list.headerFooterView(at: .header, ofSection: section) { identifier in
        let header = TitleHeader()
        header.identifier = identifier
        return header
      }
    }
    if fault == .sharesOneHeader, let first = headers.keys.min() {
      headers = headers.mapValues { [shared = headers[first]] in shared ?? $0 }
    }
    if fault == .swapsHeaders, let (first, second) = headers.keys.sorted().firstTwo {
      headers.swapAt(first, second)
    }
  }

  private func takeAway(where isLeaving: (Shown) -> Bool) {
    let leaving = shown.filter(isLeaving)
    shown.removeAll(where: isLeaving)
    for element in leaving { end(element) }
  }

  private func end(_ element: Shown) {
    if let identifier = element.cell.identifier {
      waiting[identifier, default: []].append(element.cell)
    }
    if fault != .neverSaysThatRowsLeave { element.row.answer(to: .didEndDisplaying) }
    if fault == .saysTwiceThatRowsLeave { element.row.answer(to: .didEndDisplaying) }
  }
}

private struct Unregistered: Error {}

extension [Int: FixtureHeader] {
  fileprivate mutating func swapAt(_ first: Int, _ second: Int) {
    (self[first], self[second]) = (self[second], self[first])
  }
}

extension [Int] {
  fileprivate var firstTwo: (Int, Int)? { count > 1 ? (self[0], self[1]) : nil }
}
