// Declarations that the samples in the comments of TypedCells use.

import TypedCells
import TypedCellsUIKit

struct Person: Identifiable, Equatable, Diffable {
  let id: Int
  var name = "Ada"
  var isActive = true
}

struct Employee: Identifiable {
  let id: Int
  var name = "Grace"
}

struct Setting {
  var isOn = false
}

struct Account {
  var name = "Ada"
}

struct Photo {}

/// An action that a cell sends when its button is tapped.
struct Call: Sendable {}

struct Point {}

struct Menu {}

final class TextCell: UITableViewCell, Updatable, TitledConfigurable {
  func update(viewData text: String) { textLabel?.text = text }
  func configure(by model: any Titled) { textLabel?.text = model.title }
}

final class ImageCell: UITableViewCell, Updatable {
  func update(viewData photo: Photo) {}
}

final class PersonCell: UITableViewCell, Updatable {
  func update(viewData person: Person) { textLabel?.text = person.name }
  func highlight(_ isHighlighted: Bool) {}
}

final class EmployeeCell: UITableViewCell, Updatable {
  func update(viewData employee: Employee) { textLabel?.text = employee.name }
}

final class SwitchCell: UITableViewCell, Updatable {
  func update(viewData setting: Setting) {}
}

final class PriceCell: UITableViewCell, Updatable {
  func update(viewData price: Int) { textLabel?.text = "\(price)" }
}

final class AccountHeader: UITableViewHeaderFooterView, Updatable {
  func update(viewData account: Account) { textLabel?.text = account.name }
}

@MainActor protocol TitledConfigurable: AnyObject {
  func configure(by model: any Titled)
}

struct NoTitle: Titled {
  var title: String? { nil }
}

struct About: Titled {
  var title: String? { "About" }
}

@MainActor final class Screen {
  func dial(_ employee: Employee) {}
  func confirms() async -> Bool { true }
  func delete(_ employee: Employee) {}
  func show(_ person: Person) {}
  func loadMore() {}
  let list = TableList(UITableView())
  var people: [Person] = []
  let searches = AsyncStream<[Person]> { _ in }
}

struct Group: Identifiable, Equatable, DiffableSection {
  let id: Int
  var title = ""
  var rows: [Person] = []
}

/// The list view of a toolkit.
@MainActor final class Toolkit {
  func perform(_ batch: BatchUpdate, _ commit: () -> Void) { commit() }
  func makeCell(for registration: CellRegistration<UITableViewCell>) throws -> UITableViewCell {
    UITableViewCell()
  }
}

class TerminalCell: HostedCell {
  typealias BaseCell = TerminalCell
}

@MainActor let host = Toolkit()
@MainActor let tableView = UITableView()
@MainActor let screen = Screen()
@MainActor let person = Person(id: 1)
@MainActor let people = [person]
@MainActor let employee = Employee(id: 1)
@MainActor let employees = [employee]
@MainActor let account = Account()
@MainActor let about = About()
@MainActor let portrait = Photo()
@MainActor var hidePeople = Setting()
@MainActor var content = [1, 2, 3]
@MainActor var shown = [Group(id: 1)]
@MainActor let wanted = [Group(id: 2)]
@MainActor let cell = TextCell()
@MainActor let model = About()
@MainActor var capabilities: CapabilityRegistry { fatalError("samples are not run") }
@MainActor let configurators: [any CellConfiguratorType] = [
  CellConfigurator<TextCell>(viewData: "Hello")
]
@MainActor let registry = CellRegistry<UITableViewCell>()
@MainActor let sections: [ListSection<UITableViewCell>] = []
