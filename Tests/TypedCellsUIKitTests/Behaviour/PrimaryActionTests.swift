import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Letter: Identifiable, Equatable {
  let id: Int
  var text: String
  var isRead = false
}

/// A screen whose rows change the content when they are selected, before their primary actions are performed.
@MainActor
private final class LetterScreen {
  let table = TableList()
  let collection = CollectionList()
  let journal = Journal()
  var letters = [Letter(id: 1, text: "a"), Letter(id: 2, text: "b")]
  var select: (LetterScreen, Letter) -> Void = { _, _ in }

  func show() {
    table.show {
      for letter in letters {
        Row(TextCell.self, letter.text).id(letter.id)
          .onSelect(weak: self) { screen, _ in screen.select(screen, letter) }
          .onPrimaryAction(weak: self) { screen, _ in screen.open(letter) }
      }
    }
    collection.show {
      for letter in letters {
        Row(TileCell.self, letter.text).id(letter.id)
          .onSelect(weak: self) { screen, _ in screen.select(screen, letter) }
          .onPrimaryAction(weak: self) { screen, _ in screen.open(letter) }
      }
    }
  }

  func open(_ letter: Letter) { journal.note("\(letter.text) \(letter.isRead ? "read" : "new")") }
}

@MainActor
struct `The primary action of a tap` {
  private let screen = LetterScreen()

  init() { screen.show() }

  private func tapEach(_ row: Int, before reset: () -> Void = {}) -> [String] {
    screen.journal.removeAll()
    screen.table.table.user.tapRow(at: path(0, row))
    reset()
    screen.collection.collection.user.tapItem(at: path(0, row))
    return screen.journal.entries
  }

  @Test func `is that of the tapped row, although its selection has inserted another one there`() {
    screen.select = { screen, _ in
      screen.letters.insert(Letter(id: 3, text: "c"), at: 0)
      screen.show()
    }
    let entries = tapEach(0) {
      screen.letters.removeFirst()
      screen.show()
    }
    #expect(entries == ["a new", "a new"])
  }

  @Test func `is performed once, and a later one is that of the row that is there then`() throws {
    screen.select = { screen, _ in
      screen.letters.insert(Letter(id: 3, text: "c"), at: 0)
      screen.show()
    }
    screen.table.table.user.tapRow(at: path(0, 0))
    let delegate = try #require(screen.table.table.delegate)
    delegate.tableView(screen.table.table, performPrimaryActionForRowAt: path(0, 0))
    #expect(screen.journal.entries == ["a new", "c new"])
  }

  @Test func `is performed with the model that the selection has changed`() {
    screen.select = { screen, letter in
      screen.letters[letter.id - 1].isRead = true
      screen.show()
    }
    #expect(tapEach(0) == ["a read", "a read"])
    screen.select = { screen, letter in
      screen.letters = [Letter(id: 3, text: "c"), Letter(id: 2, text: "b", isRead: true)]
      screen.show()
    }
    screen.letters = [Letter(id: 2, text: "b"), Letter(id: 1, text: "a")]
    screen.show()
    let entries = tapEach(0) {
      screen.letters = [Letter(id: 2, text: "b"), Letter(id: 1, text: "a")]
      screen.show()
    }
    #expect(entries == ["b read", "b read"])
  }

  @Test func `is performed although the selection has deleted the row`() {
    screen.select = { screen, letter in
      screen.letters.removeAll { $0.id == letter.id }
      screen.show()
    }
    let entries = tapEach(0) {
      screen.letters.insert(Letter(id: 1, text: "a"), at: 0)
      screen.show()
    }
    #expect(entries == ["a new", "a new"])
  }

  @Test func `isn't that of the row that was tapped last, if it is performed later`() async {
    let (table, collection) = (screen.table.table, screen.collection.collection)
    // As a focus that moves: the row is selected without a primary action.
    table.delegate?.tableView(table, didSelectRowAt: path(0, 0))
    collection.delegate?.collectionView(collection, didSelectItemAt: path(0, 0))
    await nextTurn()
    screen.letters.removeFirst()
    screen.show()
    table.delegate?.tableView(table, performPrimaryActionForRowAt: path(0, 0))
    collection.delegate?.collectionView(collection, performPrimaryActionForItemAt: path(0, 0))
    #expect(screen.journal.entries == ["b new", "b new"])
  }

  @Test
  func `is performed for a row that can't be selected, but not if a tap extends the selection`() {
    let (table, collection, journal) = (screen.table, screen.collection, screen.journal)
    table.driver.selectionMode = .multiple
    collection.driver.selectionMode = .multiple
    table.show {
      for text in ["a", "b", "button"] {
        Row(TextCell.self, text).on(.shouldSelect) { $0 != "button" }
          .onPrimaryAction(weak: journal) { $0.note($1) }
      }
    }
    collection.show {
      for text in ["a", "b", "button"] {
        Row(TileCell.self, text).on(.shouldSelect) { $0 != "button" }
          .onPrimaryAction(weak: journal) { $0.note($1) }
      }
    }
    for row in [2, 0, 1] {
      table.table.user.tapRow(at: path(0, row))
      collection.collection.user.tapItem(at: path(0, row))
    }
    #expect(journal.entries == ["button", "button", "a", "a"])
  }

  @Test func `is that of the row at its own path`() {
    let (table, collection) = (screen.table.table, screen.collection.collection)
    table.delegate?.tableView(table, didSelectRowAt: path(0, 0))
    collection.delegate?.collectionView(collection, didSelectItemAt: path(0, 0))
    table.delegate?.tableView(table, performPrimaryActionForRowAt: path(0, 1))
    collection.delegate?.collectionView(collection, performPrimaryActionForItemAt: path(0, 1))
    #expect(screen.journal.entries == ["b new", "b new"])
  }
}
