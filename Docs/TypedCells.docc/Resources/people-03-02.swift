import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var nickname: String?
}

final class PersonCell: HeadlessCell, Updatable {
  private var nickname = ""

  func update(viewData person: Person) {
    if let nickname = person.nickname { self.nickname = "  “\(nickname)”" }
    lines = nickname.isEmpty ? [person.name] : [person.name, nickname]
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
              .on(.commitEdit, self) { screen, person, _ in screen.remove(person) }
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

let pioneers = [
  Person(id: 1, name: "Ada Lovelace", nickname: "Enchantress of Numbers"),
  Person(id: 2, name: "Grace Hopper", nickname: "Amazing Grace"),
  Person(id: 3, name: "Barbara Liskov"),
]

@MainActor @Test func `the screen shows a switch and people`() {
  let screen = PeopleScreen(pioneers)
  #expect(
    screen.list.host.picture == """
      People
        [ Hide people: off ]
        Ada Lovelace
          “Enchantress of Numbers”
        Grace Hopper
          “Amazing Grace”
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

@MainActor @Test func `who stays keeps their cell`() {
  let screen = PeopleScreen(pioneers)
  let grace = screen.list.host.cell(at: RowPath(section: 0, row: 2))

  screen.list.host.commitEdit(ofRowAt: RowPath(section: 0, row: 1))

  #expect(screen.people.map(\.name) == ["Grace Hopper", "Barbara Liskov"])
  #expect(screen.list.host.cell(at: RowPath(section: 0, row: 1)) === grace)
}

@MainActor @Test func `a person cell keeps nothing of its last row`() {
  assertCellLaws(PersonCell.self, samples: pioneers) { $0.lines }
}
