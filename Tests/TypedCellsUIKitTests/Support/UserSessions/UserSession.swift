import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

/// A cell of a session.
@MainActor
protocol SessionCell: Updatable, HostedCell where ViewData == SessionItem {
  var item: SessionItem? { get }
  var field: UITextField { get }
}

/// Something that happens in a session.
enum SessionAction: CaseIterable {
  /// Other content is applied.
  case apply
  /// Items off screen get other heights.
  case changeHeights
  /// Code selects and deselects rows.
  case select
  /// The user taps a row.
  case tap
  case scroll
  /// The user moves a row. Its handler does what the user did, less, or more.
  case move
  /// The user holds a row, and content is applied meanwhile.
  case hold
  /// The user drops models of another list, which may be in this one.
  case drop
  /// The user drags a row inside the list, and content may be applied meanwhile.
  case drag
  /// The user begins to edit the field of a row.
  case focus
}

/// Drives a real screen through random actions of the user and the app, beside a simple model of it.
///
/// ```swift
/// let session = UserSession.table(seed: 1)
/// await session.run(steps: 40)
/// #expect(session.mistakes.isEmpty, "seed 1")
/// ```
@MainActor
final class UserSession<Host: ListHost, Cell: SessionCell> where Cell.BaseCell == Host.Cell {
  /// The parts of a session that depend on the kind of view.
  struct Bench {
    let view: UIScrollView
    let window: UIWindow
    let driver: ListDriver<Host>
    /// The number of rows in each section of the view.
    let counts: () -> [Int]
    /// The cells on screen.
    let cells: () -> [(path: IndexPath, cell: Cell)]
    let selected: () -> [IndexPath]
    let height: (IndexPath) -> Double
    let tap: (IndexPath) -> Void
    let scroll: (CGFloat) -> Void
    let beginMoving: (IndexPath) -> MovementOnScreen?
    let beginDrag: (IndexPath) -> DragOnScreen?
    /// Moves dragged items over a path of the view, without a drop.
    let hover: (DragOnScreen, IndexPath) -> Void
    let drop: (DragOnScreen, IndexPath) -> Bool
    /// Whether the view guesses the heights of rows that are made on demand, so that a row can be off screen until it
    /// knows them. HeadlessUIKit ends the editing of such a row.
    let guessesHeights: Bool
  }

  private let bench: Bench
  private let actions: [SessionAction]
  private var driver: ListDriver<Host> { bench.driver }
  private var random: SeededGenerator
  private var model = SessionModel()
  /// The model of the content that the list is expected to show.
  private var shown = SessionModel()
  private var selected: Set<Int> = []
  private var focused: Int?
  /// Whether the list shows other content for a moment, in which the row with the keyboard may be off screen.
  private var mayLoseFocus = false
  private var requests = 0
  private var completions: [Int] = []
  private var step = ""
  /// What the next handler of a move does besides.
  private var moveVariant = 0
  /// The index that the next drop is expected to get.
  private var expectedIndex: Int?
  /// Another list, whose rows show the same items.
  private let library = TableList()

  private(set) var mistakes: [String] = []
  /// The number of actions that really happened.
  private(set) var actionCounts: [SessionAction: Int] = [:]

  init(
    _ bench: Bench, seed: UInt64,
    actions: [SessionAction] = SessionAction.allCases
  ) {
    self.bench = bench
    self.actions = actions
    random = SeededGenerator(seed: seed)
    driver.selectionMode = .multiple
    driver.onFailure = { [weak self] in self?.note("\($0)") }
  }

  /// Takes steps until one finds a mistake.
  func run(steps: Int) async {
    for number in 0..<steps where mistakes.isEmpty {
      let action = number == 0 ? .apply : actions.randomElement(using: &random) ?? .apply
      step = "step \(number) (\(action))"
      let before = description(of: shown)
      let raised = await UIKitException.recording {
        await take(action)
        await settle()
      }
      for exception in raised { note("\(exception)") }
      if mistakes.isEmpty { check() }
      if !mistakes.isEmpty { note("\(before) became \(description(of: model))") }
    }
  }

  /// Adds what happens to the step.
  private func tell(_ detail: String) { step += ", \(detail)" }

  private func note(_ mistake: String) { mistakes.append("\(step): \(mistake)") }

  private func count(_ action: SessionAction) { actionCounts[action, default: 0] += 1 }

  private func settle() async {
    for _ in 0..<2 {
      await nextTurn()
      bench.view.layoutIfNeeded()
      // A cancelled gesture isn't reported, so the list would look for its end after a while.
      driver.engine.carryOutWaitingChanges()
    }
    bench.view.layoutIfNeeded()
  }

  // MARK: Content

  /// Applies the model.
  private func show() {
    requests += 1
    let number = requests
    driver.apply(animated: Bool.random(using: &random)) { [weak self] _ in
      self?.completions.append(number)
    } _: {
      for section in model.sections { content(of: section) }
    }
  }

  private func content(of section: SessionModel.Section) -> ListSection<Host.Cell> {
    let placeholder = section.items.isEmpty && section.hasPlaceholder ? section.rows[0] : nil
    return ListSection(id: section.id) {
      if section.isLazy {
        LazyRows(section.items, id: \.id) { self.row($0) }
      } else {
        for item in section.items { row(item) }
      }
      if let placeholder, !section.usesWhenEmpty { Row(Cell.self, placeholder) }
    }
    .onDrop(of: SessionItem.self, weak: self) { session, dropped, index in
      session.drop(dropped, inSection: section.id, at: index)
    }
    .whenEmpty { if let placeholder, section.usesWhenEmpty { Row(Cell.self, placeholder) } }
  }

  private func row(_ item: SessionItem) -> Row<Cell, SessionItem> {
    // With an identity of its own, because the one of its model would differ from that of a lazy row.
    Row(Cell.self, item).id(item.id).height(item.height).draggable()
      .on(.move, weak: self) { session, item, move in session.move(item, move) }
  }

  /// Changes the model and applies it.
  private func change(_ change: (inout SessionModel, inout SeededGenerator) -> Void) {
    change(&model, &random)
    show()
  }

  /// Notes which items are to be selected and focused when the list shows the model.
  private func noteShown() {
    let ids = Set(model.items.map(\.id))
    selected.formIntersection(ids)
    if let focused, !ids.contains(focused) { self.focused = nil }
    shown = model
  }

  // MARK: Actions

  private func take(_ action: SessionAction) async {
    switch action {
    case .apply:
      count(action)
      change { $0.change(using: &$1) }
    case .changeHeights:
      count(action)
      let onScreen = Set(bench.cells().compactMap(\.cell.item?.id))
      change { $0.changeHeights(using: &$1) { !onScreen.contains($0.id) } }
    case .select: selectInCode()
    case .tap:
      guard let item = randomItemOnScreen() else { return }
      count(action)
      tell("row \(item.id)")
      bench.tap(item.path)
      if selected.remove(item.id) == nil { selected.insert(item.id) }
    case .scroll:
      count(action)
      bench.scroll(CGFloat(Int.random(in: -300...300, using: &random)))
    case .move, .hold: await moveRow(isHeld: action == .hold)
    case .drop: dropFromLibrary()
    case .drag: await dragRow()
    case .focus:
      guard let item = randomItemOnScreen() else { return }
      count(action)
      focused = item.cell.field.becomeFirstResponder() ? item.id : focused
    }
  }

  private func randomItemOnScreen() -> (path: IndexPath, cell: Cell, id: Int)? {
    let cells = bench.cells().filter { ($0.cell.item?.id ?? -1) >= 0 }
    return cells.randomElement(using: &random).flatMap { visible in
      visible.cell.item.map { (visible.path, visible.cell, $0.id) }
    }
  }

  /// Returns a path of the view to which a row can be moved.
  private func randomTarget(for source: IndexPath) -> IndexPath? {
    let counts = bench.counts()
    guard let section = counts.indices.randomElement(using: &random) else { return nil }
    let last = section == source.section ? counts[section] - 1 : counts[section]
    return IndexPath(row: Int.random(in: 0...last, using: &random), section: section)
  }

  private func selectInCode() {
    let items = model.items.shuffled(using: &random)
    guard !items.isEmpty else { return }
    count(.select)
    if Int.random(in: 0..<4, using: &random) == 0 {
      driver.deselectAll()
      selected = []
    }
    for item in items.prefix(Int.random(in: 1...20, using: &random)) {
      if Bool.random(using: &random) {
        driver.select(item.id)
        selected.insert(item.id)
      } else {
        driver.deselect(item.id)
        selected.remove(item.id)
      }
    }
  }

  /// Moves a row by its reorder control, or in an interactive movement.
  private func moveRow(isHeld: Bool) async {
    guard let item = randomItemOnScreen(), let target = randomTarget(for: item.path) else { return }
    moveVariant = Int.random(in: 0..<7, using: &random)
    guard let movement = bench.beginMoving(item.path) else {
      return note("row \(item.id) can't be moved")
    }
    count(isHeld ? .hold : .move)
    tell("row \(item.id) from \(item.path) to \(target), variant \(moveVariant)")
    // The simulated user doesn't scroll to the target.
    mayLoseFocus = !bench.cells().contains { $0.path == target }
    movement.move(to: target)
    guard isHeld else {
      movement.end()
      return
    }
    let counts = bench.counts()
    for _ in 0..<Int.random(in: 1...2, using: &random) { change { $0.change(using: &$1) } }
    await nextTurn()
    bench.view.layoutIfNeeded()
    if bench.counts() != counts || ids(inList: ()) != ids(of: shown) {
      note("content was shown while the user holds row \(item.id)")
    }
    if completions.count == requests { note("content that waits has completed") }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: movement.cancel()
    case 1:
      bench.view.removeFromSuperview()
      driver.engine.carryOutWaitingChanges()
      movement.cancel()
      bench.window.addSubview(bench.view)
      // A field outside a window has no keyboard.
      focused = nil
    default: movement.end()
    }
  }

  /// Handles a move of the user.
  private func move(_ item: SessionItem, _ move: RowMove) {
    let (old, new) = (move.old, move.new)
    guard model.sections.indices.contains(old.section),
      model.sections.indices.contains(new.section),
      model.sections[old.section].items.indices.contains(old.row),
      model.sections[old.section].items[old.row].id == item.id
    else { return note("row \(item.id) isn't at \(old) of the model") }
    if moveVariant == 0 { return }
    let moved = model.sections[old.section].items[old.row]
    model.remove([item.id])
    if moveVariant == 1 { return show() }
    let index = model.sections[new.section].items.isEmpty ? 0 : new.row
    guard index <= model.sections[new.section].items.count else {
      return note("row \(item.id) can't be inserted at \(new)")
    }
    model.insert([moved], inSectionAt: new.section, at: index)
    switch moveVariant {
    case 2:
      let end = model.sections[new.section].items.count
      model.insert([model.newItem(using: &random)], inSectionAt: new.section, at: end)
    case 3:
      if let other = model.takeItem(outside: [old.section, new.section], using: &random) {
        model.insert([other], inSectionAt: old.section, at: 0)
      }
    case 4: model.change(using: &random)
    default: break
    }
    show()
  }

  /// Drags rows of another list, whose items can be in this one, too.
  private func dropFromLibrary() {
    let items = model.items.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random))
    let added = model.newItem(using: &random)
    let offered = Array(items) + (Bool.random(using: &random) ? [added] : [])
    guard let target = randomTarget(for: IndexPath(row: 0, section: -1)), !offered.isEmpty else {
      return
    }
    library.apply(animated: false) {
      ListSection(id: 0) { for item in offered { Row(LibraryCell.self, item).draggable() } }
    }
    guard let drag = library.table.user.beginDrag(ofRowAt: path(0, 0)) else {
      return note("the other list has no drag")
    }
    for row in offered.indices.dropFirst() { drag.addRow(at: path(0, row), of: library.table) }
    let ids = Set(offered.map(\.id))
    let section = model.sections[target.section]
    expectedIndex =
      section.items.isEmpty && section.usesWhenEmpty
      ? 0 : section.rows.prefix(target.row).count { !ids.contains($0.id) }
    count(.drop)
    tell("rows \(ids) at \(target)")
    if !bench.drop(drag, target) { note("the drop at \(target) is refused") }
  }

  /// Drags a row inside the list. Other content can be applied while the list shows a gap for it.
  private func dragRow() async {
    guard let item = randomItemOnScreen(), let target = randomTarget(for: item.path) else { return }
    selected = []
    driver.deselectAll()
    guard let drag = bench.beginDrag(item.path) else {
      return note("row \(item.id) can't be dragged")
    }
    count(.drag)
    tell("row \(item.id) from \(item.path) to \(target)")
    bench.hover(drag, target)
    if Bool.random(using: &random) {
      let before = bench.counts()
      change { $0.change(using: &$1) }
      await nextTurn()
      if bench.counts() != before {
        note("content was shown while the list shows a gap")
      }
      if Bool.random(using: &random) { return drag.cancel() }
      mayLoseFocus = true
      _ = bench.drop(drag, target)
    } else {
      let section = model.sections[target.section]
      expectedIndex = section.items.isEmpty && section.usesWhenEmpty ? 0 : target.row
      if !bench.drop(drag, target) { note("the drop at \(target) is refused") }
    }
  }

  /// Handles a drop.
  private func drop(_ dropped: [SessionItem], inSection id: Int, at index: Int) {
    if let expectedIndex, expectedIndex != index {
      note("a drop gets the index \(index), not \(expectedIndex)")
    }
    expectedIndex = nil
    guard let section = model.sections.firstIndex(where: { $0.id == id }) else { return }
    let ids = Set(dropped.map(\.id))
    let current = dropped.map { item in model.items.first { $0.id == item.id } ?? item }
    model.remove(ids)
    let index = model.sections[section].items.isEmpty ? 0 : index
    guard index <= model.sections[section].items.count else {
      return note("a drop gets the index \(index) of \(model.sections[section].items.count)")
    }
    model.insert(current, inSectionAt: section, at: index)
    show()
  }

  // MARK: Checks

  private func check() {
    noteShown()
    if completions.sorted() != Array(1..<requests + 1) {
      note("\(requests) requests completed as \(completions)")
    }
    checkRows()
    checkSelection()
    checkFocus()
    checkHeights()
  }

  private func ids(of model: SessionModel) -> [[Int]] { model.rows.map { $0.map(\.id) } }

  /// The sections with their rows. A question mark means that the rows are made on demand.
  private func description(of model: SessionModel) -> String {
    model.sections.map { "\($0.id)\($0.isLazy ? "?" : ""): \($0.rows.map(\.id))" }
      .joined(separator: ", ")
  }

  private func ids(inList: Void) -> [[Int]] {
    driver.sections.indices.map { section in
      (0..<driver.rowCount(in: section)).map { row in
        driver.model(at: RowPath(section: section, row: row), as: SessionItem.self)?.id ?? .min
      }
    }
  }

  private func checkRows() {
    if ids(inList: ()) != ids(of: shown) {
      note("the list has the rows \(ids(inList: ())), not \(ids(of: shown))")
    }
    if bench.counts() != shown.rows.map(\.count) {
      note("the view has the rows \(bench.counts()), not \(shown.rows.map(\.count))")
    }
    for (path, cell) in bench.cells() {
      guard shown.rows.indices.contains(path.section),
        shown.rows[path.section].indices.contains(path.row)
      else {
        note("a cell is on screen for \(path), which doesn't exist")
        continue
      }
      let expected = shown.rows[path.section][path.row]
      if cell.item != expected {
        note("the cell at \(path) shows \(cell.item?.text ?? "nothing"), not \(expected.text)")
      }
    }
  }

  private func checkSelection() {
    let rows = shown.rows
    let inView = Set(
      bench.selected().compactMap { path -> Int? in
        guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row)
        else { return nil }
        return rows[path.section][path.row].id
      })
    if inView != selected {
      note("the rows \(inView.sorted()) are selected, not \(selected.sorted())")
    }
    selected = inView
  }

  private func checkFocus() {
    let cells = bench.cells()
    let inView = cells.first { $0.cell.field.isFirstResponder }?.cell.item?.id
    let isOnScreen = cells.contains { $0.cell.item?.id == focused }
    let guesses = bench.guessesHeights && shown.sections.contains(where: \.isLazy)
    let isLost = (mayLoseFocus || guesses) && inView == nil
    if !isLost, inView != (isOnScreen ? focused : nil) {
      note("the keyboard is in row \(inView ?? -1), not \(focused ?? -1)")
    }
    focused = inView
    mayLoseFocus = false
  }

  private func checkHeights() {
    let onScreen = Set(bench.cells().map(\.path))
    for (section, rows) in shown.rows.enumerated() {
      for (row, item) in rows.enumerated() where item.id >= 0 {
        let path = IndexPath(row: row, section: section)
        // Rows that are made on demand have no heights before they come on screen.
        if shown.sections[section].isLazy, !onScreen.contains(path) { continue }
        let height = bench.height(path)
        if abs(height - item.height) > 0.5 {
          note("row \(item.id) is \(height) points high, not \(item.height)")
        }
      }
    }
  }
}

/// A cell of the other list.
private final class LibraryCell: UITableViewCell, Updatable {
  func update(viewData item: SessionItem) { textLabel?.text = item.text }
}
