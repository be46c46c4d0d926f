import Foundation
import TypedCells
import TypedCellsUIKit

/// Draws the screen of the README, without the row that doesn't compile, and with a swiped row.
@MainActor
func peopleTable() -> DrawnFile {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 170))
  let controller = PeopleController(style: .insetGrouped)
  controller.title = "A table of people"
  window.rootViewController = controller
  window.makeKeyAndVisible()
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

  override func viewDidLoad() {
    super.viewDidLoad()
    show([
      Person(id: 1, name: "Ada Lovelace", note: "wrote the first program"),
      Person(id: 2, name: "Grace Hopper"),
    ])
  }

  func show(_ people: [Person]) {
    list.apply {
      ListSection(id: "people", header: "People") {
        for person in people {
          Row(PersonCell.self, person)
            .onSelect(weak: self) { controller, person in controller.title = person.name }
            .onDelete(weak: self) { controller, person in
              controller.show(people.filter { $0.id != person.id })
            }
        }
      }
    }
  }
}
