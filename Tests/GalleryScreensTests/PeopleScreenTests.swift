import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@testable import GalleryScreens

@MainActor
struct `People in a table` {
  private let shown: ShownScreen<PeopleScreen>

  init() throws {
    shown = ShownScreen(try Gallery(rows: 10_000).people)
  }

  private var switchCell: SwitchCell? { shown.cell(SwitchCell.self) }

  @Test func `begin with constant rows and a switch`() {
    #expect(
      shown.titles.prefix(5) == [
        "Rows of people: 10000, of them favourites: 0",
        "Tap a person to add a favourite; swipe a favourite to remove it.", "Hide people",
        "1. Alan Perlis, 1966", "2. Maurice Wilkes, 1967",
      ])
    #expect(
      shown.table.headerView(forSection: 0)?.textLabel?.text == "Recipients of the ACM Turing Award"
    )
    #expect(shown.table.cellForRow(at: path(1, 0))?.frame.height == 60)
    #expect(shown.messages.isEmpty)
  }

  @Test func `are ten thousand, and the last is reached as fast as the first`() {
    shown.table.scrollToRow(at: path(1, 9_999), at: .bottom, animated: false)
    #expect(shown.titles.last?.hasPrefix("10000. ") == true)
    #expect(shown.titles.count < 20)
  }

  @Test func `are shown at the top by a tap on the hint`() {
    shown.table.user.tapRow(at: path(0, 1))
    #expect(shown.titles.first == "1. Alan Perlis, 1966")
  }

  @Test func `become favourites when tapped, and are marked in place`() {
    let cell = shown.table.cellForRow(at: path(1, 2))
    shown.table.user.tapRow(at: path(1, 2))
    #expect(shown.table.indexPathForSelectedRow == nil)
    #expect(shown.messages == ["Richard Hamming: numerical methods and error-correcting codes"])
    #expect(shown.table.headerView(forSection: 1)?.textLabel?.text == "Favourites")
    #expect(shown.title(of: shown.table.cellForRow(at: path(1, 0))) == "3. Richard Hamming, 1968")
    #expect(shown.table.cellForRow(at: path(2, 2)) === cell)
    #expect(cell?.accessoryType == .checkmark)
    #expect(!shown.titles.contains { $0.hasPrefix("Tap a person") })
    #expect(shown.titles[0] == "Rows of people: 10000, of them favourites: 1")
  }

  @Test func `show their field in a popover that points at their favourite's cell`() throws {
    shown.table.user.tapRow(at: path(1, 2))
    #expect(shown.table.user.tapAccessory(ofRowAt: path(1, 0)))
    let popover = try #require(shown.screen.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView === shown.table.cellForRow(at: path(1, 0)))
    #expect(!shown.table.user.tapAccessory(ofRowAt: path(2, 2)), "a checkmark can't be tapped")
  }

  @Test func `appear among the favourites from above, and fade away`() throws {
    shown.table.user.tapRow(at: path(1, 2))
    let row = try #require(shown.screen.list.row(at: RowPath(section: 1, row: 0)))
    #expect(row.answer(to: .insertionAnimation) == .top)
    #expect(row.answer(to: .deletionAnimation) == .fade)
  }

  @Test func `are removed from the favourites by a swipe`() throws {
    shown.table.user.tapRow(at: path(1, 2))
    let swipe = try #require(shown.table.user.swipeRow(at: path(1, 0), from: .trailing))
    swipe.tap("Delete")
    #expect(shown.table.numberOfSections == 2)
    let cell = try #require(shown.table.cellForRow(at: path(1, 2)))
    #expect(cell.accessoryType == .none)
    #expect(shown.titles[1].hasPrefix("Tap a person"))
  }

  @Test func `are hidden by the switch, which stays in place`() throws {
    let cell = try #require(switchCell)
    for (count, change) in [(0, "delete"), (10_000, "insert")] {
      cell.toggle.user.tap()
      UIKitLoop.turn()
      #expect(shown.table.numberOfRows(inSection: 1) == count)
      #expect(shown.messages.last == "the change: \(change) rows 1.0–1.9999")
      #expect(switchCell === cell)
      #expect(cell.toggle.isOn == (count == 0))
    }
  }
}
