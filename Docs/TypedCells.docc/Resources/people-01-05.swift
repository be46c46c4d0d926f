import HeadlessList
import Testing
import TypedCells

@testable import People

let pioneers = [
  Person(id: 1, name: "Ada Lovelace"),
  Person(id: 2, name: "Grace Hopper"),
  Person(id: 3, name: "Barbara Liskov"),
]

@MainActor @Test func `the screen shows people`() {
  let screen = PeopleScreen(pioneers)
  #expect(
    screen.list.host.picture == """
      People
        Ada Lovelace
        Grace Hopper
        Barbara Liskov
      """)
}
