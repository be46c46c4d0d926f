import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

/// Deletes a row of the table and not of the data.
private final class Inconsistent: TodoTable {
  func deleteFirst() {
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    if deletesOnTap { deleteFirst() }
  }
  var deletesOnTap = false
}

/// Scrolls to a row that doesn't exist when it appears.
private final class BrokenBegin: TodoTable {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
  }
}

/// Rows that show whether they are selected, of which one is selected at the beginning.
private final class Choice: TodoTable {
  final class Cell: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      accessoryType = selected ? .checkmark : .none
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "todo")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "todo", for: path)
    cell.textLabel?.text = todos[path.row].title
    return cell
  }
}

/// Selects the chosen row again whenever its cell appears.
private final class RestoredChoice: TodoTable {
  private var chosen = 1
  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    chosen = path.row
  }
  override func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if path.row == chosen { table.selectRow(at: path, animated: false, scrollPosition: .none) }
  }
}

private final class TextTile: UICollectionViewListCell, Updatable {
  func update(viewData todo: Todo) {
    var content = UIListContentConfiguration.cell()
    content.text = todo.title
    contentConfiguration = content
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    accessories = state.isSelected ? [.checkmark()] : []
  }
}

private final class ChosenTile: UIViewController {
  private lazy var list = CollectionList(in: view, appearance: .plain)
  override func viewDidLoad() {
    super.viewDidLoad()
    list.selectionMode = .multiple
    list.apply { ListSection(id: 0) { for todo in Todo.samples { Row(TextTile.self, todo) } } }
    list.select(1)
  }
}

/// The data that several screens show.
@MainActor
private final class TodoStore {
  var todos = Todo.samples
}

private final class DeletingTile: UITableViewCell, Updatable {
  let deleting = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
  private(set) lazy var deleted = CellEvent(deleting)
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(deleting)
  }
  required init?(coder: NSCoder) { nil }
  func update(viewData todo: Todo) { textLabel?.text = todo.title }
}

/// A list of TypedCells that shows shared data.
private final class Shared: UITableViewController {
  enum Mistake { case none, tap, button }
  private lazy var list = TableList(tableView)
  private let store: TodoStore
  private let mistake: Mistake
  init(_ store: TodoStore, _ mistake: Mistake = .none) {
    (self.store, self.mistake) = (store, mistake)
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }
  private func show() {
    list.apply {
      ListSection(id: 0) {
        for todo in store.todos {
          Row(DeletingTile.self, todo)
            .onSelect(weak: self) { screen, todo in screen.tap(todo) }
            .on(\.deleted, weak: self) { screen, todo in screen.delete(todo) }
        }
      }
    }
  }
  private func tap(_ todo: Todo) {
    store.todos[store.todos.firstIndex(of: todo)!].title += "!"
    if mistake != .tap { show() }
  }
  private func delete(_ todo: Todo) {
    store.todos.removeAll { $0.id == todo.id }
    if mistake != .button { show() }
  }
}

/// A bar button that forgets the table.
private final class Adding: TodoTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", image: nil,
      primaryAction: UIAction { [weak self] _ in self?.todos.append(Todo(id: 9, title: "New")) })
  }
}

/// Loads its rows, and stores switches, a little later.
private final class Late: TodoTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    todos = []
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 2_000_000)
      self?.todos = Todo.samples
      self?.tableView.reloadData()
    }
  }
  override func setDone(_ isDone: Bool, _ row: Int) {
    Task { [weak self] in self?.todos[row].isDone = isDone }
  }
}

/// Reads a todo that doesn't exist when a row is tapped.
private final class OutOfRange: TodoTable {
  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    todos[path.row + 99].isDone = true
  }
}

@MainActor
struct `Events of a screen` {
  #if os(macOS) || os(Linux)
    @Test func `that end the process are printed`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run { assertScreen { OutOfRange() } }
      }
      let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(
        words.contains(
          "[screen.followsItsData] the process ended in this step: a tap on row 0.0 (TodoCell"))
    }
  #endif

  @Test func `that raise an exception are reported by name`() {
    expectViolation(
      "screen.showsList",
      containing: ["showing the screen raises an exception, which ends the app: 'NSRangeException'"]
    ) { BrokenBegin() }
    let tap = violations {
      let screen = Inconsistent()
      screen.deletesOnTap = true
      return screen
    }
    #expect(tap.contains { $0.contains("a tap on row 0.0 (TodoCell \"Tea\") raises an exception") })
    #expect(tap.contains { $0.contains("'NSInternalInconsistencyException': Invalid update") })
    let change = violations {
      Inconsistent()
    } changing: {
      $0.deleteFirst()
    }
    #expect(change.contains { $0.contains("the change of the test raises an exception") })
  }

  @Test func `keep the selection of a row`() {
    #expect(violations { Choice() } == [])
    #expect(violations { RestoredChoice() } == [])
    #expect(violations { ChosenTile() } == [])
  }

  @Test func `that change shared data without the list are reported`() {
    let store = TodoStore()
    #expect(violations { Shared(store) } == [])
    let tapped = TodoStore()
    let tap = violations { Shared(tapped, .tap) }
    #expect(
      tap.contains { $0.contains("after the taps on its rows, ") && $0.contains("Call `apply`") })
    let used = TodoStore()
    let use = violations { Shared(used, .button) }
    #expect(use.contains { $0.contains("after the use of the controls in its rows, section 0") })
  }

  @Test func `of bar buttons that forget the table are reported`() {
    expectViolation(
      "screen.followsItsData",
      containing: ["a tap on the bar button 'Add', section 0 shows 5 rows, reloaded: 6"]
    ) { Adding() }
  }

  @Test func `are followed by the time for late content`() async {
    await assertScreen { Late() }
    expectViolation("screen.showsList", containing: ["`await assertScreen`"]) { Late() }
  }
}
