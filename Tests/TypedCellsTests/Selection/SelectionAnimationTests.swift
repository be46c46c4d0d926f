import HeadlessList
import Testing
import TypedCells

/// A host that notes which rows the list selects and deselects, and whether that is animated.
private final class NotingHost: ListHost {
  typealias Cell = HeadlessCell

  var selectionMode = SelectionMode.multiple
  /// Whether the host deselects all rows during a change, as UIKit does with rows that it reloads.
  var losesSelection = false
  private(set) var notes: [String] = []
  private var selection: Set<RowPath> = []

  var selectedPaths: [RowPath] { selection.sorted() }
  var visibleCells: [VisibleCell<HeadlessCell>] { [] }
  func attach(to content: ListContent<NotingHost>) {}
  func register(_ registration: CellRegistration<HeadlessCell>) {}
  func reload() {}
  func reloadRows(at paths: [RowPath]) {}
  func reloadHeaderFooters(ofSections sections: [Int]) {}
  func adjustHeights(ofRowsAt paths: [RowPath]) {}
  func makeEmptyCell() -> HeadlessCell { HeadlessCell() }

  func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    note("\(isSelected ? "select" : "deselect") \(path)\(animated ? ", animated" : "")")
  }

  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    if losesSelection { selection = [] }
    commit()
    completion()
  }

  func note(_ event: String) { notes.append(event) }

  func newNotes() -> [String] {
    defer { notes = [] }
    return notes
  }
}

@MainActor
struct `An animation of the selection` {
  private let host = NotingHost()
  private let list: ListDriver<NotingHost>
  private let first = RowPath(section: 0, row: 0)

  init() {
    list = ListDriver(host: host)
    show(["a", "b"])
  }

  private func show(_ texts: [String]) {
    list.apply {
      ListSection(id: 0) { for text in texts { Row(TextCell.self, text).id(text) } }
    }
  }

  @Test func `is shown if the call requests it`() {
    for isAnimated in [true, false] {
      let end = isAnimated ? ", animated" : ""
      list.select("a", animated: isAnimated)
      list.deselect("a", animated: isAnimated)
      list.select("b", animated: isAnimated)
      list.deselectAll(animated: isAnimated)
      #expect(
        host.newNotes()
          == ["select 0.0", "deselect 0.0", "select 0.1", "deselect 0.1"].map { $0 + end })
    }
  }

  @Test func `isn't shown by default`() {
    list.select("a")
    list.deselect("a")
    list.select("b")
    list.deselectAll()
    #expect(host.notes == ["select 0.0", "deselect 0.0", "select 0.1", "deselect 0.1"])
  }

  @Test func `isn't shown if the selection follows a change of the mode or of the content`() {
    list.select("a")
    list.select("b")
    list.selectionMode = .single
    host.losesSelection = true
    show(["b", "a"])
    #expect(host.notes == ["select 0.0", "select 0.1", "deselect 0.1", "select 0.1"])
  }

  @Test func `ends a selection that lasts for a moment`() {
    host.selectionMode = .momentary
    list.content.didSelectRow(at: first) { host.note("observers") }
    #expect(host.notes == ["deselect 0.0, animated", "observers"])
  }

  @Test func `ends the selection of a row that a tap expands, and observers are informed`() {
    host.selectionMode = .single
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "parent").id("parent").children { Row(TextCell.self, "child") }
      }
    }
    list.content.didSelectRow(at: first) { host.note("observers") }
    #expect(host.notes == ["deselect 0.0, animated", "observers"])
    #expect(list.rowCount(in: 0) == 2)
  }
}
