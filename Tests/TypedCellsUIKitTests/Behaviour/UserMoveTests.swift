import HeadlessUIKit
import Observation
import Testing
import TypedCells
import TypedCellsUIKit

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable
private final class Playlist {
  var titles = ["a", "b", "c"]

  func move(_ move: RowMove) {
    titles.insert(titles.remove(at: move.old.row), at: move.new.row)
  }
}

@MainActor
struct `A move that the handler refuses` {
  private let tableList = TableList()
  private let collectionList = CollectionList()

  @Test(arguments: [(0, 2), (1, 0)])
  func `keeps the selection of a table`(section: Int, row: Int) async {
    tableList.driver.selectionMode = .multiple
    tableList.table.allowsMultipleSelectionDuringEditing = true
    tableList.apply {
      ListSection(id: 0) {
        for letter in ["a", "b", "c"] {
          Row(TextCell.self, letter).id(letter).on(.move) { _, _ in }
        }
      }
      ListSection(id: 1) { Row(TextCell.self, "d").id("d") }
    }
    tableList.table.setEditing(true, animated: false)
    tableList.driver.select("a")
    tableList.driver.select("c")
    tableList.table.user.dragRow(from: path(0, 0), to: path(section, row))
    #expect(tableList.driver.selectedModels(as: String.self) == ["a", "c"])
    await nextTurn()
    #expect(tableList.driver.selectedModels(as: String.self) == ["a", "c"])
    #expect(tableList.table.indexPathsForSelectedRows == [path(0, 0), path(0, 2)])
  }

  @Test(arguments: [(0, 2), (1, 0)])
  func `keeps the selection of a collection view`(section: Int, item: Int) async {
    collectionList.driver.selectionMode = .multiple
    collectionList.apply {
      ListSection(id: 0) {
        for letter in ["a", "b", "c"] {
          Row(TileCell.self, letter).id(letter).on(.move) { _, _ in }
        }
      }
      ListSection(id: 1) { Row(TileCell.self, "d").id("d") }
    }
    collectionList.driver.select("a")
    collectionList.driver.select("c")
    collectionList.collection.user.dragItem(from: path(0, 0), to: path(section, item))
    await nextTurn()
    #expect(collectionList.driver.selectedModels(as: String.self) == ["a", "c"])
    #expect(
      Set(collectionList.collection.indexPathsForSelectedItems ?? []) == [path(0, 0), path(0, 2)])
  }

  @Test func `keeps the selection of rows that the handler keeps, and reports the others`() async {
    let journal = Journal()
    func show(_ letters: [String]) {
      tableList.show {
        for letter in letters {
          Row(TextCell.self, letter).id(letter).on(.move) { _, _ in show(["c", "a"]) }
        }
      }
    }
    tableList.driver.selectionMode = .multiple
    tableList.table.allowsMultipleSelectionDuringEditing = true
    show(["a", "b", "c"])
    tableList.table.setEditing(true, animated: false)
    tableList.driver.select("a")
    tableList.driver.select("b")
    tableList.driver.onSelectionChange(weak: journal) { $0.note("changed") }
    tableList.table.user.dragRow(from: path(0, 0), to: path(0, 1))
    await nextTurn()
    #expect(tableList.shown == ["c", "a"])
    #expect(tableList.table.indexPathsForSelectedRows == [path(0, 1)])
    #expect(journal.entries == ["changed"])
  }

  @Test func `keeps the selection if other content is applied before the view is reloaded`() async {
    func show(_ letters: [String]) {
      tableList.show {
        for letter in letters { Row(TextCell.self, letter).id(letter).on(.move) { _, _ in } }
      }
    }
    show(["a", "b", "c"])
    tableList.table.allowsSelectionDuringEditing = true
    tableList.table.setEditing(true, animated: false)
    tableList.driver.select("a")
    tableList.table.user.dragRow(from: path(0, 0), to: path(0, 2))
    show(["x", "a", "b", "c"])
    await nextTurn()
    #expect(tableList.shown == ["x", "a", "b", "c"])
    #expect(tableList.table.indexPathsForSelectedRows == [path(0, 1)])
  }
}

@MainActor
struct `A selection between a refused move and the reload` {
  private let list = TableList()

  @Test func `is shown after the reload`() async {
    list.show {
      for letter in ["a", "b", "c"] { Row(TextCell.self, letter).id(letter).on(.move) { _, _ in } }
    }
    list.table.allowsSelectionDuringEditing = true
    list.table.allowsMultipleSelectionDuringEditing = true
    list.table.setEditing(true, animated: false)
    list.driver.selectionMode = .multiple
    list.driver.select("a")
    list.table.user.dragRow(from: path(0, 0), to: path(0, 2))
    list.driver.deselect("a")
    list.driver.select("b")
    #expect(list.driver.selectedModels(as: String.self) == ["b"])
    await nextTurn()
    #expect(list.table.indexPathsForSelectedRows == [path(0, 1)])
    #expect(list.driver.selectedModels(as: String.self) == ["b"])
  }
}

@MainActor
struct `A handler of a move that selects a row` {
  private let list = TableList()
  private var letters = ["a", "b", "c"]

  @Test func `selects it before the change, in the change, and if it refuses the move`() async {
    #expect(await selected { select, _ in select() } == ["c"])
    let before = await selected { select, move in
      select()
      move()
    }
    #expect(before == ["c"])
    let after = await selected { select, move in
      move()
      select()
    }
    #expect(after == ["c"])
  }

  @Test func `deselects another`() async {
    list.driver.selectionMode = .multiple
    let selected = await selected { select, move in
      select()
      list.driver.deselect("a")
      move()
    }
    #expect(selected == ["c"])
  }

  @Test func `selects it in content that the move doesn't lead to`() async {
    let selected = await selected { select, _ in
      show(["c", "x", "a"]) {}
      select()
    }
    #expect(selected == ["c"])
  }

  /// Drags the first of three rows to the end while it is selected, and returns the rows that are selected then.
  ///
  /// - Parameter handler: handles the move. Its parameters select the last row, and change the content as the user did.
  private func selected(
    handler: @escaping (_ select: () -> Void, _ move: () -> Void) -> Void
  ) async -> [String] {
    list.table.allowsSelectionDuringEditing = true
    list.table.allowsMultipleSelectionDuringEditing = list.driver.selectionMode == .multiple
    show(letters) {
      handler({ list.driver.select("c") }, { show(["b", "c", "a"]) {} })
    }
    list.table.setEditing(true, animated: false)
    list.driver.select("a")
    list.table.user.dragRow(from: path(0, 0), to: path(0, 2))
    await nextTurn()
    let inView = (list.table.indexPathsForSelectedRows ?? []).map { list.shown[$0.row] }
    #expect(inView == list.driver.selectedModels(as: String.self))
    return inView
  }

  private func show(_ letters: [String], _ handler: @escaping () -> Void) {
    list.show {
      for letter in letters {
        Row(TextCell.self, letter).id(letter).on(.move) { _, _ in handler() }
      }
    }
  }
}

@MainActor
struct `A move in a list that follows its model` {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `keeps the cells of a table where the user dropped them`() async throws {
    let (list, playlist) = (TableList(), Playlist())
    list.driver.follow {
      ListSection(id: 0) {
        for title in playlist.titles {
          Row(TextCell.self, title).id(title).on(.move, weak: playlist) { $0.move($2) }
        }
      }
    }
    list.table.layoutIfNeeded()
    list.table.setEditing(true, animated: false)
    let first = try #require(list.cell(0, 0))
    list.table.user.dragRow(from: path(0, 0), to: path(0, 2))
    #expect(list.shown == ["b", "c", "a"])
    #expect(list.driver.row(at: RowPath(section: 0, row: 2))?.model as? String == "a")
    await list.driver.followedChanges()
    list.table.layoutIfNeeded()
    #expect(list.shown == ["b", "c", "a"])
    #expect(list.cell(0, 2) === first, "the table isn't reloaded")
    #expect(list.failures.isEmpty)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `keeps the cells of a collection view where the user dropped them`() async throws {
    let (list, playlist) = (CollectionList(), Playlist())
    list.driver.follow {
      ListSection(id: 0) {
        for title in playlist.titles {
          Row(TileCell.self, title).id(title).on(.move, weak: playlist) { $0.move($2) }
        }
      }
    }
    list.collection.layoutIfNeeded()
    let first = try #require(list.cell(0, 0))
    list.collection.user.dragItem(from: path(0, 0), to: path(0, 2))
    #expect(list.driver.row(at: RowPath(section: 0, row: 2))?.model as? String == "a")
    await list.driver.followedChanges()
    list.collection.layoutIfNeeded()
    #expect(list.shown == ["b", "c", "a"])
    #expect(list.cell(0, 2) === first, "the collection view isn't reloaded")
    #expect(list.failures.isEmpty)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is reverted if the handler changes nothing`() async {
    let (list, playlist) = (TableList(), Playlist())
    list.driver.follow {
      ListSection(id: 0) {
        for title in playlist.titles {
          Row(TextCell.self, title).id(title).on(.move) { _, _ in }
        }
      }
    }
    list.table.layoutIfNeeded()
    list.table.setEditing(true, animated: false)
    list.table.user.dragRow(from: path(0, 0), to: path(0, 2))
    await list.driver.followedChanges()
    list.table.layoutIfNeeded()
    #expect(list.shown == ["a", "b", "c"])
  }
}
