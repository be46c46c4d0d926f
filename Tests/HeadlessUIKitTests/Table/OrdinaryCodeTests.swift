import Foundation
import HeadlessUIKit
import Testing

/// A typical screen: a table view controller that overrides the methods it needs.
private final class PeopleController: UITableViewController {
  var people = ["Ada", "Grace"]
  var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.textLabel?.text = people[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "People" }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(people[indexPath.row])
  }

  func addFirst(_ name: String) {
    people.insert(name, at: 0)
    tableView.beginUpdates()
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    tableView.endUpdates()
  }
}

private final class PersonCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class BaseController: UIViewController {
  let table = UITableView(frame: .zero, style: .grouped)
}

/// A subclass that conforms to the delegate protocol, although its base class doesn't.
private final class TallController: BaseController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 220 }
}

/// A test double of a table that records calls.
private final class SpyTable: UITableView {
  var calls: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }

  override func reloadData() {
    calls.append("reload")
    super.reloadData()
  }
}

@MainActor
struct OrdinaryCodeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  @Test func `a table controller shows, updates and selects`() {
    let controller = PeopleController(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.addFirst("Mary")
    let shown = controller.tableView.visibleCells.map { $0.textLabel?.text }
    #expect(shown == ["Mary", "Ada", "Grace"])
    #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "People")
    #expect(controller.tableView.user.tapRow(at: path(0, 0)))
    #expect(controller.chosen == ["Mary"])
  }

  @Test func `a delegate may be a subclass of a class that isn't a delegate`() {
    let controller = TallController()
    let screen = TableScreen([numbers(0..<9)])
    screen.table.delegate = controller
    #expect(screen.shown == ["0", "1"])
  }

  @Test func `a subclass of a table records its calls, whether or not the block is optional`() {
    let table = SpyTable(frame: .zero, style: .plain)
    var completions = 0
    table.performBatchUpdates({}, completion: { _ in completions += 1 })
    table.performBatchUpdates(nil)
    table.reloadData()
    #expect(table.calls == ["batch", "batch", "reload"])
    UIKitLoop.turn()
    #expect(completions == 1)
  }
}
