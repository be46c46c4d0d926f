import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A list of letters in a table or a collection view, which the user can hold.
@MainActor
private protocol LetterScreen: AnyObject {
  var letters: [[String]] { get set }
  /// What the handler of a move got: the letter, and its old and new path.
  var moves: [String] { get set }
  var view: UIScrollView { get }
  var window: UIWindow { get }
  var counts: [Int] { get }
  var texts: [String] { get }
  /// The letters of the list's sections.
  var inList: [[String]] { get }
  var isRefusing: Bool { get set }
  func show(completion: (@MainActor (SectionedChanges) -> Void)?)
  func showInBackground() async -> Bool
  func showAndWait() async
  func hold(_ path: IndexPath) -> MovementOnScreen?
  func carryOut()
}

extension LetterScreen {
  func show() { show(completion: nil) }

  fileprivate func move(_ letter: String, _ move: RowMove) {
    moves.append(
      "\(letter) \(move.old.section).\(move.old.row)–\(move.new.section).\(move.new.row)")
    guard !isRefusing else { return }
    letters[move.old.section].remove(at: move.old.row)
    letters[move.new.section].insert(letter, at: move.new.row)
    show()
  }

  fileprivate func content<Cell: Updatable & HostedCell>(
    _ cell: Cell.Type
  ) -> [ListSection<Cell.BaseCell>] where Cell.ViewData == String {
    letters.enumerated().map { id, letters in
      ListSection(id: id) {
        for letter in letters {
          Row(cell, letter).id(letter).on(.move, weak: self) { $0.move($1, $2) }
        }
      }
    }
  }

  /// Waits until the list has looked for the end of a gesture that UIKit doesn't report.
  fileprivate func settle() async {
    await nextTurn()
    carryOut()
    view.layoutIfNeeded()
  }
}

private final class LetterTable: LetterScreen {
  let list = TableList()
  var letters = [["a", "b", "c"], ["d"]]
  var moves: [String] = []
  var isRefusing = false

  init() {
    show()
    list.table.setEditing(true, animated: false)
  }

  var view: UIScrollView { list.table }
  var window: UIWindow { list.window }
  var counts: [Int] {
    (0..<list.table.numberOfSections).map { list.table.numberOfRows(inSection: $0) }
  }
  var texts: [String] { list.shown }
  var inList: [[String]] { list.driver.sections.map { $0.models } }
  func show(completion: (@MainActor (SectionedChanges) -> Void)?) {
    list.driver.apply(content(TextCell.self), completion: completion)
    list.table.layoutIfNeeded()
  }
  func showInBackground() async -> Bool {
    await list.driver.apply(inBackground: content(TextCell.self))
  }
  func showAndWait() async {
    let sections = content(TextCell.self)
    await list.driver.applyAndWait { for section in sections { section } }
  }
  func hold(_ path: IndexPath) -> MovementOnScreen? { list.table.user.beginMovingRow(at: path) }
  func carryOut() { list.driver.engine.carryOutWaitingChanges() }
}

private final class LetterTiles: LetterScreen {
  let list = CollectionList()
  var letters = [["a", "b", "c"], ["d"]]
  var moves: [String] = []
  var isRefusing = false

  init() { show() }

  var view: UIScrollView { list.collection }
  var window: UIWindow { list.window }
  var counts: [Int] {
    (0..<list.collection.numberOfSections).map { list.collection.numberOfItems(inSection: $0) }
  }
  var texts: [String] { list.shown }
  var inList: [[String]] { list.driver.sections.map { $0.models } }
  func show(completion: (@MainActor (SectionedChanges) -> Void)?) {
    list.driver.apply(content(TileCell.self), completion: completion)
    list.collection.layoutIfNeeded()
  }
  func showInBackground() async -> Bool {
    await list.driver.apply(inBackground: content(TileCell.self))
  }
  func showAndWait() async {
    let sections = content(TileCell.self)
    await list.driver.applyAndWait { for section in sections { section } }
  }
  func hold(_ path: IndexPath) -> MovementOnScreen? {
    list.collection.user.beginMovingItem(at: path)
  }
  func carryOut() { list.driver.engine.carryOutWaitingChanges() }
}

extension ListSection {
  @MainActor fileprivate var models: [String] {
    (0..<rows.count).map { rows[$0].model as? String ?? "–" }
  }
}

private let kinds = ["table", "collection view"]

@MainActor
struct `Content that is applied while the user holds a row` {
  private func screen(_ kind: String) -> any LetterScreen {
    kind == "table" ? LetterTable() : LetterTiles()
  }

  @Test(arguments: kinds) func `is shown when the user drops it, and the newest one only`(
    kind: String
  ) async throws {
    let screen = screen(kind)
    var completions: [String] = []
    let raised = try await UIKitException.recording {
      let movement = try #require(screen.hold(path(0, 0)))
      movement.move(to: path(0, 2))
      screen.letters[0].insert("x", at: 0)
      screen.show { _ in completions.append("x \(screen.counts)") }
      screen.letters[0].insert("y", at: 0)
      screen.show { _ in completions.append("y \(screen.counts)") }
      await nextTurn()
      #expect(screen.counts == [3, 1] && screen.inList == [["a", "b", "c"], ["d"]])
      #expect(completions.isEmpty)
      movement.end()
      await screen.settle()
    }
    #expect(raised.isEmpty)
    #expect(screen.moves == ["a 0.2–0.4"], "the row that the user holds, where it is in the model")
    #expect(screen.letters == [["y", "x", "b", "c", "a"], ["d"]])
    #expect(screen.texts == ["y", "x", "b", "c", "a", "d"])
    #expect(completions == ["x [5, 1]", "y [5, 1]"])
  }

  @Test(arguments: kinds) func `is shown if the movement is cancelled`(kind: String) async throws {
    let screen = screen(kind)
    let movement = try #require(screen.hold(path(0, 0)))
    screen.letters = [["c"], ["d", "e"]]
    screen.show()
    #expect(screen.counts == [3, 1])
    movement.cancel()
    // UIKit doesn't report the end, so the list looks from time to time.
    await wait { screen.counts == [1, 2] }
    screen.view.layoutIfNeeded()
    #expect(screen.texts == ["c", "d", "e"])
    #expect(screen.moves.isEmpty)
  }

  @Test(arguments: kinds) func `is shown if the handler refuses the move`(kind: String) async throws
  {
    let screen = screen(kind)
    screen.isRefusing = true
    let movement = try #require(screen.hold(path(0, 2)))
    movement.move(to: path(1, 0))
    screen.letters = [["c", "x"], ["d"]]
    screen.show()
    movement.end()
    await screen.settle()
    #expect(screen.moves == ["c 0.0–1.0"])
    #expect(screen.texts == ["c", "x", "d"])
  }

  @Test(arguments: kinds) func `calls no handler if the held row isn't in it`(
    kind: String
  ) async throws {
    let screen = screen(kind)
    let raised = try await UIKitException.recording {
      let movement = try #require(screen.hold(path(0, 0)))
      movement.move(to: path(1, 1))
      screen.letters = [["b"], ["c", "d"]]
      screen.show()
      movement.end()
      await screen.settle()
    }
    #expect(raised.isEmpty)
    #expect(screen.moves.isEmpty)
    #expect(screen.texts == ["b", "c", "d"])
  }

  @Test(arguments: kinds) func `is shown at once if the view leaves its window`(
    kind: String
  ) async throws {
    let screen = screen(kind)
    let movement = try #require(screen.hold(path(0, 0)))
    screen.letters = [["x"]]
    screen.show()
    #expect(screen.counts == [3, 1])
    screen.view.removeFromSuperview()
    screen.letters = [["x", "y"]]
    screen.show()
    #expect(screen.inList == [["x", "y"]] && screen.counts == [2])
    movement.cancel()
  }

  @Test(arguments: kinds) func `ends the wait of a task with what is on screen`(
    kind: String
  ) async throws {
    let screen = screen(kind)
    let movement = try #require(screen.hold(path(0, 0)))
    movement.move(to: path(0, 1))
    screen.letters[1].append("e")
    var ended: [String] = []
    let waiting = Task {
      await screen.showAndWait()
      ended.append("wait \(screen.counts)")
    }
    await nextTurn()
    screen.letters[1].append("f")
    let background = Task {
      let isShown = await screen.showInBackground()
      ended.append("background \(isShown) \(screen.counts)")
    }
    await nextTurn()
    #expect(ended.isEmpty)
    movement.end()
    await waiting.value
    await background.value
    #expect(ended.contains("wait [3, 3]"))
    #expect(ended.contains { $0.hasPrefix("background") && $0.hasSuffix("[3, 3]") })
    #expect(screen.letters == [["b", "a", "c"], ["d", "e", "f"]])
    #expect(screen.inList == screen.letters)
  }

  @Test func `is forgotten with the list, and its completion is called`() async throws {
    var list: TableList? = TableList()
    let table = try #require(list?.table)
    let window = list?.window
    list?.show {
      for letter in ["a", "b"] { Row(TextCell.self, letter).id(letter).on(.move) { _, _ in } }
    }
    table.setEditing(true, animated: false)
    let movement = try #require(table.user.beginMovingRow(at: path(0, 0)))
    var hasCompleted = false
    list?.driver.apply([], completion: { _ in hasCompleted = true })
    #expect(!hasCompleted)
    list = nil
    await wait { hasCompleted }
    #expect(hasCompleted)
    movement.cancel()
    _ = window
  }

  @Test func `is refused at once if it has duplicates, and replaces nothing`() async throws {
    let list = TableList()
    func show(_ letters: [String]) {
      list.driver.apply([
        ListSection(id: 0) {
          for letter in letters { Row(TextCell.self, letter).id(letter).on(.move) { _, _ in } }
        }
      ])
    }
    list.driver.duplicates = .refuse
    show(["a", "b"])
    list.table.setEditing(true, animated: false)
    let movement = try #require(list.table.user.beginMovingRow(at: path(0, 0)))
    show(["a", "b", "c"])
    show(["a", "a"])
    #expect(list.failures.count == 1)
    movement.cancel()
    list.driver.engine.carryOutWaitingChanges()
    list.table.layoutIfNeeded()
    #expect(list.shown == ["a", "b", "c"])
    #expect(list.failures.count == 1)
  }

  @Test func `isn't lost by a reload, which waits, too`() async throws {
    let list = TableList()
    var displays = 0
    list.show {
      Row(TextCell.self, "a").id("a").on(.move) { _, _ in }.on(.willDisplay) { _ in displays += 1 }
    }
    list.table.setEditing(true, animated: false)
    let movement = try #require(list.table.user.beginMovingRow(at: path(0, 0)))
    list.host.reload()
    list.host.reload()
    list.table.layoutIfNeeded()
    #expect(displays == 1 && list.host.holdsChanges)
    movement.cancel()
    await wait {
      list.table.layoutIfNeeded()
      return displays > 1
    }
    #expect(displays == 2)
  }
}

@MainActor
struct `Content that is applied while the user drags` {
  private let list = TableList()
  private let mailbox = Mailbox()

  init() { list.show(mailbox) }

  private var ids: [[Int]] {
    (0..<2).map { section in
      (0..<list.table.numberOfRows(inSection: section)).compactMap {
        list.driver.model(at: RowPath(section: section, row: $0), as: Mail.self)?.id
      }
    }
  }

  @Test func `is shown when the gap in the list closes`() async throws {
    let drag = try #require(list.table.user.beginDrag(ofRowAt: path(0, 0)))
    #expect(drag.proposedOperation(at: path(0, 2), of: list.table) == .move)
    mailbox.sections[1].append(Mail(9))
    mailbox.show()
    #expect(ids == [[1, 2, 3], [4]])
    drag.cancel()
    await nextTurn()
    #expect(ids == [[1, 2, 3], [4, 9]])
  }

  @Test func `is shown before a drop, whose index is among the rows of the newest content`()
    async throws
  {
    let raised = try await UIKitException.recording {
      let drag = try #require(list.table.user.beginDrag(ofRowAt: path(1, 0)))
      _ = drag.proposedOperation(at: path(0, 1), of: list.table)
      mailbox.sections[0].insert(Mail(9), at: 0)
      mailbox.show()
      #expect(drag.drop(at: path(0, 1), of: list.table))
      await nextTurn()
    }
    #expect(raised.isEmpty)
    #expect(mailbox.ids == [[9, 1, 4, 2, 3], []])
    #expect(ids == mailbox.ids)
  }

  @Test func `is shown at once while the drag is elsewhere`() throws {
    let drag = try #require(list.table.user.beginDrag(ofRowAt: path(0, 0)))
    mailbox.sections[1].append(Mail(9))
    mailbox.show()
    #expect(ids == [[1, 2, 3], [4, 9]])
    drag.cancel()
  }
}
