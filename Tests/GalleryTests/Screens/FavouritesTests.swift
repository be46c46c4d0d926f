import HeadlessList
import Testing
import TypedCells

@testable import Gallery
@testable import GalleryModels

/// The favorites on the people screen, which the user changes.
@MainActor
struct `Favourites` {
  private let screen: PeopleScreen

  init() throws {
    screen = try PeopleScreen(peopleFile(4), rows: nil)
  }

  private var host: HeadlessList { screen.list.host }

  /// Selects people by their indices among all people.
  private func select(_ positions: Int...) throws {
    for position in positions {
      let people = screen.list.sections.count - 1
      _ = try screen.perform(.select(RowPath(section: people, row: position)))
    }
  }

  @Test func `are the people that were selected`() throws {
    try select(1)
    #expect(
      host.picture == """
        Letters
          Rows of people: 4, of them favourites: 1
          [ Hide people: off ]
        Favourites
          2. B, 2001
             field B
        People
          1. A, 2000
        › 2. B, 2001 ★
          3. C, 2002
          4. D, 2003
        Source: here
        """)
    #expect(
      screen.journal.takeEntries() == [
        "selected number 2, B", "the change: insert section 1, delete row 0.1",
      ])
    try select(1)
    #expect(
      screen.journal.takeEntries() == ["selected number 2, B", "the change: no changes"])
  }

  @Test func `have one row per model, each time the sections are built`() throws {
    #expect(screen.list.sections.map(\.rows.count) == [3, 4])
    try select(1, 3)
    #expect(screen.list.sections.map(\.rows.count) == [2, 2, 4])
    #expect(
      (0..<2).map {
        screen.list.model(at: RowPath(section: 1, row: $0), as: NumberedPerson.self)?.id
      }
        == [2, 4])
  }

  @Test func `are shown in cells from their own prototype`() throws {
    try select(0)
    let identifiers = host.visibleCells.map(\.identifier).dropFirst(2).prefix(2)
    #expect(Array(identifiers) == ["WidePersonCell", ReuseIdentifier(for: PersonCell.self)])
    #expect(screen.list.registry.registration(for: "WidePersonCell")?.source == .prototype)
  }

  @Test func `replace the hint by a section`() throws {
    let before = host.picture
    #expect(screen.list.paths(of: "hint") == [RowPath(section: 0, row: 1)])
    try select(2)
    #expect(screen.list.paths(of: "hint") == [])
    #expect(screen.list.sections.count == 3)
    #expect(host.deselectRow(at: RowPath(section: 2, row: 2)))
    _ = try screen.perform(.delete(RowPath(section: 1, row: 0)))
    #expect(host.picture == before)
    #expect(
      screen.journal.takeEntries().last == "the change: delete section 1, insert row 0.1")
  }

  @Test func `can be deleted while the people are visible`() throws {
    try select(2)
    let favourite = RowPath(section: 1, row: 0)
    #expect(screen.list.engine.editingStyleOfRow(at: favourite) == .delete)
    _ = try screen.perform(.toggle)
    #expect(screen.list.engine.editingStyleOfRow(at: favourite) == .none)
    #expect(screen.list.engine.editingStyleOfRow(at: RowPath(section: 0, row: 0)) == .none)
    #expect(throws: ActionError.self) { try screen.perform(.delete(favourite)) }
    _ = try screen.perform(.toggle)
    #expect(try screen.perform(.delete(favourite)) == "deleted row 1.0")
    #expect(screen.choices.favourites == [])
  }

  @Test func `keep their cells if a row above is deleted`() throws {
    try select(0, 1, 2)
    let cells = (0..<3).map { host.cell(at: RowPath(section: 1, row: $0)) }
    _ = screen.journal.takeEntries()
    _ = try screen.perform(.delete(RowPath(section: 1, row: 0)))
    #expect(screen.journal.takeEntries() == ["the change: delete row 1.0"])
    #expect(host.cell(at: RowPath(section: 1, row: 0)) === cells[1])
    #expect(host.cell(at: RowPath(section: 1, row: 1)) === cells[2])
  }

  @Test func `are counted in a row that changes in place`() throws {
    let counts = RowPath(section: 0, row: 0)
    let cell = host.cell(at: counts)
    try select(0)
    #expect(host.cell(at: counts) === cell)
    #expect(cell?.lines == ["Rows of people: 4, of them favourites: 1"])
  }

  @Test func `get a star in the list of people, in the same cell`() throws {
    let cell = try #require(host.cell(at: RowPath(section: 1, row: 3)))
    #expect(cell.lines == ["4. D, 2003"])
    try select(3)
    host.scroll(by: HeadlessList.lineHeight)
    #expect(host.cell(at: RowPath(section: 2, row: 3)) === cell)
    #expect(cell.lines == ["4. D, 2003 ★"])
  }

  @Test func `are as tall as their text, and other people's rows are one line tall`() throws {
    try select(0)
    let favourite = RowPath(section: 1, row: 0)
    #expect(screen.list.engine.heightOfRow(at: favourite) == .fixed(2 * HeadlessList.lineHeight))
    let long = NumberedPerson(
      number: 9, person: Person(name: "n", year: 1, field: String(repeating: "long ", count: 12)))
    screen.choices.add(long)
    screen.list.apply(screen.sections())
    let engine = screen.list.engine
    let line = HeadlessList.lineHeight
    #expect(engine.heightOfRow(at: RowPath(section: 1, row: 1)) == .fixed(3 * line))
    #expect(engine.heightOfRow(at: RowPath(section: 2, row: 0)) == .fixed(line))
  }
}
