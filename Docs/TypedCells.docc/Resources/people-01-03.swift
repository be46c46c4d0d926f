import TypedCells
import TypedCellsUIKit

final class PeopleController: UITableViewController {
  private(set) lazy var list = TableList(tableView)
  private(set) var people = [
    Person(id: 1, name: "Ada Lovelace"),
    Person(id: 2, name: "Grace Hopper"),
    Person(id: 3, name: "Barbara Liskov"),
  ]
}
