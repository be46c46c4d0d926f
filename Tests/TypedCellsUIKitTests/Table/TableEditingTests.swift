import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
struct `Editing rows in a table` {
  private let list = TableList()
  private let journal = Journal()

  @Test func `a swipe uncovers a row's actions at either edge`() {
    list.show {
      Row(TextCell.self, "a")
        .on(.leadingSwipeActions, weak: journal) { journal, text in
          [RowAction("Pin") { journal.note("pin \(text)") }]
        }
        .on(.trailingSwipeActions, weak: journal) { journal, text in
          [
            RowAction("Delete", style: .destructive) { journal.note("delete \(text)") },
            RowAction("Flag") { journal.note("flag \(text)") },
          ]
        }
      Row(TextCell.self, "b")
    }
    let leading = list.table.user.swipeRow(at: path(0, 0), from: .leading)
    #expect(leading?.titles == ["Pin"])
    #expect(leading?.swipeOn() == true)
    let trailing = list.table.user.swipeRow(at: path(0, 0), from: .trailing)
    #expect(trailing?.titles == ["Delete", "Flag"])
    #expect(trailing?.swipeOn() == false, "a full swipe destroys nothing")
    trailing?.tap("Flag")
    #expect(journal.entries == ["pin a", "flag a"])
    #expect(list.table.user.swipeRow(at: path(0, 1), from: .trailing) == nil)
  }

  @Test func `a row that handles deletion is deleted by a swipe`() {
    func show(_ letters: [String]) {
      list.show {
        for letter in letters {
          Row(TextCell.self, letter).id(letter).on(.commitEdit) { text, style in
            #expect(style == .delete)
            show(letters.filter { $0 != text })
          }
        }
      }
    }
    show(["a", "b"])
    #expect(list.table.user.swipeRow(at: path(0, 0), from: .trailing)?.tap("Delete") == true)
    #expect(list.shown == ["b"])
  }

  @Test func `rows decide whether and how they are edited`() {
    list.show {
      Row(TextCell.self, "delete").on(.commitEdit) { _, _ in }
      Row(TextCell.self, "insert").on(.commitEdit, weak: journal) { journal, _, style in
        journal.note("\(style)")
      }
      .on(.editingStyle) { _ in .insert }
      Row(TextCell.self, "no").on(.commitEdit) { _, _ in }.on(.canEdit) { _ in false }
      Row(TextCell.self, "silent")
    }
    list.table.setEditing(true, animated: false)
    let styles = (0..<4).compactMap { list.cell(0, $0)?.editingStyle }
    #expect(styles == [.delete, .insert, .none, .none])
    #expect((0..<4).map { list.cell(0, $0)?.isEditing } == [true, true, false, false])
    #expect(list.table.user.tapEditControl(ofRowAt: path(0, 1)))
    #expect(journal.entries == ["insert"])
  }

  @Test func `a row with swipe actions shows no control while the table is edited`()
    throws
  {
    list.show {
      Row(TextCell.self, "a").on(.trailingSwipeActions) { _ in [RowAction("Flag") {}] }
      Row(TextCell.self, "b")
    }
    let delegate = try #require(list.table.delegate)
    func styles() -> [UITableViewCell.EditingStyle] {
      (0..<2).map { delegate.tableView(list.table, editingStyleForRowAt: path(0, $0)) }
    }
    // UIKit lets the user swipe only rows of the style `.delete`.
    #expect(styles() == [.delete, .none])
    list.table.setEditing(true, animated: false)
    #expect(styles() == [.none, .none])
  }

  @Test func `a row that can only be moved is not indented`() {
    list.show { Row(TextCell.self, "a").on(.move) { _, _ in } }
    list.table.setEditing(true, animated: false)
    #expect(list.cell(0, 0)?.isEditing == true)
    #expect(list.cell(0, 0)?.shouldIndentWhileEditing == false)
  }

  @Test func `each row can be selected with others while the table is edited`() {
    list.table.allowsMultipleSelectionDuringEditing = true
    list.show {
      Row(TextCell.self, "a").on(.commitEdit) { _, _ in }
      Row(TextCell.self, "b")
    }
    list.table.setEditing(true, animated: false)
    #expect(list.cell(0, 1)?.isEditing == true)
    #expect(list.table.user.tapRow(at: path(0, 1)))
  }

  @Test func `a row is dragged, and its handler changes the content`() async throws {
    var letters = ["a", "b", "c"]
    func show() {
      list.show {
        for letter in letters {
          Row(TextCell.self, letter).id(letter).on(.move) { _, move in
            letters.insert(letters.remove(at: move.old.row), at: move.new.row)
            show()
          }
        }
      }
    }
    show()
    list.table.setEditing(true, animated: false)
    let (first, second) = (try #require(list.cell(0, 0)), try #require(list.cell(0, 1)))
    #expect(list.table.user.dragRow(from: path(0, 0), to: path(0, 2)) == path(0, 2))
    #expect(list.shown == ["b", "c", "a"])
    #expect(list.cell(0, 2) === first, "the row's cell went with it")
    await nextTurn()
    #expect(list.cell(0, 2) === first, "the content is what the table shows: nothing is reloaded")
    #expect(list.cell(0, 0) === second)
    #expect(list.failures.isEmpty)
  }

  @Test func `a row is dragged into another section`() async {
    var sections = [["a", "b"], ["c"]]
    func show() {
      list.apply {
        for (number, letters) in sections.enumerated() {
          ListSection(id: number) {
            for letter in letters {
              Row(TextCell.self, letter).id(letter).on(.move) { _, move in
                let letter = sections[move.old.section].remove(at: move.old.row)
                sections[move.new.section].insert(letter, at: move.new.row)
                show()
              }
            }
          }
        }
      }
    }
    show()
    list.table.setEditing(true, animated: false)
    #expect(list.table.user.dragRow(from: path(0, 0), to: path(1, 1)) == path(1, 1))
    #expect(list.shown == ["b", "c", "a"])
    await nextTurn()
    #expect(list.shown == ["b", "c", "a"])
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `a drag that the handler doesn't apply is reverted`(section: Int, row: Int) async {
    list.apply {
      ListSection(id: 0) {
        for letter in ["a", "b"] {
          Row(TextCell.self, letter).id(letter).on(.move) { _, _ in }
        }
      }
      ListSection(id: 1) { Row(TextCell.self, "c").id("c") }
    }
    list.table.setEditing(true, animated: false)
    #expect(list.table.user.dragRow(from: path(0, 0), to: path(section, row)) != nil)
    await nextTurn()
    #expect(list.shown == ["a", "b", "c"])
    #expect(list.table.numberOfRows(inSection: 1) == 1)
  }

  @Test func `a drag whose handler applies another change shows it`() async {
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").id("a").on(.move, weak: list) { list, _, _ in
          list.driver.apply { ListSection(id: 5) { Row(TextCell.self, "x") } }
        }
        Row(TextCell.self, "b").id("b")
      }
    }
    list.table.setEditing(true, animated: false)
    list.table.user.dragRow(from: path(0, 0), to: path(0, 1))
    await nextTurn()
    #expect(list.shown == ["x"])
  }

  @Test func `rows decide whether and where they can be moved`() {
    list.show {
      Row(TextCell.self, "a").id("a").on(.move, weak: journal) { $0.note("\($2.new)") }
        .on(.moveTarget) { _, move in RowPath(section: 0, row: 1) }
      Row(TextCell.self, "b").id("b").on(.move) { _, _ in }.on(.canMove) { _ in false }
      Row(TextCell.self, "c").id("c")
    }
    list.table.setEditing(true, animated: false)
    #expect(list.table.user.dragRow(from: path(0, 0), to: path(0, 2)) == path(0, 1))
    #expect(journal.entries == ["0.1"])
    #expect(list.table.user.dragRow(from: path(0, 1), to: path(0, 0)) == nil)
    #expect(list.table.user.dragRow(from: path(0, 2), to: path(0, 0)) == nil)
  }
}
