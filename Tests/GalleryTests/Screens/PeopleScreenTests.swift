import GalleryModels
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

@testable import Gallery

@MainActor
struct `The screen of people` {
  private func screen(_ count: Int, rows: Int? = nil) throws -> PeopleScreen {
    try PeopleScreen(peopleFile(count), rows: rows)
  }

  @Test func `shows constant rows, a switch, and as many people as the file has`() throws {
    let screen = try screen(2)
    #expect(
      screen.list.host.picture == """
        Letters
          Rows of people: 2, of them favourites: 0
          Select people to add them to the favourites, and delete favourites
          to remove them.
          [ Hide people: off ]
        People
          1. A, 2000
          2. B, 2001
        Source: here
        """)
    assertRegistered(screen.list.sections, in: screen.list.registry)
  }

  @Test(arguments: [(0, 2), (1, 1), (5, 2)])
  func `people are repeated, each with a number`(rows: Int, people: Int) throws {
    let list = try screen(people, rows: rows).list
    let models = (0..<list.rowCount(in: 1)).compactMap {
      list.model(at: RowPath(section: 1, row: $0), as: NumberedPerson.self)
    }
    #expect(models.map(\.number) == Array(1...5).prefix(rows).map { $0 })
    #expect(models.map(\.person.name) == (0..<rows).map { ["A", "B"][$0 % people] })
  }

  @Test func `the rows don't retain the screen, and do nothing once it is released`() throws {
    var screen: PeopleScreen? = try screen(3)
    weak var weakScreen: AnyObject?
    weakScreen = screen
    _ = try screen?.perform(.select(RowPath(section: 1, row: 1)))
    let list = try #require(screen?.list)
    screen = nil
    #expect(weakScreen == nil)
    let before = list.host.picture
    #expect(list.host.tapButton(0, at: RowPath(section: 0, row: 1)))
    list.host.selectRow(at: RowPath(section: 2, row: 1))
    #expect(!list.host.commitEdit(ofRowAt: RowPath(section: 1, row: 0)))
    #expect(list.host.picture == before)
  }
}

extension `The screen of people` {
  @Test func `the switch announces the change before it is applied`() throws {
    let screen = try screen(3)
    let before = screen.list.host.picture
    #expect(try screen.perform(.toggle) == "flipped [ Hide people: off ]")
    #expect(screen.list.host.picture.hasSuffix("[ Hide people: on ]\nPeople\nSource: here"))
    #expect(try screen.perform(.toggle) == "flipped [ Hide people: on ]")
    #expect(screen.list.host.picture == before)
    #expect(
      screen.journal.takeEntries() == [
        "about to change: delete rows 1.0–1.2", "about to change: insert rows 1.0–1.2",
      ])
    #expect("\(screen.list.host.counters)" == "built 6, reused 3, configured 9, refused 0")
  }

  @Test func `prepared changes are not shown before they are applied`() throws {
    let screen = try screen(3)
    let before = screen.list.host.picture
    let prepared = screen.list.prepareChanges { screen.choices.hidesPeople = true }
    #expect("\(prepared.changes)" == "delete rows 1.0–1.2")
    #expect(screen.list.host.picture == before)
    screen.list.apply(prepared)
    #expect(screen.list.rowCount(in: 1) == 0)
  }

  @Test func `the switch is found at its current index path`() throws {
    let screen = try screen(3, rows: Int.max)
    #expect(screen.switchPath == RowPath(section: 0, row: 2))
    _ = try screen.perform(.select(RowPath(section: 1, row: 0)))
    #expect(screen.switchPath == RowPath(section: 0, row: 1))
  }

  @Test(arguments: [1_000, 1_000_000, Int.max])
  func `the first screen, a jump and the switch cost the same for any number`(rows: Int) throws {
    let screen = try screen(26, rows: rows)
    #expect("\(screen.list.host.counters)" == "built 9, reused 0, configured 9, refused 0")
    screen.list.host.scroll(to: RowPath(section: 1, row: rows - 1))
    #expect(screen.list.host.visibleCells.last?.path.row == rows - 1)
    #expect(try screen.perform(.toggle) == "flipped [ Hide people: off ]")
    #expect(try screen.perform(.toggle) == "flipped [ Hide people: on ]")
    #expect("\(screen.list.host.counters)" == "built 14, reused 25, configured 39, refused 0")
  }

  @Test func `titles are shown above and below the people`() throws {
    let list = try screen(1).list
    let lines = list.host.picture.split(separator: "\n")
    #expect(lines[5...] == ["People", "  1. A, 2000", "Source: here"])
  }

  @Test func `notices estimate their height from their text`() throws {
    let engine = try screen(1).list.engine
    let line = HeadlessList.lineHeight
    #expect(engine.estimatedHeightOfRow(at: RowPath(section: 0, row: 0)) == line)
    #expect(engine.estimatedHeightOfRow(at: RowPath(section: 0, row: 1)) == 2 * line)
  }

  @Test func `rows without a height are as tall as their cells`() throws {
    let list = try screen(1).list
    let heights = (0..<3).map { list.engine.heightOfRow(at: RowPath(section: 0, row: $0)) }
    #expect(heights == [.automatic, .automatic, .automatic])
    #expect(list.host.visibleCells.map(\.cell.fittingHeight) == [20, 40, 20, 20])
  }
}
