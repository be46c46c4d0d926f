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
          Source: here
          Rows of people: 2
          [ Hide people: off ]
        People
          1. A, 2000
          2. B, 2001
        """)
    assertRegistered(screen.list.sections, in: screen.list.registry)
  }

  @Test func `the switch deletes the people, and inserts them again`() throws {
    let screen = try screen(3)
    let before = screen.list.host.picture
    #expect(try screen.perform(.toggle) == "flipped [ Hide people: off ]")
    #expect(screen.list.host.picture.hasSuffix("[ Hide people: on ]\nPeople"))
    #expect(try screen.perform(.toggle) == "flipped [ Hide people: on ]")
    #expect(screen.list.host.picture == before)
    #expect(
      screen.journal.takeEntries() == [
        "the change: delete rows 1.0–1.2", "the change: insert rows 1.0–1.2",
      ])
    #expect("\(screen.list.host.counters)" == "built 6, reused 3, configured 9, refused 0")
  }

  @Test func `a selected person reaches the presenter`() throws {
    let screen = try screen(2, rows: 4)
    screen.list.host.selectRow(at: RowPath(section: 1, row: 2))
    #expect(screen.journal.takeEntries() == ["the presenter says: number 3, A: field A, 2000"])
  }

  @Test(arguments: [(0, 2), (1, 1), (5, 2)])
  func `people come again and again, each with a number`(rows: Int, people: Int) throws {
    let numbered = try NumberedPeople(peopleFile(people).people, count: rows)
    #expect(numbered.map(\.number) == Array(1...5).prefix(rows).map { $0 })
    #expect(numbered.map(\.person.name) == (0..<rows).map { ["A", "B"][$0 % people] })
  }

  @Test(arguments: [1_000, 1_000_000, Int.max])
  func `the first screen, a jump and the switch cost the same for any number`(rows: Int) throws {
    let screen = try screen(26, rows: rows)
    #expect("\(screen.list.host.counters)" == "built 10, reused 0, configured 10, refused 0")
    screen.list.host.scroll(to: RowPath(section: 1, row: rows - 1))
    #expect(screen.list.host.visibleCells.last?.path.row == rows - 1)
    #expect(try screen.perform(.toggle) == "flipped [ Hide people: off ]")
    #expect(try screen.perform(.toggle) == "flipped [ Hide people: on ]")
    #expect("\(screen.list.host.counters)" == "built 15, reused 27, configured 42, refused 0")
  }

  @Test func `the rows do not keep the presenter, and nothing happens without it`() throws {
    let screen = try screen(1)
    let list = ListDriver<HeadlessList>(registry: screen.list.registry, journal: screen.journal)
    var presenter: PeoplePresenter? = try PeoplePresenter(peopleFile(3))
    weak var weakPresenter: PeoplePresenter?
    weakPresenter = presenter
    presenter?.view = screen
    list.apply(presenter?.sections() ?? [])
    presenter = nil
    #expect(weakPresenter == nil)
    #expect(list.host.tapButton(0, at: RowPath(section: 0, row: 2)))
    list.host.selectRow(at: RowPath(section: 1, row: 1))
    #expect(screen.journal.takeEntries() == [])
  }
}
