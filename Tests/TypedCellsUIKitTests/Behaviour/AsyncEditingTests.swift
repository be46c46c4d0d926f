import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A screen that asks before it deletes a note.
@MainActor
private final class NoteScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let list: TypedCellsUIKit.CollectionList
  private(set) var notes = ["a", "b", "c"]
  /// Answers the question whether to delete.
  private(set) var answer: CheckedContinuation<Bool, Never>?

  var collection: UICollectionView? { list.host.collectionView }
  var shown: [String] {
    list.sections.first.map { section in
      (0..<section.rows.count).compactMap {
        list.model(at: RowPath(section: 0, row: $0), as: String.self)
      }
    } ?? []
  }

  init() {
    let container = UIView(frame: window.bounds)
    window.addSubview(container)
    list = TypedCellsUIKit.CollectionList(in: container, appearance: .plain)
  }

  func show() {
    list.apply {
      ListSection(id: 0) {
        for note in notes {
          Row(LineCell.self, note).id(note).onDelete(weak: self) { screen, note in
            guard await screen.confirms() else { return }
            screen.delete(note)
          }
        }
      }
    }
    collection?.layoutIfNeeded()
  }

  func confirms() async -> Bool { await withCheckedContinuation { answer = $0 } }

  func delete(_ note: String) {
    notes.removeAll { $0 == note }
    show()
  }
}

@MainActor
struct `A handler of a deletion that takes time` {
  private let screen = NoteScreen()

  init() { screen.show() }

  private func swipe(_ item: Int) throws -> SwipeOnScreen {
    try #require(screen.collection?.user.swipeItem(at: path(0, item), from: .trailing))
  }

  @Test func `keeps the row swiped open until it has deleted the row`() async throws {
    let swipe = try swipe(1)
    #expect(swipe.tap("Delete"))
    await wait { screen.answer != nil }
    #expect(swipe.isOpen)
    #expect(screen.shown == ["a", "b", "c"])
    screen.answer?.resume(returning: true)
    await wait { !swipe.isOpen }
    #expect(!swipe.isOpen)
    #expect(swipe.hasRemovedRow)
    #expect(screen.shown == ["a", "c"])
  }

  @Test func `closes the swipe and keeps the row if the user declines`() async throws {
    let swipe = try swipe(1)
    swipe.tap("Delete")
    await wait { screen.answer != nil }
    screen.answer?.resume(returning: false)
    await wait { !swipe.isOpen }
    #expect(!swipe.isOpen)
    #expect(!swipe.hasRemovedRow)
    #expect(screen.shown == ["a", "b", "c"])
  }

  @Test func `deletes its own row, also if the content changes meanwhile`() async throws {
    let swipe = try swipe(1)
    swipe.tap("Delete")
    await wait { screen.answer != nil }
    screen.delete("a")
    screen.answer?.resume(returning: true)
    await wait { swipe.hasRemovedRow }
    #expect(swipe.hasRemovedRow)
    #expect(screen.shown == ["c"])
  }

  @Test func `deletes the row that was swiped, also if it has moved by the time of the tap`()
    async throws
  {
    let actions = try #require(screen.list.host.swipeActions(at: path(0, 1), from: .trailing))
    screen.delete("a")
    var result: Bool?
    actions[0].perform { result = $0 }
    await wait { screen.answer != nil }
    screen.answer?.resume(returning: true)
    await wait { result != nil }
    #expect(result == true)
    #expect(screen.shown == ["c"])
  }

  @Test func `keeps the row that was swiped, also if another one is deleted meanwhile`()
    async throws
  {
    let actions = try #require(screen.list.host.swipeActions(at: path(0, 1), from: .trailing))
    screen.delete("a")
    var result: Bool?
    actions[0].perform { result = $0 }
    await wait { screen.answer != nil }
    screen.delete("c")
    screen.answer?.resume(returning: false)
    await wait { result != nil }
    #expect(result == false)
    #expect(screen.shown == ["b"])
  }

  @Test func `keeps a row of a table swiped open until it has returned`() async throws {
    let list = TableList()
    let titles = DeletionTitles()
    var answer: CheckedContinuation<Bool, Never>?
    var notes = ["a", "b"]
    func show() {
      list.show {
        for note in notes {
          Row(TextCell.self, note).id(note)
            .onDelete { note in
              guard await withCheckedContinuation({ answer = $0 }) else { return }
              notes.removeAll { $0 == note }
              show()
            }
        }
        Row(TextCell.self, "quick").id("quick").onDelete { _ in }
        Row(TextCell.self, "new").id("new").onDelete { _ in await Task.yield() }
          .on(.editingStyle) { _ in .insert }
      }
    }
    show()
    // Restored before other tests can run.
    ListTexts.current.delete = "Löschen"
    let swipe = list.table.user.swipeRow(at: path(0, 0), from: .trailing)
    ListTexts.current = ListTexts()
    let declined = try #require(swipe)
    #expect(declined.titles == ["Löschen"])
    declined.tap("Löschen")
    await wait { answer != nil }
    #expect(declined.isOpen)
    answer?.resume(returning: false)
    await wait { !declined.isOpen }
    #expect(!declined.isOpen)
    #expect(!declined.hasRemovedRow)
    list.host.delegate = titles
    let deleted = try #require(list.table.user.swipeRow(at: path(0, 0), from: .trailing))
    #expect(deleted.titles == ["Remove 0"])
    answer = nil
    #expect(deleted.swipeOn())
    await wait { answer != nil }
    #expect(list.shown == ["a", "b", "quick", "new"])
    answer?.resume(returning: true)
    await wait { deleted.hasRemovedRow }
    #expect(deleted.hasRemovedRow)
    #expect(list.shown == ["b", "quick", "new"])
    // UIKit's own button suffices for other rows.
    let path = path(0, 1)
    #expect(
      list.table.delegate?.tableView(
        list.table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(list.table.user.swipeRow(at: IndexPath(row: 2, section: 0), from: .trailing) == nil)
  }

  @Test func `runs when the user deletes a row of a table, or code sends the event`() async {
    let list = TableList()
    var edits: [String] = []
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").onDelete { text in
          await Task.yield()
          edits.append(text)
        }
      }
    }
    list.table.dataSource?.tableView(list.table, commit: .delete, forRowAt: path(0, 0))
    let first = RowPath(section: 0, row: 0)
    list.driver.send(.commitEdit, toRowAt: first, .insert)
    list.driver.send(.commitEdit, toRowAt: first, .delete)
    #expect(edits.isEmpty)
    await wait { edits.count == 2 }
    #expect(edits == ["a", "a"])
  }

  @Test func `doesn't run after its owner is deallocated`() async {
    let list = TableList()
    let journal = Journal()
    func show(_ owner: Owner) {
      list.apply {
        ListSection(id: 0) {
          Row(TextCell.self, "a").onDelete(weak: owner) { owner, _ in
            await Task.yield()
            journal.note("\(owner.number)")
          }
        }
      }
    }
    let first = RowPath(section: 0, row: 0)
    do {
      let owner = Owner()
      show(owner)
      #expect(list.driver.send(.commitEdit, toRowAt: first, .delete) != nil)
      await wait { !journal.entries.isEmpty }
      #expect(journal.entries == ["1"])
    }
    #expect(list.driver.send(.commitEdit, toRowAt: first, .delete) == nil)
    await nextTurn()
    #expect(journal.entries == ["1"])
  }

  @Test func `is replaced by a later handler`() async throws {
    screen.list.apply {
      ListSection(id: 0) {
        Row(LineCell.self, "a").onDelete { _ in await Task.yield() }
          .onDelete(weak: screen) { screen, _ in screen.list.apply([]) }
      }
    }
    screen.collection?.layoutIfNeeded()
    let swipe = try swipe(0)
    swipe.tap("Delete")
    #expect(swipe.hasRemovedRow, "at once")
  }
}

/// A delegate that names the button which deletes a row.
private final class DeletionTitles: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove \(indexPath.row)" }
}

@MainActor
private final class Owner {
  let number = 1
}
