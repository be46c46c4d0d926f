import HeadlessList
import Testing

@testable import TypedCells

private struct Song: Identifiable, Equatable {
  let id: String
}

private final class SongCell: HeadlessCell, Updatable {
  func update(viewData song: Song) { lines = [song.id] }
}

@MainActor
private final class Screen {
  let list = ListDriver(host: HeadlessList(height: 100))
  private(set) var changeCount = 0
  private(set) var failures: [String] = []

  init(_ ids: [String] = ["a", "b", "c", "d"], mode: SelectionMode = .multiple) {
    list.selectionMode = mode
    list.onFailure = { [weak self] in self?.failures.append("\($0)") }
    list.onSelectionChange(weak: self) { $0.changeCount += 1 }
    list.apply {
      ListSection(id: 0) {
        for id in ids {
          Row(SongCell.self, Song(id: id))
            .on(.shouldSelect) { $0.id != "locked" }
            .onSelect { _ in Issue.record("a row's handler is called") }
        }
      }
    }
  }

  var selected: [String] { list.selectedModels(as: Song.self).map(\.id) }
}

@MainActor
struct `A selection of several rows` {
  @Test func `is added to the selection, and reported once`() {
    let screen = Screen()
    screen.list.select("d")
    #expect(screen.list.select(ids: ["c", "a"]))
    #expect(screen.selected == ["a", "c", "d"])
    #expect(screen.changeCount == 2)
    #expect(screen.list.select(ids: ["c"]))
    #expect(screen.changeCount == 2)
  }

  @Test func `replaces the selection if it doesn't extend it`() {
    let screen = Screen()
    screen.list.select("d")
    #expect(screen.list.select(ids: ["c", "a"], extending: false))
    #expect(screen.selected == ["a", "c"])
    #expect(screen.changeCount == 2)
    screen.list.select(ids: [String](), extending: false)
    #expect(screen.selected == [])
  }

  @Test func `returns whether it includes all rows`() {
    let screen = Screen()
    #expect(!screen.list.select(ids: ["a", "z"]))
    #expect(screen.selected == ["a"])
    #expect(screen.list.select(ids: [String]()))
    #expect(screen.failures == [])
  }

  @Test func `ends with one call, which is reported once`() {
    let screen = Screen()
    screen.list.selectAll()
    screen.list.deselect(ids: ["a", "c", "z"])
    #expect(screen.selected == ["b", "d"])
    #expect(screen.changeCount == 2)
  }

  @Test func `treats a text as one identity, and an array as one if there is no label`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.selectionMode = .multiple
    list.apply {
      ListSection(id: 0) {
        Row(SongCell.self, Song(id: "ab"))
        Row(SongCell.self, Song(id: "a"))
        Row(SongCell.self, Song(id: "list")).id(["a", "ab"])
      }
    }
    list.select("ab")
    #expect(list.selectedPaths == [RowPath(section: 0, row: 0)])
    list.select(["a", "ab"])
    #expect(list.selectedPaths == [RowPath(section: 0, row: 0), RowPath(section: 0, row: 2)])
    list.deselectAll()
    list.select(ids: ["a", "ab"])
    #expect(list.selectedPaths == [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)])
  }
}

@MainActor
struct `A selection of all rows` {
  @Test func `includes the rows that the user may select`() {
    let screen = Screen(["a", "locked", "b"])
    screen.list.selectAll()
    #expect(screen.selected == ["a", "b"])
    #expect(screen.changeCount == 1)
    screen.list.selectAll()
    #expect(screen.changeCount == 1)
    screen.list.deselectAll()
    #expect(screen.selected == [])
    #expect(screen.failures == [])
  }

  @Test func `includes rows that are made on demand, and no hidden rows`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.selectionMode = .multiple
    list.apply {
      ListSection(id: 0) {
        LazyRows(0..<1_000, id: \.self) { Row(SongCell.self, Song(id: "\($0)")) }
        Row(SongCell.self, Song(id: "hidden")).hidden { true }
      }
    }
    list.selectAll()
    #expect(list.selectedPaths.count == 1_000)
  }
}

@MainActor
struct `A selection of more rows than the mode allows` {
  @Test func `has one row if the mode is single, and is reported`() {
    let screen = Screen(mode: .single)
    #expect(!screen.list.select(ids: ["c", "a"]))
    #expect(screen.selected == ["c"])
    screen.list.selectAll()
    #expect(screen.selected == ["a"])
    #expect(
      screen.failures == [
        "The list: 2 rows can't be selected, because the selection mode is 'single'. Set 'selectionMode' to "
          + "'.multiple' before",
        "The list: 4 rows can't be selected, because the selection mode is 'single'. Set 'selectionMode' to "
          + "'.multiple' before",
      ])
  }

  @Test func `isn't reported if the mode is single and there is one row`() {
    let screen = Screen(["a"], mode: .single)
    screen.list.selectAll()
    #expect(screen.list.select(ids: ["a"]))
    #expect(screen.selected == ["a"])
    #expect(screen.failures == [])
  }

  @Test(arguments: [SelectionMode.none, .momentary])
  func `has no row if the mode allows none, and is reported`(mode: SelectionMode) {
    let screen = Screen(mode: mode)
    #expect(!screen.list.select(ids: ["a"]))
    screen.list.selectAll()
    #expect(screen.selected == [])
    #expect(
      screen.failures == [
        "The list: 1 row can't be selected, because the selection mode is '\(mode)'. Set 'selectionMode' to "
          + "'.single' before",
        "The list: 4 rows can't be selected, because the selection mode is '\(mode)'. Set 'selectionMode' to "
          + "'.multiple' before",
      ])
    #expect(screen.changeCount == 0)
  }
}
