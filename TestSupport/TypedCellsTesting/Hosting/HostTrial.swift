import TypedCells

/// A list on a host under examination, and the content that it should show.
@MainActor
final class HostTrial<Host: ListHost> {
  let bench: HostBench<Host>
  let host: Host
  let driver: ListDriver<Host>
  let journal = HostJournal()
  var content: HostContent
  private(set) var failures: [ListFailure] = []
  private(set) var asked = 0
  private(set) var completed = 0
  /// A row that the trial scrolled to and that isn't on screen.
  private var unreached: RowPath?
  /// The rows that should be selected.
  private(set) var selected: Set<RowPath> = []
  /// The largest number of cells that were on screen.
  private(set) var mostVisible = 0

  init(_ bench: HostBench<Host>, on host: Host? = nil, content: HostContent) {
    self.bench = bench
    self.host = host ?? bench.makeHost()
    self.content = content
    driver = ListDriver(host: self.host)
    driver.onFailure = { [weak self] in self?.note($0) }
    if self.host.selectionMode != .none { driver.selectionMode = .multiple }
  }

  /// Creates a trial without content.
  convenience init(_ bench: HostBench<Host>, seed: UInt64) {
    self.init(bench, content: HostContent(seed: seed))
  }

  /// Creates a trial that shows plain rows.
  convenience init(_ bench: HostBench<Host>, rowCount: Int, on host: Host? = nil) {
    self.init(bench, on: host, content: HostContent(rowCount: rowCount))
    apply()
    settle()
  }

  func apply() {
    asked += 1
    driver.apply(sections, animated: content.number(0...1) == 0) { [self] in complete($0) }
  }

  func update() {
    asked += 1
    driver.updateVisibility { [self] in complete($0) }
  }

  private func complete(_ changes: SectionedChanges) {
    completed += 1
    var mapping = PathMapping(changes)
    selected = Set(selected.compactMap { mapping.newPath(of: $0) })
  }

  /// Selects a row in code, and deselects it if it's selected. Several sections can have its identity.
  func select(_ path: RowPath) {
    guard driver.selectionMode != .none, let id = content.row(at: path)?.id else { return }
    let paths = driver.paths(of: id)
    if selected.contains(path) {
      driver.deselect(id)
      selected.subtract(paths)
    } else {
      driver.select(id)
      selected.formUnion(paths)
    }
  }

  func scroll(to path: RowPath) {
    bench.scroll(host, path)
    settle()
    unreached = host.visibleCells.contains { $0.path == path } ? nil : path
  }

  /// Returns a problem if the row of the last scroll isn't on screen.
  func unreachedRow() -> String? {
    defer { unreached = nil }
    return unreached.map { "row \($0) is not on screen once it was scrolled to" }
  }

  func settle() {
    bench.settle(host)
    mostVisible = max(mostVisible, host.visibleCells.count)
  }

  private var sections: [ListSection<Host.Cell>] {
    content.sections.map { section in
      let list = ListSection<Host.Cell>(id: section.id) {
        for row in section.rows { bench.makeRow(row, journal) }
      }
      guard let title = section.title, let headers = bench.headers else { return list }
      return headers.add(list, title)
    }
  }

  /// Ignores failures of rows with an unregistered identifier, because those rows are meant to fail.
  private func note(_ failure: ListFailure) {
    if case .registration(.unknownIdentifier(HostRow.unknownIdentifier, _, _)) = failure.reason {
      return
    }
    failures.append(failure)
  }
}
