import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// If a table can move a row, it doesn't call its drop delegate for a drag inside it.
@MainActor
struct `A row that the view itself moves` {
  private let list = TableList()

  /// Moves the first of two rows to the end, and returns the indices at which the section received it.
  private func drops(_ effect: DropEffect) -> [Int] {
    var indices: [Int] = []
    list.apply {
      ListSection(id: 0) {
        for text in ["a", "b"] { Row(TextCell.self, text).id(text).draggable() }
      }
      .onDrop(of: String.self, effect: { _, _ in effect }) { _, index in indices.append(index) }
    }
    list.table.user.moveRow(from: path(0, 0), to: path(0, 1))
    return indices
  }

  @Test(arguments: [DropEffect.move, .copy])
  func `is dropped if the section accepts it`(effect: DropEffect) {
    #expect(drops(effect) == [1])
  }

  @Test(arguments: [DropEffect.none, .forbidden])
  func `goes back if the section refuses it`(effect: DropEffect) async {
    #expect(drops(effect).isEmpty)
    await nextTurn()
    list.table.layoutIfNeeded()
    #expect(list.shown == ["a", "b"])
  }

  @Test(arguments: [DropEffect.none, .forbidden])
  func `is moved by its own handler if the section refuses it`(effect: DropEffect) {
    var moves: [RowMove] = []
    list.apply {
      ListSection(id: 0) {
        for text in ["a", "b"] {
          Row(TextCell.self, text).id(text).draggable().on(.move) { _, move in moves.append(move) }
        }
      }
      .onDrop(of: String.self, effect: { _, _ in effect }) { _, _ in
        Issue.record("the row handles the move itself")
      }
    }
    list.table.setEditing(true, animated: false)
    list.table.user.moveRow(from: path(0, 0), to: path(0, 1))
    #expect(moves.map(\.new.row) == [1])
  }

  @Test func `doesn't call the handler of the row that takes its place`() {
    var letters = ["a", "b"]
    func show() {
      list.apply {
        ListSection(id: 0) {
          for letter in letters {
            if letter == "a" {
              Row(TextCell.self, letter).id(letter).draggable()
            } else {
              Row(TextCell.self, letter).id(letter).on(.move) { _, _ in
                Issue.record("the user moved another row")
              }
            }
          }
        }
        .onDrop(of: String.self) { _, _ in
          letters = ["b", "a"]
          show()
        }
      }
    }
    show()
    list.table.user.moveRow(from: path(0, 0), to: path(0, 1))
    #expect(letters == ["b", "a"])
    #expect(list.failures.isEmpty)
  }
}
