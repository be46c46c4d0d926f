import HeadlessUIKit
import Observation
import Testing
import TypedCells
import TypedCellsUIKit

/// Letters in sections, which a screen shows with placeholders.
@MainActor
private final class Letters {
  var sections: [[String]]
  /// Changes the letters after the user's move.
  var change: (Letters) -> Void = { _ in }
  /// Shows the letters.
  var show: () -> Void = {}

  init(_ sections: [[String]]) { self.sections = sections }

  func move(_ move: RowMove) {
    let moved = sections[move.old.section].remove(at: move.old.row)
    sections[move.new.section].insert(moved, at: move.new.row)
    change(self)
    show()
  }

  func content<Cell: Updatable & HostedCell>(
    _ cell: Cell.Type
  ) -> [ListSection<Cell.BaseCell>] where Cell.ViewData == String {
    sections.enumerated().map { id, letters in
      ListSection(id: id) {
        for letter in letters {
          Row(cell, letter).id(letter).on(.move, weak: self) { $0.move($2) }
        }
      }
      .whenEmpty { Row(cell, "none").id("none") }
    }
  }

  /// The letters as they are shown.
  var shown: [[String]] { sections.map { $0.isEmpty ? ["none"] : $0 } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable
private final class Ranking {
  var letters = ["a", "b", "c"]
}

/// What a handler of a move does besides.
private let changes: [(name: String, from: [[String]], change: @MainActor (Letters) -> Void)] = [
  ("nothing", [["a", "b"], ["c"]], { _ in }),
  ("nothing, and a placeholder appears", [["a"], ["b"]], { _ in }),
  ("nothing, and a placeholder disappears", [["a", "b"], []], { _ in }),
  ("appends a row", [["a", "b"], ["c"]], { $0.sections[1].append("new") }),
  ("inserts a row in front", [["a", "b"], ["c"]], { $0.sections[0].insert("new", at: 0) }),
  (
    "takes a row from a third section", [["a", "b"], ["c"], ["d", "e"]],
    { $0.sections[0].append($0.sections[2].removeFirst()) }
  ),
  ("deletes the moved row", [["a", "b"], ["c"]], { $0.sections[1].removeAll { $0 == "a" } }),
  ("deletes another row", [["a", "b"], ["c"]], { $0.sections[0] = [] }),
  ("inserts a section", [["a", "b"], ["c"]], { $0.sections.append(["new"]) }),
  ("deletes a section", [["a", "b"], ["c"], ["d"]], { $0.sections.removeLast() }),
]

@MainActor
struct `A handler of a move that changes more than the user did` {
  @Test(arguments: changes.indices) func `is followed by a table`(number: Int) async {
    let (list, letters) = (TableList(), Letters(changes[number].from))
    letters.change = changes[number].change
    letters.show = { list.apply { letters.content(TextCell.self) } }
    letters.show()
    list.table.setEditing(true, animated: false)
    let raised = await UIKitException.recording {
      list.table.user.dragRow(from: path(0, 0), to: path(1, 0))
      await nextTurn()
      list.table.layoutIfNeeded()
    }
    #expect(raised.isEmpty, "\(changes[number].name)")
    #expect(list.shown == letters.shown.flatMap(\.self), "\(changes[number].name)")
    #expect(list.failures.isEmpty)
  }

  @Test(arguments: changes.indices) func `is followed by a collection view`(number: Int) async {
    let (list, letters) = (CollectionList(), Letters(changes[number].from))
    letters.change = changes[number].change
    letters.show = { list.apply { letters.content(TileCell.self) } }
    letters.show()
    let raised = await UIKitException.recording {
      list.collection.user.dragItem(from: path(0, 0), to: path(1, 0))
      await nextTurn()
      list.collection.layoutIfNeeded()
    }
    #expect(raised.isEmpty, "\(changes[number].name)")
    #expect(list.shown == letters.shown.flatMap(\.self), "\(changes[number].name)")
    #expect(list.failures.isEmpty)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is followed by lists that follow their model`() async {
    let (rows, tiles) = (TableList(), CollectionList())
    let (ranking, other) = (Ranking(), Ranking())
    rows.driver.follow { [ranking] in section(ranking, TextCell.self) }
    tiles.driver.follow { [other] in section(other, TileCell.self) }
    rows.table.layoutIfNeeded()
    tiles.collection.layoutIfNeeded()
    rows.table.setEditing(true, animated: false)
    let raised = await UIKitException.recording {
      rows.table.user.dragRow(from: path(0, 0), to: path(0, 2))
      tiles.collection.user.dragItem(from: path(0, 0), to: path(0, 2))
      await nextTurn()
    }
    rows.table.layoutIfNeeded()
    tiles.collection.layoutIfNeeded()
    #expect(raised.isEmpty)
    #expect(rows.shown == ["b", "c", "a", "new"])
    #expect(tiles.shown == ["b", "c", "a", "new"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private func section<Cell: Updatable & HostedCell>(
    _ ranking: Ranking, _ cell: Cell.Type
  ) -> ListSection<Cell.BaseCell> where Cell.ViewData == String {
    ListSection(id: 0) {
      for letter in ranking.letters {
        Row(cell, letter).id(letter).on(.move, weak: ranking) { ranking, _, move in
          ranking.letters.insert(ranking.letters.remove(at: move.old.row), at: move.new.row)
          ranking.letters.append("new")
        }
      }
    }
  }

  @Test func `keeps the cells of rows that stay, and the keyboard`() async throws {
    let (list, letters) = (TableList(), Letters([["a", "b"], ["c"]]))
    letters.change = { $0.sections[1].append("new") }
    letters.show = { list.apply { letters.content(FieldCell.self) } }
    letters.show()
    list.table.setEditing(true, animated: false)
    let cell = try #require(list.cell(0, 1) as? FieldCell)
    let moved = try #require(list.cell(0, 0))
    #expect(cell.field.becomeFirstResponder())
    list.table.user.dragRow(from: path(0, 0), to: path(1, 0))
    await nextTurn()
    list.table.layoutIfNeeded()
    #expect(list.cell(0, 0) === cell && cell.field.isFirstResponder)
    #expect(list.cell(1, 0) === moved)
  }

  @Test func `is followed by lazy rows`() async {
    let list = TableList()
    var numbers = Array(0..<200)
    func show() {
      list.apply {
        ListSection(id: 0) {
          Row(TextCell.self, "first").id("first")
          LazyRows(numbers, id: \.self) { number in
            Row(TextCell.self, "\(number)").on(.move) { _, move in
              numbers.insert(numbers.remove(at: move.old.row - 1), at: move.new.row - 1)
              numbers.append(1_000)
              show()
            }
          }
        }
      }
    }
    show()
    list.table.setEditing(true, animated: false)
    let raised = await UIKitException.recording {
      list.table.user.dragRow(from: path(0, 1), to: path(0, 3))
      #expect(list.driver.model(at: RowPath(section: 0, row: 3), as: String.self) == "0")
      await nextTurn()
      list.table.layoutIfNeeded()
    }
    #expect(raised.isEmpty)
    #expect(list.shown.prefix(5) == ["first", "1", "2", "0", "3"])
    #expect(list.table.numberOfRows(inSection: 0) == 202)
  }

  @Test func `updates rows that show their paths`() async {
    let (list, letters) = (TableList(), Letters([["a", "b", "c"]]))
    letters.show = {
      list.show {
        for letter in letters.sections[0] {
          Row(TextCell.self, letter).id(letter)
            .configure { cell, letter, path in cell.textLabel?.text = "\(letter) \(path.row)" }
            .on(.move, weak: letters) { $0.move($2) }
        }
      }
    }
    letters.show()
    list.table.setEditing(true, animated: false)
    list.table.user.dragRow(from: path(0, 0), to: path(0, 2))
    await nextTurn()
    list.table.layoutIfNeeded()
    #expect(list.shown == ["b 0", "c 1", "a 2"])
  }

  @Test func `has its content on screen when the completion is called`() async {
    let (list, letters) = (TableList(), Letters([["a"], ["b"]]))
    var counts: [Int] = []
    var changes = SectionedChanges()
    letters.show = { list.apply { letters.content(TextCell.self) } }
    letters.show()
    list.table.setEditing(true, animated: false)
    letters.show = {
      list.driver.apply(letters.content(TextCell.self)) {
        changes = $0
        counts = (0..<2).map { list.table.numberOfRows(inSection: $0) }
      }
    }
    list.table.user.dragRow(from: path(0, 0), to: path(1, 1))
    #expect(counts.isEmpty)
    await nextTurn()
    #expect(counts == [1, 2])
    #expect(
      changes.movesBetweenSections.map(\.new) == [RowPath(section: 1, row: 1)],
      "the user's move is one")
  }
}

@MainActor
struct `A refused move in an edited collection view` {
  @Test func `keeps the rows selected that were selected before editing began`() async {
    let list = CollectionList()
    list.driver.selectionMode = .multiple
    list.show {
      for letter in ["a", "b", "c"] { Row(TileCell.self, letter).id(letter).on(.move) { _, _ in } }
    }
    list.driver.select("a")
    list.driver.select("c")
    list.collection.isEditing = true
    list.collection.allowsSelectionDuringEditing = true
    list.collection.user.dragItem(from: path(0, 0), to: path(0, 1))
    await nextTurn()
    list.collection.layoutIfNeeded()
    #expect(list.shown == ["a", "b", "c"])
    #expect(list.driver.selectedModels(as: String.self) == ["a", "c"])
    #expect(list.collection.indexPathsForSelectedItems == [path(0, 0), path(0, 2)])
  }
}

@MainActor
struct `A list that is released` {
  @Test func `by the handler of a move in a table ends the move without an exception`() async {
    var list: TableList? = TableList()
    guard let table = list?.table, let window = list?.window else { return }
    list?.show {
      for letter in ["a", "b"] {
        Row(TextCell.self, letter).id(letter).on(.move) { _, _ in list = nil }
      }
    }
    table.setEditing(true, animated: false)
    let raised = await UIKitException.recording {
      #expect(table.user.dragRow(from: path(0, 0), to: path(0, 1)) == path(0, 1))
      await nextTurn()
      window.layoutIfNeeded()
    }
    #expect(raised.isEmpty)
    #expect(list == nil && table.dataSource == nil)
  }

  @Test func `by the handler of a move between sections ends the move without an exception`() async
  {
    var list: CollectionList? = CollectionList()
    guard let collection = list?.collection, let window = list?.window else { return }
    list?.apply {
      for section in 0..<2 {
        ListSection(id: section) {
          Row(TileCell.self, "\(section)").on(.move) { _, _ in list = nil }
        }
      }
    }
    let raised = await UIKitException.recording {
      collection.user.dragItem(from: path(0, 0), to: path(1, 1))
      await nextTurn()
      window.layoutIfNeeded()
    }
    #expect(raised.isEmpty)
    #expect(collection.dataSource == nil)
  }
}

/// The list that was created last shows its rows.
@MainActor
struct `A condition that creates another list for the view` {
  @Test func `of a table leaves the view to that list`() {
    let first = TableList()
    let own = CountingDelegate()
    first.table.delegate = own
    var second: TableList.Driver?
    func show(_ letters: [String]) {
      first.apply {
        ListSection(id: 0) {
          for letter in letters {
            Row(TextCell.self, letter).id(letter).hidden {
              if letters.count > 1, second == nil {
                second = TableList.Driver(first.table)
                second?.apply { ListSection(id: 0) { Row(TextCell.self, "other").id("x") } }
              }
              return false
            }
          }
        }
      }
    }
    show(["a"])
    let raised = UIKitException.recording {
      show(["a", "b"])
      show(["b", "c", "d"])
      first.table.layoutIfNeeded()
    }
    #expect(raised.isEmpty)
    #expect(first.shown == ["other"])
    #expect(first.failures.isEmpty)
    first.table.user.tapRow(at: path(0, 0))
    #expect(own.selections == 1, "your own delegate is called once")
  }

  @Test func `of a collection view leaves the view to that list`() {
    let first = CollectionList()
    var second: ListDriver<CollectionHost>?
    func show(_ letters: [String]) {
      first.apply {
        ListSection(id: 0) {
          for letter in letters {
            Row(TileCell.self, letter).id(letter).hidden {
              if letters.count > 1, second == nil {
                second = ListDriver<CollectionHost>(first.collection)
                second?.apply { ListSection(id: 0) { Row(TileCell.self, "other").id("x") } }
              }
              return false
            }
          }
        }
      }
    }
    show(["a"])
    let raised = UIKitException.recording {
      show(["a", "b"])
      show(["b", "c", "d"])
      first.collection.layoutIfNeeded()
    }
    #expect(raised.isEmpty)
    #expect(first.shown == ["other"])
  }

  private final class CountingDelegate: NSObject, UITableViewDelegate {
    private(set) var selections = 0

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selections += 1
    }
  }
}
