import TypedCells
import TypedCellsUIKit

final class PeopleController: UITableViewController {
  private(set) lazy var list = TableList(tableView)
  private(set) var people = [
    Person(id: 1, name: "Ada Lovelace"),
    Person(id: 2, name: "Grace Hopper"),
    Person(id: 3, name: "Barbara Liskov"),
  ]
  private var hidesPeople = false

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    list.apply {
      ListSection(id: "people", header: "People") {
        Row(SwitchCell.self, Setting(title: "Hide people", isOn: hidesPeople))
          .configure { [weak self] cell, _, _ in cell.onFlip = { self?.togglePeople() } }
        if !hidesPeople {
          for person in people {
            Row(PersonCell.self, person)
              .onDelete(weak: self) { controller, person in controller.delete(person) }
          }
        }
      }
    }
  }

  private func delete(_ person: Person) {
    people.removeAll { $0.id == person.id }
    show()
  }

  func togglePeople() {
    hidesPeople.toggle()
    show()
  }
}
