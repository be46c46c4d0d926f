import HeadlessList
import Testing
import TypedCells

private struct Song: Identifiable, Equatable {
  let id: Int
  var title = "song"
}

private final class SongCell: HeadlessCell, Updatable {
  func update(viewData song: Song) { lines = [song.title] }
}

@MainActor
private final class Screen {
  let list = ListDriver(host: HeadlessList(height: 100))
  private(set) var changes: [[Int]] = []
  private(set) var events: [String] = []
  var hidden: Set<Int> = []

  init(_ ids: Int..., mode: SelectionMode) {
    list.selectionMode = mode
    show(ids)
    list.onSelectionChange(weak: self) { $0.changes.append($0.selected) }
  }

  var selected: [Int] { list.selectedModels(as: Song.self).map(\.id) }

  func show(_ ids: [Int]) {
    list.apply {
      ListSection(id: "songs") {
        for id in ids {
          Row(SongCell.self, Song(id: id))
            .hidden { [unowned self] in hidden.contains(id) }
            .onSelect(weak: self) { $0.events.append("select \($1.id)") }
            .on(.deselect, weak: self) { $0.events.append("deselect \($1.id)") }
        }
      }
    }
  }

  func tap(_ id: Int) {
    for path in list.paths(of: id) { list.host.selectRow(at: path) }
  }
}

@MainActor
struct `The selection of a list` {
  @Test func `stays empty if the mode is none`() {
    let screen = Screen(1, 2, mode: .none)
    screen.tap(1)
    #expect(!screen.list.select(2))
    #expect(screen.selected == [])
    #expect(screen.events == [])
    #expect(screen.changes == [])
  }

  @Test func `lasts for a moment if the mode is momentary`() {
    let screen = Screen(1, 2, mode: .momentary)
    screen.tap(1)
    #expect(!screen.list.select(2))
    #expect(screen.selected == [])
    #expect(screen.events == ["select 1"])
    #expect(screen.changes == [])
  }

  @Test func `moves to another row if the mode is single`() {
    let screen = Screen(1, 2, mode: .single)
    screen.tap(1)
    screen.tap(2)
    #expect(screen.selected == [2])
    #expect(screen.events == ["select 1", "deselect 1", "select 2"])
    #expect(screen.changes == [[1], [2]])
    #expect(!screen.list.select(3))
    #expect(screen.selected == [2])
    #expect(screen.list.select(1))
    #expect(screen.selected == [1])
  }

  @Test func `has any number of rows if the mode is multiple`() {
    let screen = Screen(1, 2, 3, mode: .multiple)
    screen.tap(3)
    screen.tap(1)
    #expect(screen.selected == [1, 3])
    #expect(screen.changes == [[3], [1, 3]])
  }

  @Test func `loses a row that is tapped again if the mode is multiple`() {
    let screen = Screen(1, 2, mode: .multiple)
    screen.tap(1)
    screen.tap(2)
    screen.tap(1)
    #expect(screen.selected == [2])
    #expect(screen.events == ["select 1", "select 2", "deselect 1"])
    #expect(screen.changes == [[1], [1, 2], [2]])
  }

  @Test func `is set by identity, without calling the rows' handlers`() {
    let screen = Screen(1, 2, 3, mode: .multiple)
    #expect(screen.list.select(2))
    #expect(screen.list.select(3))
    #expect(!screen.list.select(4))
    #expect(screen.list.isSelected(2))
    #expect(!screen.list.isSelected(1))
    screen.list.deselect(2)
    #expect(screen.selected == [3])
    screen.list.deselectAll()
    #expect(screen.selected == [])
    #expect(screen.events == [])
    #expect(screen.changes == [[2], [2, 3], [3], []])
  }

  @Test func `doesn't report a change if nothing changes`() {
    let screen = Screen(1, 2, mode: .multiple)
    screen.list.select(1)
    screen.list.select(1)
    screen.list.deselect(2)
    screen.show([2, 1])
    #expect(screen.changes == [[1]])
  }

  @Test func `follows rows that move`() {
    let screen = Screen(1, 2, 3, mode: .multiple)
    screen.list.select(3)
    screen.show([3, 4, 1])
    #expect(screen.list.selectedPaths == [RowPath(section: 0, row: 0)])
  }

  @Test func `loses rows that are deleted, and hidden rows until they are visible again`() {
    let screen = Screen(1, 2, 3, mode: .multiple)
    for id in 1...3 { screen.list.select(id) }
    screen.show([1, 3])
    #expect(screen.changes.last == [1, 3])
    screen.hidden = [3]
    screen.list.updateVisibility()
    #expect(screen.changes.last == [1])
    screen.show([1, 2, 3])
    #expect(screen.changes.last == [1])
    screen.hidden = []
    screen.list.updateVisibility()
    #expect(screen.changes.last == [1, 3])
  }

  @Test func `shrinks with the mode`() {
    let screen = Screen(1, 2, 3, mode: .multiple)
    for id in 1...3 { screen.list.select(id) }
    screen.list.selectionMode = .single
    #expect(screen.selected == [1])
    screen.list.selectionMode = .none
    #expect(screen.selected == [])
  }

  @Test func `can change the content in its handler`() {
    let screen = Screen(1, 2, 3, mode: .single)
    screen.list.onSelectionChange(weak: screen) { $0.show([3, 2]) }
    screen.tap(2)
    #expect(screen.list.selectedPaths == [RowPath(section: 0, row: 1)])
    #expect(screen.list.rowCount(in: 0) == 2)
  }

  @Test func `is reported to no owner that was released`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.apply { ListSection(id: 0) { Row(SongCell.self, Song(id: 1)) } }
    var owner: Counter? = Counter()
    weak var released: Counter?
    released = owner
    owner.map { list.onSelectionChange(weak: $0) { $0.count += 1 } }
    list.select(1)
    #expect(owner?.count == 1)
    owner = nil
    #expect(released == nil)
    list.deselectAll()
  }
}

@MainActor
private final class Counter {
  var count = 0
}

@MainActor
struct `A new selection mode` {
  @Test func `keeps the first row, and reports that the others are deselected`() {
    let host = NotingHost()
    host.losesSelection = true
    let list = ListDriver(host: host)
    let counter = Counter()
    list.apply { ListSection(id: 0) { for id in 1...3 { Row(SongCell.self, Song(id: id)) } } }
    list.select(2)
    list.select(3)
    list.onSelectionChange(weak: counter) { $0.count += 1 }
    list.selectionMode = .single
    #expect(list.selectedPaths == [RowPath(section: 0, row: 1)])
    #expect(counter.count == 1)
    list.selectionMode = .none
    #expect(list.selectedPaths.isEmpty)
    #expect(counter.count == 2)
  }
}
