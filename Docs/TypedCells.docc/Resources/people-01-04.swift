import HeadlessList
import TypedCells

@MainActor
final class PeopleScreen {
  let list = ListDriver(host: HeadlessList(height: 160))
  private(set) var people: [Person]

  init(_ people: [Person]) {
    self.people = people
    show()
  }

  private func show() {
    list.apply {
      ListSection(id: "people", header: "People") {
        for person in people {
          Row(PersonCell.self, person)
        }
      }
    }
  }
}
