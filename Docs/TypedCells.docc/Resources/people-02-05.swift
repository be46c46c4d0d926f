import HeadlessList
import TypedCells

@MainActor
final class PeopleScreen {
  let list = ListDriver(host: HeadlessList(height: 160))
  private(set) var people: [Person]
  private var hidesPeople = false

  init(_ people: [Person]) {
    self.people = people
    show()
  }

  private func show() {
    list.apply {
      ListSection(id: "people", header: "People") {
        Row(SwitchCell.self, Setting(title: "Hide people", isOn: hidesPeople))
          .configure { [weak self] cell, _, _ in cell.onFlip = { self?.toggle() } }
        if !hidesPeople {
          for person in people {
            Row(PersonCell.self, person)
              .on(.commitEdit, weak: self) { screen, person, _ in screen.remove(person) }
          }
        }
      }
    }
  }

  private func remove(_ person: Person) {
    people.removeAll { $0.id == person.id }
    show()
  }

  private func toggle() {
    hidesPeople.toggle()
    show()
  }
}
