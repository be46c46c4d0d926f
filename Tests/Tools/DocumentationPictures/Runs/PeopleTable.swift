import Foundation
import TypedCells
import TypedCellsUIKit

/// Draws the README's screen, with a swiped row.
@MainActor
func peopleTable() -> DrawnFile {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 214))
  let controller = PeopleController(style: .insetGrouped)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  controller.show([
    Person(id: 1, name: "Ada Lovelace", note: "wrote the first program"),
    Person(id: 2, name: "Grace Hopper", note: "built the first compiler"),
    Person(id: 3, name: "Barbara Liskov"),
  ])
  let table: UITableView = controller.tableView
  table.layoutIfNeeded()
  _ = table.user.swipeRow(at: IndexPath(row: 1, section: 0), from: .trailing)
  return DrawnFile(named: "people-table", window)
}

private struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var note: String?
}

private final class PersonCell: UITableViewCell, Updatable {
  func update(viewData person: Person) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = person.name
    content.secondaryText = person.note
    contentConfiguration = content
  }
}

private final class PeopleController: UITableViewController {
  private lazy var list = TableList(tableView)

  func show(_ people: [Person]) {
    title = "A table of people"
    list.apply {
      ListSection(id: "people", header: "People") {
        for person in people {
          Row(PersonCell.self, person)
            .onSelect(weak: self) { controller, person in controller.title = person.name }
            .on(.commitEdit, weak: self) { controller, person, _ in
              controller.show(people.filter { $0.id != person.id })
            }
        }
      }
    }
  }
}
