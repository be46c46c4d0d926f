import HeadlessUIKit
import Testing
import TypedCells

@testable import GalleryScreens

@MainActor
struct `Texts and pictures in one table` {
  private let shown: ShownScreen<MixedScreen>
  private var table: UITableView { shown.table }

  init() throws {
    shown = ShownScreen(try Gallery().mixed)
  }

  @Test func `come from one array of configurators`() {
    #expect(shown.titles[0] == "A live cell with two or three live neighbours stays alive.")
    #expect(shown.titles[2] == "##\n##")
    table.user.tapRow(at: path(0, 2))
    #expect(shown.messages.last == "selected a CellConfigurator<PictureCell>")
  }

  @Test func `are deleted by a swipe`() throws {
    let third = table.cellForRow(at: path(0, 2))
    let swipe = try #require(table.user.swipeRow(at: path(0, 0), from: .trailing))
    swipe.tap("Delete")
    UIKitLoop.turn()
    #expect(shown.titles[1] == "##\n##")
    #expect(table.cellForRow(at: path(0, 1)) === third)
    #expect(shown.messages.contains("the change: delete row 0.0"))
  }

  @Test func `are brought back by a button, one after the other`() async throws {
    let first = shown.titles[0]
    let undo = try #require(shown.screen.navigationItem.leftBarButtonItem)
    #expect(!undo.isEnabled)
    for _ in 0..<2 {
      try #require(table.user.swipeRow(at: path(0, 0), from: .trailing)).tap("Delete")
    }
    UIKitLoop.turn()
    #expect(shown.titles[0] == "##\n##")
    table.scrollToRow(at: path(1, 0), at: .bottom, animated: false)
    for _ in 0..<2 {
      let count = shown.messages.count
      undo.user.tap()
      let change = "the change: insert row 0.0"
      await wait { shown.messages.dropFirst(count).contains(change) }
      #expect(shown.messages.dropFirst(count).contains(change))
    }
    await wait { shown.titles[0] == first }
    #expect(!undo.isEnabled)
    #expect(shown.titles[0] == first, "the table has scrolled to the row")
  }

  @Test func `are moved while the table is edited, but not to the wrong cell`() async {
    let count = table.numberOfRows(inSection: 0)
    #expect(table.user.dragRow(from: path(0, 2), to: path(0, 0)) == nil)
    shown.screen.setEditing(true, animated: false)
    #expect(table.user.dragRow(from: path(0, 2), to: path(0, 0)) == path(0, 0))
    #expect(shown.titles.prefix(2).first == "##\n##")
    await wait { shown.messages.last == "the change: move row 0.2 → 0.0" }
    #expect(shown.messages.last == "the change: move row 0.2 → 0.0")
    let first = shown.titles[0]
    let target = table.user.dragRow(from: path(0, 0), to: path(1, 0))
    #expect(target == path(0, count - 1))
    table.scrollToRow(at: path(0, count - 1), at: .middle, animated: false)
    #expect(shown.title(of: table.cellForRow(at: path(0, count - 1))) == first)
  }

  @Test func `show an empty cell in place of a cell of the wrong class`() throws {
    table.scrollToRow(at: path(1, 0), at: .bottom, animated: false)
    let cell = try #require(table.cellForRow(at: path(1, 0)))
    #expect(type(of: cell) == UITableViewCell.self)
    #expect(shown.title(of: cell) == "–")
    #expect(shown.messages.first?.hasPrefix("Row 0 (section 'misfit')") == true)
  }
}
