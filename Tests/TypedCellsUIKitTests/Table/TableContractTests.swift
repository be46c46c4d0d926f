import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

// The sample screen that the design of the library has to support.

private struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
}

private struct Switch: Equatable {
  let title: String
  let isOn: Bool
}

private final class PersonCell: UITableViewCell, Updatable {
  func update(viewData person: Person) { textLabel?.text = person.name }
}

private final class SwitchCell: UITableViewCell, Updatable {
  func update(viewData toggle: Switch) {
    textLabel?.text = "\(toggle.title): \(toggle.isOn ? "on" : "off")"
  }
}

private protocol Named { var name: String { get } }
@MainActor private protocol NamedConfigurable { func configure(by model: any Named) }

private final class TraitCell: UITableViewCell, NamedConfigurable {
  func configure(by model: any Named) { textLabel?.text = model.name }
}

private enum Settings: Named {
  case about

  var name: String { "About" }
}

private struct NoName: Named {
  let name = ""
}

extension Capability {
  fileprivate static var named: Capability {
    Capability((any Named).self, (any NamedConfigurable).self) { cell, model in
      cell.configure(by: model)
    } reset: { cell in
      cell.configure(by: NoName())
    }
  }
}

@MainActor
private final class PeopleScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  let list: ListDriver<TableHost>
  var hidePeople = false
  let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
  let capabilities: CapabilityRegistry
  private(set) var shown: [String] = []

  init() throws {
    list = ListDriver(tableView)
    capabilities = try CapabilityRegistry([.named])
    window.addSubview(tableView)
    showList()
  }

  func show(_ person: Person) { shown.append(person.name) }

  func showList() {
    list.apply {
      ListSection(id: "account", header: "Account") {
        Row(SwitchCell.self, .init(title: "Hide people", isOn: hidePeople))
        if !hidePeople {
          for person in people {
            Row(PersonCell.self, person)
              .id(person.id)
              .height(44)
              // The row holds self weakly.
              .onSelect(weak: self) { screen, person in screen.show(person) }
          }
        }
        Row(TraitCell.self, by: Settings.about, using: capabilities)  // configured by its traits
      }
    }
  }
}

@MainActor
struct `A screen with cells, configurators and traits in a table` {
  private var titles: ([String], UITableView) -> Bool {
    { $0 == $1.visibleCells.map { $0.textLabel?.text ?? "" } }
  }

  @Test func `shows its rows, handles a tap, and hides rows`() throws {
    let screen = try PeopleScreen()
    let table = screen.tableView
    #expect(titles(["Hide people: off", "Ada", "Grace", "About"], table))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Account")
    table.user.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(screen.shown == ["Grace"])
    screen.hidePeople = true
    screen.showList()
    #expect(titles(["Hide people: on", "About"], table))
  }

  @Test func `the screen is released`() throws {
    var screen: PeopleScreen? = try PeopleScreen()
    weak var gone: AnyObject?
    gone = screen
    screen = nil
    #expect(gone == nil)
  }
}
