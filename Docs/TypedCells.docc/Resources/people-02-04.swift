import HeadlessList
import Testing
import TypedCells

@testable import People

let pioneers = [
  Person(id: 1, name: "Ada Lovelace"),
  Person(id: 2, name: "Grace Hopper"),
  Person(id: 3, name: "Barbara Liskov"),
]

@MainActor @Test func `the screen shows a switch and people`() {
  let screen = PeopleScreen(pioneers)
  #expect(
    screen.list.host.picture == """
      People
        [ Hide people: off ]
        Ada Lovelace
        Grace Hopper
        Barbara Liskov
      """)
}

@MainActor @Test func `the switch hides people, and shows them again`() {
  let screen = PeopleScreen(pioneers)
  let before = screen.list.host.picture

  screen.list.host.tapButton(0, at: RowPath(section: 0, row: 0))
  #expect(
    screen.list.host.picture == """
      People
        [ Hide people: on ]
      """)

  screen.list.host.tapButton(0, at: RowPath(section: 0, row: 0))
  #expect(screen.list.host.picture == before)
}
