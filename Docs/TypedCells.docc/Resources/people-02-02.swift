import HeadlessList
import Testing
import TypedCells

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

final class PersonCell: HeadlessCell, Updatable {
  func update(viewData person: Person) {
    lines = [person.name]
  }
}

struct Setting: Equatable {
  let title: String
  var isOn: Bool
}

final class SwitchCell: HeadlessCell, Updatable {
  var onFlip: @MainActor () -> Void = {}

  func update(viewData setting: Setting) {
    let title = "\(setting.title): \(setting.isOn ? "on" : "off")"
    buttons = [HeadlessButton(title) { [weak self] in self?.onFlip() }]
  }
}

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
          }
        }
      }
    }
  }

  private func toggle() {
    hidesPeople.toggle()
    show()
  }
}

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
