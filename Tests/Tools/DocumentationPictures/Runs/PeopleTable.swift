import Foundation
import TypedCells
import TypedCellsUIKit

/// The README's screen in a window of HeadlessUIKit, with a swiped row.
@MainActor
struct PeopleTable {
  /// A row on screen: its frame, its texts, and the buttons that a swipe reveals.
  struct ShownRow {
    let frame: CGRect
    let title: String
    let subtitle: String?
    let buttons: [String]
  }

  let header: String
  let rows: [ShownRow]

  init() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 240))
    let controller = PeopleController(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.show([
      Person(id: 1, name: "Ada Lovelace", note: "wrote the first program"),
      Person(id: 2, name: "Grace Hopper", note: "built the first compiler"),
      Person(id: 3, name: "Barbara Liskov"),
    ])
    let table: UITableView = controller.tableView
    table.layoutIfNeeded()
    let swiped = IndexPath(row: 1, section: 0)
    let swipe = table.user.swipeRow(at: swiped, from: .trailing)
    header = table.dataSource?.tableView(table, titleForHeaderInSection: 0) ?? ""
    rows = (table.indexPathsForVisibleRows ?? []).map { path in
      let content =
        table.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration
      return ShownRow(
        frame: table.rectForRow(at: path), title: content?.text ?? "",
        subtitle: content?.secondaryText,
        buttons: path == swiped ? swipe?.titles ?? [] : [])
    }
  }
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
