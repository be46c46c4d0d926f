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
struct `A move that changes headers` {
  /// Shows two sections with their numbers of rows in the headers; the second has a footer if it has rows.
  private static func show(_ sections: [[String]], in list: TableList) {
    list.apply {
      for (id, letters) in sections.enumerated() {
        ListSection(
          id: id, header: "\(letters.count) rows",
          footer: id == 1 && letters.count > 1 ? "end" : nil
        ) {
          for letter in letters {
            Row(TextCell.self, letter).id(letter).on(.move, weak: list) { list, _, move in
              var sections = sections
              let moved = sections[move.old.section].remove(at: move.old.row)
              sections[move.new.section].insert(moved, at: move.new.row)
              Self.show(sections, in: list)
            }
          }
        }
      }
    }
  }

  @Test func `shows the new ones when it has ended`() async {
    let list = TableList()
    Self.show([["a", "b"], ["c"]], in: list)
    list.table.setEditing(true, animated: false)
    list.table.user.moveRow(from: path(0, 0), to: path(1, 0))
    await nextTurn()
    list.table.layoutIfNeeded()
    let titles = (0..<2).map { list.table.headerView(forSection: $0)?.textLabel?.text }
    #expect(titles == ["1 rows", "2 rows"])
    #expect(list.table.footerView(forSection: 1)?.textLabel?.text == "end")
    #expect(list.table.footerView(forSection: 0) == nil)
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
    tableList.table.user.moveRow(from: path(0, 0), to: path(section, row))
    #expect(
      tableList.driver.selectedModels(as: String.self) == ["c", "a"], "where the user dropped it")
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
    collectionList.collection.user.moveItem(from: path(0, 0), to: path(section, item))
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
    tableList.table.user.moveRow(from: path(0, 0), to: path(0, 1))
    await nextTurn()
    #expect(tableList.shown == ["c", "a"])
    #expect(tableList.table.indexPathsForSelectedRows == [path(0, 1)])
    #expect(journal.entries == ["changed"])
  }

  @Test func `keeps the selection if other content is applied before it is reverted`() async {
    func show(_ letters: [String]) {
      tableList.show {
        for letter in letters { Row(TextCell.self, letter).id(letter).on(.move) { _, _ in } }
      }
    }
    show(["a", "b", "c"])
    tableList.table.allowsSelectionDuringEditing = true
    tableList.table.setEditing(true, animated: false)
    tableList.driver.select("a")
    tableList.table.user.moveRow(from: path(0, 0), to: path(0, 2))
    show(["x", "a", "b", "c"])
    #expect(tableList.table.numberOfRows(inSection: 0) == 3, "UIKit allows no change in this turn")
    await nextTurn()
    tableList.table.layoutIfNeeded()
    #expect(tableList.shown == ["x", "a", "b", "c"])
    #expect(tableList.table.indexPathsForSelectedRows == [path(0, 1)])
  }
}

@MainActor
struct `A selection between a refused move and its reversal` {
  private let list = TableList()

  @Test func `is shown afterwards`() async {
    list.show {
      for letter in ["a", "b", "c"] { Row(TextCell.self, letter).id(letter).on(.move) { _, _ in } }
    }
    list.table.allowsSelectionDuringEditing = true
    list.table.allowsMultipleSelectionDuringEditing = true
    list.table.setEditing(true, animated: false)
    list.driver.selectionMode = .multiple
    list.driver.select("a")
    list.table.user.moveRow(from: path(0, 0), to: path(0, 2))
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

  @Test func `selects it in addition to others`() async {
    list.driver.selectionMode = .multiple
    #expect(await selected { select, _ in select() } == ["a", "c"])
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
    list.table.user.moveRow(from: path(0, 0), to: path(0, 2))
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

/// A table that notes its reloads, and whether selections are animated.
private final class CountingTable: UITableView {
  private(set) var reloads = 0
  private(set) var selections: [Bool] = []

  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    selections.append(animated)
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}

@MainActor
struct `A reload that the handler of a move requests` {
  private let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let list: TableList.Driver

  init() {
    list = TableList.Driver(table)
    window.addSubview(table)
    table.allowsSelectionDuringEditing = true
  }

  /// Drags the first of three rows to the end while it is selected.
  ///
  /// - Parameters:
  ///   - count: the number of reloads that are expected.
  ///   - handler: handles the move.
  private func drag(reloading count: Int, _ handler: @escaping () -> Void) async {
    show(["a", "b", "c"], handler)
    table.setEditing(true, animated: false)
    list.select("a", animated: true)
    let reloads = table.reloads
    table.user.moveRow(from: path(0, 0), to: path(0, 2))
    #expect(table.reloads == reloads, "UIKit doesn't allow it before the drop has ended")
    await nextTurn()
    #expect(table.reloads == reloads + count)
    table.layoutIfNeeded()
  }

  private func show(_ letters: [String], _ handler: @escaping () -> Void = {}) {
    list.apply {
      ListSection(id: 0) {
        for letter in letters {
          Row(TextCell.self, letter).id(letter).on(.move) { _, _ in handler() }
        }
      }
    }
    table.layoutIfNeeded()
  }

  private var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test func `happens after the drop, although the content changes as the user moved the row`()
    async
  {
    await drag(reloading: 1) {
      list.host.reload()
      show(["b", "c", "a"])
    }
    #expect(shown == ["b", "c", "a"])
  }

  @Test func `isn't needed to revert a refused move, after which the row is still selected`() async
  {
    await drag(reloading: 0) {}
    #expect(shown == ["a", "b", "c"])
    #expect(table.indexPathsForSelectedRows == [path(0, 0)])
    #expect(table.selections == [true])
  }

  @Test func `ends the selection, as at other times`() async {
    await drag(reloading: 1) { list.host.reload() }
    #expect(shown == ["a", "b", "c"])
    #expect(table.indexPathsForSelectedRows == nil)
  }
}

@MainActor
struct `A move that the content doesn't follow` {
  private let list = TableList()

  @Test(arguments: [(0, 1, ["b", "x"]), (1, 0, ["x", "a"])])
  func `shows the row that the handler inserts in place of the moved one`(
    from: Int, to: Int, expected: [String]
  ) async {
    func show(_ letters: [String]) {
      list.show {
        for letter in letters {
          Row(TextCell.self, letter).id(letter).on(.move) { _, _ in show(expected) }
        }
      }
    }
    show(["a", "b"])
    list.table.setEditing(true, animated: false)
    list.table.user.moveRow(from: path(0, from), to: path(0, to))
    await nextTurn()
    list.table.layoutIfNeeded()
    #expect(list.shown == expected)
  }

  @Test func `keeps the sections of the table until the next turn`() async throws {
    list.apply {
      ListSection(id: 0) {
        for letter in ["a", "b"] {
          Row(TextCell.self, letter).id(letter).on(.move) { [list] _, _ in
            list.driver.apply {
              ListSection(id: 0) { Row(TextCell.self, "a").id("a") }
              ListSection(id: 1) { Row(TextCell.self, "x").id("x") }
            }
          }
        }
      }
    }
    list.table.setEditing(true, animated: false)
    list.table.user.moveRow(from: path(0, 0), to: path(0, 1))
    let source = try #require(list.table.dataSource)
    #expect(source.numberOfSections(in: list.table) == 1)
    #expect(source.tableView(list.table, numberOfRowsInSection: 0) == 2)
    await nextTurn()
    list.table.layoutIfNeeded()
    #expect(list.shown == ["a", "x"])
  }

  @Test func `shows the rows that the handler of an accepted move has changed`() async {
    var letters = [("a", "a"), ("b", "b"), ("c", "c")]
    func show() {
      list.show {
        for (id, text) in letters {
          Row(TextCell.self, text).id(id).on(.move) { _, _ in
            letters = [("b", "changed"), ("c", "c"), ("a", "a")]
            show()
          }
        }
      }
    }
    show()
    list.table.setEditing(true, animated: false)
    list.table.user.moveRow(from: path(0, 0), to: path(0, 2))
    await nextTurn()
    #expect(list.shown == ["changed", "c", "a"])
  }

  @Test func `keeps the number of rows if the list has no such section`() throws {
    list.show { for letter in ["a", "b"] { Row(TextCell.self, letter).on(.move) { _, _ in } } }
    let source = try #require(list.table.dataSource)
    source.tableView(list.table, moveRowAt: path(0, 0), to: path(5, 0))
    #expect(source.numberOfSections(in: list.table) == 1)
    #expect(source.tableView(list.table, numberOfRowsInSection: 0) == 2)
  }
}

/// UIKit can ask about rows before the list has shown what the handler did.
@MainActor
struct `Between a move and the next turn, a row` {
  private let list = TableList()

  @Test func `is at its new path, and has its own actions there`() throws {
    var tapped: [String] = []
    list.show {
      for letter in ["a", "b"] {
        Row(TextCell.self, letter).id(letter).on(.move) { _, _ in }
          .on(.commitEdit) { _, _ in tapped.append(letter) }
      }
    }
    list.table.setEditing(true, animated: false)
    list.table.user.moveRow(from: path(0, 0), to: path(0, 1))
    #expect(list.driver.model(at: RowPath(section: 0, row: 1), as: String.self) == "a")
    let source = try #require(list.table.dataSource)
    #expect(source.tableView(list.table, canEditRowAt: path(0, 1)))
    source.tableView(list.table, commit: .delete, forRowAt: path(0, 1))
    #expect(tapped == ["a"])
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
    list.table.user.moveRow(from: path(0, 0), to: path(0, 2))
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
    list.collection.user.moveItem(from: path(0, 0), to: path(0, 2))
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
    list.table.user.moveRow(from: path(0, 0), to: path(0, 2))
    await list.driver.followedChanges()
    list.table.layoutIfNeeded()
    #expect(list.shown == ["a", "b", "c"])
  }
}
