import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

// Correct screens, in shapes that an examination could misunderstand.

/// A diffable table whose rows are deleted by a swipe.
final class DiffableNames: UITableViewController {
  var titles = [1: "Ada", 2: "Grace", 3: "Emmy"]
  private var source: UITableViewDiffableDataSource<Int, Int>?
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
      cell.textLabel?.text = self?.titles[id]
      return cell
    }
    show()
  }
  func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(titles.keys.sorted())
    source?.apply(snapshot, animatingDifferences: false)
  }
  override func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = source?.itemIdentifier(for: path) else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, complete in
        self?.titles[id] = nil
        self?.show()
        complete(true)
      }
    ])
  }
}

/// Details that are pushed, and change the row when they are left.
final class ReadMessages: UITableViewController {
  var isRead = Array(repeating: false, count: 6)
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    isRead.count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Message \(path.row)" + (isRead[path.row] ? "" : " (new)")
    return cell
  }
  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    isRead[path.row] = true
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

@available(macOS 14, iOS 17, *)
@Observable @MainActor
final class ObservedTodos {
  var todos = Todo.samples
}

/// A list of TypedCells that follows its model.
@available(macOS 14, iOS 17, *)
final class FollowingOptions: UITableViewController {
  private lazy var list = TableList(tableView)
  let model = ObservedTodos()
  override func viewDidLoad() {
    super.viewDidLoad()
    list.follow(weak: self) { screen in
      ListSection(id: 0, header: "\(screen.model.todos.count) options") {
        for todo in screen.model.todos {
          Row(OptionCell.self, todo)
            .on(\.toggled, weak: screen) { screen, todo, isOn in
              if let index = screen.model.todos.firstIndex(where: { $0.id == todo.id }) {
                screen.model.todos[index].isDone = isOn
              }
            }
            .onDelete { [weak screen] todo in screen?.model.todos.removeAll { $0.id == todo.id } }
        }
      }
    }
  }
}

/// A filter above the rows, and a momentary control in them.
final class FilteredTodos: UITableViewController {
  private var todos = Todo.samples
  private var showsAll = true
  private var shown: [Todo] { showsAll ? todos : todos.filter { $0.count > 1 } }

  final class Cell: UITableViewCell {
    let arrows = UISegmentedControl(items: ["less", "more"])
    var onChange: ((Int) -> Void)?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      arrows.isMomentary = true
      arrows.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
      contentView.addSubview(arrows)
      arrows.addAction(
        UIAction { [weak self] _ in self.map { $0.onChange?($0.arrows.selectedSegmentIndex) } },
        for: .valueChanged)
    }
    required init?(coder: NSCoder) { nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "todo")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", image: nil,
      primaryAction: UIAction { [weak self] _ in
        self?.showsAll.toggle()
        self?.tableView.reloadData()
      })
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "todo", for: path)
    let todo = shown[path.row]
    cell.textLabel?.text = "\(todo.count) \(todo.title)"
    (cell as? Cell)?.onChange = { [weak self] segment in
      guard let self, let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
      todos[index].count += segment == 0 ? -1 : 1
      tableView.reloadData()
    }
    return cell
  }
}
