import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
  var note = ""
  var count = 1

  static let samples = ["Tea", "Cake", "Milk", "Bread", "Jam"].enumerated().map {
    Todo(id: $0, title: $1)
  }
}

/// A cell with a control of each kind.
final class TodoCell: UITableViewCell {
  let toggle = UISwitch()
  let field = UITextField()
  let stepper = UIStepper()
  let priority = UISegmentedControl(items: ["low", "high"])
  let slider = UISlider()
  let deleting = UIButton(type: .system)
  var onToggle: ((Bool) -> Void)?
  var onEdit: ((String) -> Void)?
  var onStep: ((Int) -> Void)?
  var onDelete: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for (index, view) in [toggle, field, stepper, deleting].enumerated() {
      view.frame = CGRect(x: CGFloat(80 + 70 * index), y: 0, width: 60, height: 44)
      contentView.addSubview(view)
    }
    deleting.setTitle("Delete", for: .normal)
    toggle.addAction(
      UIAction { [weak self] _ in self.map { $0.onToggle?($0.toggle.isOn) } }, for: .valueChanged)
    field.addAction(
      UIAction { [weak self] _ in self.map { $0.onEdit?($0.field.text ?? "") } },
      for: .editingDidEnd)
    stepper.addAction(
      UIAction { [weak self] _ in self.map { $0.onStep?(Int($0.stepper.value)) } },
      for: .valueChanged)
    deleting.addAction(UIAction { [weak self] _ in self?.onDelete?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}

/// A correct table without TypedCells, whose subclasses make one mistake each.
class TodoTable: UITableViewController {
  var todos = Todo.samples

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TodoCell.self, forCellReuseIdentifier: "todo")
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    todos.count
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "todo", for: path)
    guard let cell = cell as? TodoCell else { return cell }
    let todo = todos[path.row]
    cell.textLabel?.text = todo.title
    cell.toggle.isOn = todo.isDone
    cell.field.text = todo.note
    cell.stepper.value = Double(todo.count)
    let row = { [weak self, weak cell] in cell.flatMap { self?.row(of: $0, madeAt: path) } }
    cell.onToggle = { [weak self] isOn in row().map { self?.setDone(isOn, $0) } }
    cell.onEdit = { [weak self] text in row().map { self?.setNote(text, $0) } }
    cell.onStep = { [weak self] count in row().map { self?.setCount(count, $0) } }
    cell.onDelete = { [weak self] in row().map { self?.delete($0) } }
    return cell
  }

  func row(of cell: UITableViewCell, madeAt path: IndexPath) -> Int? {
    tableView.indexPath(for: cell)?.row
  }
  func setDone(_ isDone: Bool, _ row: Int) { todos[row].isDone = isDone }
  func setNote(_ note: String, _ row: Int) { todos[row].note = note }
  func setCount(_ count: Int, _ row: Int) { todos[row].count = count }
  func delete(_ row: Int) {
    todos.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}

/// The violations of a screen's laws: the law, and a part of the message.
@MainActor
func violations<Screen: UIViewController>(
  _ make: @escaping @MainActor () -> Screen, changing change: (@MainActor (Screen) -> Void)? = nil
) -> [String] {
  let report: LawReport = ScreenLaws(examining: make, changing: change).report()
  return report.violations.map { "\($0.law): \($0.detail)" }
}

/// Expects one violation, whose message contains some texts.
@MainActor
func expectViolation<Screen: UIViewController>(
  _ law: String, containing texts: [String] = [],
  location: SourceLocation = #_sourceLocation,
  _ make: @escaping @MainActor () -> Screen, changing change: (@MainActor (Screen) -> Void)? = nil
) {
  let found = violations(make, changing: change)
  #expect(found.count == 1, "\(found)", sourceLocation: location)
  for text in [law + ": "] + texts {
    #expect(found.first?.contains(text) == true, "\(found) lacks \(text)", sourceLocation: location)
  }
}
