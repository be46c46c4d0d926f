import TypedCells

/// A random session with a list on any host. It changes the content in every way that a driver offers,
/// and compares the list with the expected content.
@MainActor
final class FuzzSession<Host: ListHost, Cell: FuzzedCell, Other: FuzzedCell>
where Cell.BaseCell == Host.Cell, Other.BaseCell == Host.Cell {
  /// The parts of a session that depend on the kind of host.
  struct Bench {
    let driver: ListDriver<Host>
    /// The host's view of the content.
    let engine: ListEngine<Host>
    /// Lets the toolkit finish its layout.
    let settle: () -> Void
    /// Scrolls by a distance.
    let scroll: (Double) -> Void
    /// Whether rows that stay on screen keep their cells in a change between two contents.
    var keepsCells: (FuzzList, FuzzList) -> Bool = { _, _ in true }
    /// The number of rows at each edge of the screen that can leave it for a moment during a change, for example because
    /// a header above them gets its height only after it was laid out.
    var unsteadyRows = 0
    /// Whether the list knows which rows may declare a height.
    var hasRightHeights: (RowPath) -> Bool = { _ in true }
    /// Adds a view with a title above a section.
    let addHeader: (ListSection<Host.Cell>, String) -> ListSection<Host.Cell>
    /// The title that a view shows.
    let titleOfHeader: (Host.HeaderFooter) -> String?
  }

  private let bench: Bench
  private let driver: ListDriver<Host>
  private var random: any RandomNumberGenerator
  private let conditions = FuzzConditions()
  /// The content of the latest request.
  private var content = FuzzList()
  private var requests = 0
  private var completions: [Int] = []
  private(set) var mistakes: [String] = []
  /// How many cells on screen were compared with those before a change.
  private(set) var comparedCells = 0
  private var step = ""
  /// Whether content with duplicates was applied.
  private var mayHaveDuplicates = false

  init(_ bench: Bench, random: any RandomNumberGenerator) {
    self.bench = bench
    self.random = random
    driver = bench.driver
    driver.duplicates = self.random.next() % 2 == 0 ? .refuse : .keepFirst
    driver.onFailure = { [weak self] failure in
      if case .duplicate = failure.reason, self?.mayHaveDuplicates == true {
        if failure.description.isEmpty { self?.note("a failure without a text") }
        return
      }
      self?.note("\(failure)")
    }
  }

  /// Takes steps until one finds a mistake.
  func run(steps: Int) async {
    for number in 0..<steps where mistakes.isEmpty {
      await takeStep(number)
    }
    FuzzProbe.shared.onUpdate = nil
    FuzzProbe.shared.onDisplay = nil
  }

  private func takeStep(_ number: Int) async {
    let before = (shownCells(), driverContent: content.visible(conditions))
    let kind = Int.random(in: 0..<18, using: &random)
    step = "step \(number) of kind \(kind)"
    switch kind {
    case 0..<6: requestChange()
    case 6:
      toggleConditions()
      request { self.driver.updateVisibility(animated: $0, completion: $1) }
    case 7:
      let prepared = driver.prepareChanges { toggleConditions() }
      if Bool.random(using: &random) { requestChange() }
      request { self.driver.apply(prepared, animated: $0, completion: $1) }
    case 8:
      FuzzProbe.shared.onUpdate = { [weak self] in self?.requestChange() }
      requestChange()
    case 9:
      FuzzProbe.shared.onDisplay = { [weak self] in self?.requestChange() }
      requestChange()
    case 10: await applyInBackground()
    case 11: driver.refreshVisible()
    case 12: driver.refreshRows(withID: content.sections.first?.rows.first?.id ?? 0)
    case 13: requestDuplicate()
    case 14: checkAnswers()
    default: bench.scroll(Double(Int.random(in: -400...400, using: &random)))
    }
    settle()
    check()
    if kind < 6, bench.keepsCells(before.driverContent, content.visible(conditions)) {
      checkKeptCells(before.0, before.driverContent)
    }
  }

  private func settle() {
    for _ in 0..<3 {
      bench.settle()
      // Performs the changes that rows requested during the toolkit's layout.
      bench.engine.carryOutWaitingChanges()
    }
    FuzzProbe.shared.onUpdate = nil
    FuzzProbe.shared.onDisplay = nil
  }

  // MARK: Requests

  private func requestChange() {
    content.change(using: &random)
    let sections = sections(of: content)
    request { self.driver.apply(sections, animated: $0, completion: $1) }
  }

  /// Requests content with a section or a row twice, which is refused, or shown once.
  private func requestDuplicate() {
    let candidates = content.sections.indices.filter {
      !conditions.sections.contains(content.sections[$0].id)
    }
    guard let index = candidates.randomElement(using: &random) else { return }
    let section = content.sections[index]
    var doubled = content
    if let row = section.rows.first, section.writtenCount == section.rows.count,
      !conditions.rows.contains(row.id), Bool.random(using: &random)
    {
      doubled.sections[index].rows.append(row)
      doubled.sections[index].writtenCount += 1
    } else {
      doubled.sections.append(section)
    }
    mayHaveDuplicates = true
    let sections = sections(of: doubled)
    request { self.driver.apply(sections, animated: $0, completion: $1) }
  }

  private func sections(of content: FuzzList) -> [ListSection<Host.Cell>] {
    content.sections(Cell.self, Other.self, conditions, addHeader: bench.addHeader)
  }

  private func request(_ apply: (Bool, @escaping @MainActor (SectionedChanges) -> Void) -> Void) {
    requests += 1
    let number = requests
    apply(Bool.random(using: &random)) { [weak self] _ in self?.complete(number) }
  }

  private func complete(_ number: Int) {
    completions.append(number)
    for visible in driver.host.visibleCells {
      let model = driver.model(at: visible.path, as: FuzzItem.self)
      if (visible.cell as? any FuzzedCell)?.shown != model {
        note("when request \(number) completes, the cell at \(visible.path) shows other data")
      }
    }
  }

  private func applyInBackground() async {
    var changed = content
    changed.change(using: &random)
    // The session waits for the first condition to be evaluated, and an empty list has no conditions.
    guard !changed.sections.isEmpty else { return }
    content = changed
    let new = sections(of: content)
    let evaluations = conditions.evaluations
    let isAnimated = Bool.random(using: &random)
    var isDone = false
    let task = Task {
      let isShown = await driver.apply(inBackground: new, animated: isAnimated)
      isDone = true
      return isShown
    }
    while conditions.evaluations == evaluations { await Task.yield() }
    let isNewer = Int.random(in: 0..<3, using: &random) == 0
    let isTooLate = isDone
    if isNewer {
      requestChange()
    } else {
      toggleConditions()
      request { self.driver.updateVisibility(animated: $0, completion: $1) }
    }
    let isShown = await task.value
    if isShown != (isTooLate || !isNewer) {
      note("content in the background was\(isShown ? "" : "n't") shown")
    }
  }

  private func toggleConditions() {
    func toggle(_ id: Int?, in set: inout Set<Int>) {
      guard let id else { return }
      if set.remove(id) == nil { set.insert(id) }
    }
    guard let section = content.sections.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: toggle(section.id, in: &conditions.sections)
    case 1: toggle(section.id, in: &conditions.groups)
    default:
      for row in section.rows.shuffled(using: &random).prefix(4) {
        toggle(row.id, in: &conditions.rows)
      }
    }
  }

  // MARK: Checks

  private func note(_ mistake: String) { mistakes.append("\(step): \(mistake)") }

  private func check() {
    let expected = content.visible(conditions)
    let ids = driver.sections.map { section in
      (0..<section.rows.count).map { section.rows[$0].identity }
    }
    if ids != expected.sections.map({ $0.rows.map { RowIdentity($0.id) } }) {
      note("the list has other rows than the content that was applied last")
    }
    if driver.sections.map(\.identity) != expected.sections.map({ RowIdentity($0.id) }) {
      note("the list has other sections than the content that was applied last")
    }
    if completions != Array(1..<requests + 1) {
      note("\(requests) requests completed in the order \(completions)")
    }
    for visible in driver.host.visibleCells {
      guard let item = item(at: visible.path, of: expected) else {
        note("a cell is on screen for \(visible.path), which doesn't exist")
        continue
      }
      if (visible.cell as? any FuzzedCell)?.shown != item {
        note("the cell at \(visible.path) shows other data than \(item)")
      }
    }
    for visible in driver.host.visibleHeaderFooters {
      let section =
        expected.sections.indices.contains(visible.section)
        ? expected.sections[visible.section] : nil
      if section?.hasHeaderView != true || section?.title != bench.titleOfHeader(visible.view) {
        note("the header of section \(visible.section) shows another title")
      }
    }
  }

  /// Asks about a row what hosts and developers ask.
  private func checkAnswers() {
    let expected = content.visible(conditions)
    guard let section = expected.sections.indices.randomElement(using: &random),
      let row = expected.sections[section].rows.indices.randomElement(using: &random)
    else { return }
    let item = expected.sections[section].rows[row]
    let path = RowPath(section: section, row: row)
    let end = RowPath(section: section, row: expected.sections[section].rows.count)
    if driver.paths(of: item.id) != [path]
      || driver.paths(where: { $0.model as? FuzzItem == item }) != [path]
      || driver.paths(ofRowsWith: Cell.self).contains(path)
        != (driver.row(at: path)?.cellClass == Cell.self)
    {
      note("row \(item.id) is found at other paths than \(path)")
    }
    if driver.row(at: end) != nil || driver.rowCount(in: section) != end.row {
      note("section \(section) has another number of rows than \(end.row)")
    }
    let list = bench.engine
    let move = RowMove(old: path, new: RowPath(section: section, row: 0))
    if !list.shouldSelectRow(at: path) || !list.shouldHighlightRow(at: path)
      || list.shouldSelectRow(at: end) || list.editingStyleOfRow(at: path) != .none
      || list.canMoveRow(at: path) || list.targetOfMove(move) != move.new || list.moveRow(move)
    {
      note("row \(item.id) has other answers than the defaults")
    }
    if list.heightOfRow(at: path) != .automatic || list.estimatedHeightOfRow(at: path) != nil
      || !bench.hasRightHeights(path)
    {
      note("row \(item.id) has a height")
    }
    if list.heightOfRow(at: end) != .automatic || list.estimatedHeightOfRow(at: end) != nil
      || list.editingStyleOfRow(at: end) != .none || list.canMoveRow(at: end)
      || driver.send(.select, toRowAt: end) != nil
    {
      note("the row \(end), which doesn't exist, has answers")
    }
    checkHeader(ofSection: section, in: expected)
    if let visible = driver.host.visibleCells.randomElement(using: &random) {
      checkVisible(visible, in: expected)
    }
  }

  private func checkHeader(ofSection section: Int, in expected: FuzzList) {
    let (list, count) = (bench.engine, expected.sections.count)
    let height = list.heightOfHeaderFooter(at: .header, ofSection: section)
    if height != (expected.sections[section].title == nil ? nil : .automatic)
      || list.estimatedHeightOfHeaderFooter(at: .header, ofSection: section) != nil
      || list.headerFooter(at: .footer, ofSection: section) != nil
      || list.headerFooter(at: .header, ofSection: count) != nil
      || !list.indexTitles.isEmpty || list.section(ofIndexTitleAt: 0) != nil
    {
      note("section \(section) has another header, a footer, or a title in the index")
    }
  }

  private func checkVisible(_ visible: VisibleCell<Host.Cell>, in expected: FuzzList) {
    guard let item = item(at: visible.path, of: expected) else { return }
    if driver.visibleCell(of: item.id, as: Host.Cell.self) !== visible.cell
      || driver.visibleCell(of: -1, as: Host.Cell.self) != nil
      || driver.visibleCell(of: item.id, as: FuzzProbe.self) != nil
    {
      note("the cell of row \(item.id) isn't the one at \(visible.path)")
    }
    if driver.isSelected(item.id) { note("row \(item.id) is selected") }
  }

  private func item(at path: RowPath, of list: FuzzList) -> FuzzItem? {
    guard list.sections.indices.contains(path.section),
      list.sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return list.sections[path.section].rows[path.row]
  }

  private struct ShownCell {
    let cell: Host.Cell
    let section: FuzzList.Section
    let updateCount: Int
    let item: FuzzItem
  }

  /// The cells on screen by the identity of their row, except those at the edges.
  private func shownCells() -> [Int: ShownCell] {
    let list = content.visible(conditions)
    var cells: [Int: ShownCell] = [:]
    let steady = driver.host.visibleCells.sorted { $0.path < $1.path }
      .dropFirst(bench.unsteadyRows).dropLast(bench.unsteadyRows)
    for visible in steady {
      guard let cell = visible.cell as? any FuzzedCell, let item = cell.shown,
        list.sections.indices.contains(visible.path.section)
      else { continue }
      cells[item.id] = ShownCell(
        cell: visible.cell, section: list.sections[visible.path.section],
        updateCount: cell.updateCount, item: item)
    }
    return cells
  }

  /// Checks that rows that stay on screen keep their cells, and that such a cell is updated once if the
  /// row's content changed, and not at all otherwise.
  private func checkKeptCells(_ before: [Int: ShownCell], _ old: FuzzList) {
    let new = content.visible(conditions)
    let common = Set(old.sections.map(\.id)).intersection(new.sections.map(\.id))
    for (id, now) in shownCells() {
      guard let then = before[id], common.contains(then.section.id),
        common.contains(now.section.id), type(of: then.cell) == type(of: now.cell)
      else { continue }
      // Rows don't move into or out of groups that report their changes.
      if then.section.id != now.section.id,
        then.section.reportsChanges || now.section.reportsChanges
      {
        continue
      }
      comparedCells += 1
      if then.cell !== now.cell {
        note("row \(id) stays on screen and gets another cell")
      } else if now.updateCount - then.updateCount != (then.item == now.item ? 0 : 1) {
        note("row \(id) was updated \(now.updateCount - then.updateCount) times")
      }
    }
  }
}
