import TypedCells
import TypedCellsUIKit
import UIKit

final class PeopleController: UITableViewController {
  private lazy var list = TableList(tableView)
  private var people = [
    Person(id: 1, name: "Ada Lovelace"),
    Person(id: 2, name: "Grace Hopper", nickname: "Amazing Grace"),
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
        Row(SwitchTableCell.self, Setting(title: "Hide people", isOn: hidesPeople))
          .configure { [weak self] cell, _, _ in cell.onFlip = { self?.toggle() } }
        if !hidesPeople {
          for person in people {
            Row(PersonTableCell.self, person)
              .on(.commitEdit, weak: self) { controller, person, _ in controller.remove(person) }
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
