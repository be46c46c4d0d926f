import GalleryModels
import HeadlessList
import Testing
import TypedCells

@testable import Gallery

@MainActor
struct `The actions of a user` {
  private func screen(rows: Int) throws -> PeopleScreen {
    try PeopleScreen(peopleFile(2), rows: rows)
  }

  private func top(of screen: some Screen) -> RowPath? { screen.list.host.visibleCells.first?.path }

  @Test(arguments: [
    (0, RowPath(section: 0, row: 0)), (2, RowPath(section: 0, row: 2)),
    (3, RowPath(section: 1, row: 0)), (13, RowPath(section: 1, row: 10)),
    (1_000, RowPath(section: 1, row: 997)), (1_001, RowPath(section: 1, row: 998)),
    (4_000, RowPath(section: 1, row: 3_997)),
  ])
  func `scrolling by rows counts rows across sections`(
    rows: Int, path: RowPath
  ) throws {
    let screen = try screen(rows: 5_000)
    let outcome = try screen.perform(.scroll(rows: rows))
    #expect(outcome == "scrolled by \(rows) rows")
    #expect(top(of: screen) == path)
  }

  @Test(arguments: [100, 1_001, Int.max])
  func `scrolling stops at the end of the list, with a message`(rows: Int) throws {
    let screen = try screen(rows: 20)
    #expect(try screen.perform(.scroll(rows: rows)) == "scrolled by 12 rows; the list ends here")
    #expect(try screen.perform(.scroll(rows: rows)) == "scrolled by 0 rows; the list ends here")
    #expect(screen.list.host.visibleCells.last?.path == RowPath(section: 1, row: 19))
  }

  @Test func `up to 1,000 rows are shown on the way, and further ones are skipped`() throws {
    let dragged = try screen(rows: 5_000)
    _ = try dragged.perform(.scroll(rows: 1_000))
    #expect(dragged.list.host.counters.configured > 1_000)
    let jumped = try screen(rows: 5_000)
    _ = try jumped.perform(.scroll(rows: 1_001))
    #expect(jumped.list.host.counters.configured < 30)
  }

  @Test func `tall rows are scrolled through to their end`() throws {
    let screen = try EmployeesScreen(
      EmployeeFile(DataFile(shipped: "employees")))
    #expect(try screen.perform(.scroll(rows: 1)) == "scrolled by 1 row")
    #expect(top(of: screen) == RowPath(section: 0, row: 1))
  }

  @Test func `a row off screen is scrolled to the top before it is tapped`() throws {
    let screen = try screen(rows: 5_000)
    #expect(try screen.perform(.select(RowPath(section: 1, row: 400))) == "selected row 1.400")
    #expect(top(of: screen) == RowPath(section: 2, row: 400))
    #expect(screen.list.host.picture.hasPrefix("› 401. A, 2000 ★\n"))
    #expect(try screen.perform(.toggle) == "flipped [ Hide people: off ]")
  }

  @Test func `flipping a switch in a row without one is an error`() throws {
    let screen = try EmployeesScreen(employeeFile())
    #expect(throws: ActionError(action: .toggle, problem: "the screen has no switch")) {
      try screen.perform(.toggle)
    }
  }
}
