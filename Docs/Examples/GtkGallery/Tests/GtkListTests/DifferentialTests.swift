import GtkList
import HeadlessList
import Testing
import TypedCells

/// Runs the same random contents, scrolls, selections and refreshes on a list in a window and on a list
/// without a screen, and compares them.
@MainActor
@Suite(.serialized)
struct `A list in a window and one without a screen` {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func `show the same after the same changes`(seed: UInt64) {
    let host = TestWindows.makeHost()
    host.selectionMode = .multiple
    let (window, headless) = (
      Side(host: host, makeRow: RandomRow.gtkRow),
      Side(host: HeadlessList(height: 600), makeRow: RandomRow.headlessRow)
    )
    headless.list.selectionMode = .multiple
    var stream = RandomStream(seed: seed)
    for step in 1...40 {
      let action = stream.next()
      switch action {
      case .apply:
        window.apply(stream.content)
        headless.apply(stream.content)
      case .select(let path) where window.list.host.selectedPaths.contains(path):
        // A tap on a selected row deselects it in a HeadlessList; in a GtkList, `activate(_:)` does.
        break
      case .select(let path):
        let selected = window.list.host.selectRow(at: path)
        #expect(headless.list.host.selectRow(at: path) == selected)
      case .deselect(let path):
        let deselected = window.list.host.deselectRow(at: path)
        #expect(headless.list.host.deselectRow(at: path) == deselected)
      case .refresh:
        window.list.refreshVisible()
        headless.list.refreshVisible()
      case .scroll(let path):
        window.list.host.scroll(to: path)
        headless.list.host.scroll(to: path)
      }
      TestWindows.settle(host)
      let place: Comment = "seed \(seed), step \(step): \(action)"
      #expect(host.selectedPaths == headless.list.host.selectedPaths, place)
      #expect(window.journal.entries == headless.journal.entries, place)
      agree(window, headless, place)
    }
    // The lists may show different rows after random scrolls, so both scroll to the same row.
    guard let path = stream.paths.last else { return }
    window.list.host.scroll(to: path)
    headless.list.host.scroll(to: path)
    TestWindows.settle(host)
    #expect(host.cell(at: path) != nil, "seed \(seed)")
    #expect(headless.list.host.cell(at: path) != nil, "seed \(seed)")
    agree(window, headless, "seed \(seed), at the end")
  }

  /// Checks that each row that is visible in both lists has the same text and the same kind of cell.
  private func agree(
    _ window: Side<GtkList>, _ headless: Side<HeadlessList>, _ place: Comment
  ) {
    #expect(
      window.list.sections.map(\.rows.count) == headless.list.sections.map(\.rows.count), place)
    for visible in headless.list.host.visibleCells {
      guard let cell = window.list.host.cell(at: visible.path) else { continue }
      #expect((cell as? LabelCell)?.text == visible.cell.lines.first, place)
      #expect(cell is OtherCell == visible.cell is OtherHeadlessCell, place)
    }
  }
}

/// A driver with its host, and a journal of its rows' events.
@MainActor
private final class Side<Host: ListHost> {
  let list: ListDriver<Host>
  let journal = Journal()
  private let makeRow: @MainActor (RandomRow, Journal) -> AnyRow<Host.Cell>

  init(host: Host, makeRow: @escaping @MainActor (RandomRow, Journal) -> AnyRow<Host.Cell>) {
    list = ListDriver(host: host)
    self.makeRow = makeRow
  }

  func apply(_ content: [RandomSection]) {
    list.apply {
      for section in content {
        ListSection(id: section.id, header: section.header, footer: section.footer) {
          for row in section.rows { makeRow(row, journal) }
        }
      }
    }
  }
}

/// The selections and deselections, in order.
@MainActor
private final class Journal {
  var entries: [String] = []

  func watched<Cell>(_ row: Row<Cell, String>, id: Int) -> Row<Cell, String> {
    row.id(id)
      .on(.shouldSelect) { _ in id % 5 != 0 }
      .onSelect { [weak self] in self?.entries.append("select \($0)") }
      .on(.deselect) { [weak self] in self?.entries.append("deselect \($0)") }
  }
}

private struct RandomRow {
  let id: Int
  var version = 0

  private var text: String { "row \(id), version \(version)" }
  private var isOther: Bool { (id + version) % 3 == 0 }

  @MainActor
  static func gtkRow(_ row: RandomRow, _ journal: Journal) -> AnyRow<GtkCell> {
    row.isOther
      ? AnyRow(journal.watched(Row(OtherCell.self, row.text), id: row.id))
      : AnyRow(journal.watched(Row(LineCell.self, row.text), id: row.id))
  }

  @MainActor
  static func headlessRow(_ row: RandomRow, _ journal: Journal) -> AnyRow<HeadlessCell> {
    row.isOther
      ? AnyRow(journal.watched(Row(OtherHeadlessCell.self, row.text), id: row.id))
      : AnyRow(journal.watched(Row(LineHeadlessCell.self, row.text), id: row.id))
  }
}

private struct RandomSection {
  let id: Int
  var header: String?
  var footer: String?
  var rows: [RandomRow]
}

private final class LineHeadlessCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

private final class OtherHeadlessCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

private struct RandomStream {
  enum Action {
    case apply
    case select(RowPath)
    case deselect(RowPath)
    case refresh
    case scroll(RowPath)
  }

  private(set) var content: [RandomSection] = []
  private var random: SeededNumbers
  private var lastID = 0

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
  }

  var paths: [RowPath] {
    content.enumerated().flatMap { section, content in
      content.rows.indices.map { RowPath(section: section, row: $0) }
    }
  }

  mutating func next() -> Action {
    guard let path = paths.randomElement(using: &random) else {
      content = (0..<number(1...3)).map { _ in section() }
      return .apply
    }
    switch number(0...9) {
    case 0...4:
      for _ in 0..<number(1...6) { edit() }
      return .apply
    case 5, 6: return .select(path)
    case 7: return .deselect(path)
    case 8: return .refresh
    default: return .scroll(path)
    }
  }

  private mutating func edit() {
    guard !content.isEmpty else { return content.append(section()) }
    let place = number(0...content.count - 1)
    let count = content[place].rows.count
    switch number(0...9) {
    case 0: content.insert(section(), at: place)
    case 1: content.remove(at: place)
    case 2: content.insert(content.remove(at: place), at: number(0...content.count))
    case 3: content[place].header = number(0...1) == 0 ? nil : "header \(number(0...9))"
    case 4: content[place].footer = number(0...1) == 0 ? nil : "footer \(number(0...9))"
    case 5, 6: content[place].rows.insert(row(), at: number(0...count))
    case _ where count == 0: return
    case 7: content[place].rows[number(0...count - 1)].version += 1
    case 8: content[place].rows.remove(at: number(0...count - 1))
    default:
      let row = content[place].rows.remove(at: number(0...count - 1))
      let target = number(0...content.count - 1)
      content[target].rows.insert(row, at: number(0...content[target].rows.count))
    }
  }

  private mutating func section() -> RandomSection {
    lastID += 1
    return RandomSection(
      id: lastID, header: number(0...1) == 0 ? nil : "header of \(lastID)",
      rows: (0..<number(0...80)).map { _ in row() })
  }

  private mutating func row() -> RandomRow {
    lastID += 1
    return RandomRow(id: lastID)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
