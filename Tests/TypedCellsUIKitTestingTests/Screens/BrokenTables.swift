import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

// Tables with mistakes that are often asked about. Each differs from a correct screen in one place.

/// Deletes the swiped row from the data only.
final class CommitWithoutTable: UITableViewController {
  var names = ["Ada", "Grace", "Emmy", "Hedy"]
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[path.row]
    return cell
  }
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
  override func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    if style == .delete { names.remove(at: path.row) }
  }
}

/// Deletes the last row of a section, and counts only sections with rows.
final class VanishingSection: UITableViewController {
  var groups = [["Ada"], ["Grace", "Emmy"]]
  override func numberOfSections(in table: UITableView) -> Int {
    groups.count { !$0.isEmpty }
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = groups[path.section][path.row]
    return cell
  }
  override func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, complete in
        self?.groups[path.section].remove(at: path.row)
        table.deleteRows(at: [path], with: .automatic)
        complete(true)
      }
    ])
  }
}

/// Stores the row of a button in its tag.
final class TaggedButtons: UITableViewController {
  var songs = ["Blue", "Hurt", "Help!", "Yesterday", "Halo"].map { (title: $0, isLiked: false) }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LikeCell.self, forCellReuseIdentifier: "song")
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "song", for: path)
    guard let cell = cell as? LikeCell else { return cell }
    cell.textLabel?.text = songs[path.row].title
    cell.like.setTitle(songs[path.row].isLiked ? "♥" : "♡", for: .normal)
    cell.like.tag = path.row
    cell.onLike = { [weak self] in self?.like($0) }
    return cell
  }
  private func like(_ button: UIButton) {
    songs[button.tag].isLiked.toggle()
    tableView.reloadRows(at: [IndexPath(row: button.tag, section: 0)], with: .none)
  }
  override func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    songs.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }
}

final class LikeCell: UITableViewCell {
  let like = UIButton(frame: CGRect(x: 300, y: 0, width: 60, height: 44))
  var onLike: ((UIButton) -> Void)?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(like)
    like.addAction(
      UIAction { [weak self] _ in self.map { $0.onLike?($0.like) } }, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }
}

/// Shows the sum of all rows in a footer that isn't updated with them.
final class OldSum: UITableViewController {
  var amounts = [1, 2, 3]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TodoCell.self, forCellReuseIdentifier: "amount")
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    amounts.count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "amount", for: path)
    guard let cell = cell as? TodoCell else { return cell }
    cell.textLabel?.text = "\(amounts[path.row]) pieces of \(path.row)"
    cell.stepper.value = Double(amounts[path.row])
    cell.onStep = { [weak self, weak cell] count in
      guard let self, let cell, let row = tableView.indexPath(for: cell)?.row else { return }
      amounts[row] = count
      cell.textLabel?.text = "\(count) pieces of \(row)"
    }
    cell.onEdit = { _ in }
    cell.field.isHidden = true
    cell.toggle.isHidden = true
    cell.deleting.isHidden = true
    return cell
  }
  override func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
    "Total \(amounts.reduce(0, +))"
  }
}

/// Opens a row by a state of its cell.
final class ExpandingCells: UITableViewController {
  final class Cell: UITableViewCell {
    let details = UILabel(frame: CGRect(x: 0, y: 20, width: 200, height: 20))
    let more = UIButton(frame: CGRect(x: 300, y: 0, width: 60, height: 44))
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(details)
      contentView.addSubview(more)
      more.setTitle("More", for: .normal)
      more.addAction(
        UIAction { [weak self] _ in self?.details.isHidden.toggle() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "question")
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "question", for: path)
    cell.textLabel?.text = "Question \(path.row)"
    (cell as? Cell)?.details.text = "Answer \(path.row)"
    (cell as? Cell)?.details.isHidden = true
    return cell
  }
}

/// Applies a snapshot with the same identities, and doesn't reconfigure what changed.
final class SameSnapshot: UITableViewController {
  var titles = [1: "Ada", 2: "Grace"]
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
}

/// A closure that observes a notification keeps the screen.
final class KeptByObserver: TodoTable {
  private var observer: (any NSObjectProtocol)?
  override func viewDidLoad() {
    super.viewDidLoad()
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("TodosChanged"), object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { self.tableView.reloadData() } }
  }
}

/// A filter above the rows and a search bar, whose effect a table may be told.
final class Searched: UIViewController, UITableViewDataSource, UISearchBarDelegate {
  enum Mistake { case none, search, filter }
  var mistake = Mistake.none
  private let names = ["Ada", "Grace", "Emmy", "Hedy"]
  private lazy var shown = names
  private let filter = UISegmentedControl(items: ["all", "short"])
  private let search = UISearchBar(frame: CGRect(x: 0, y: 40, width: 390, height: 40))
  private let table = UITableView(
    frame: CGRect(x: 0, y: 80, width: 390, height: 500), style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    filter.frame = CGRect(x: 0, y: 0, width: 390, height: 40)
    filter.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        shown = names.filter { $0.count < 4 }
        if mistake != .filter { table.reloadData() }
      }, for: .valueChanged)
    search.delegate = self
    table.dataSource = self
    for part in [filter, search, table] { view.addSubview(part) }
  }
  func searchBar(_ bar: UISearchBar, textDidChange text: String) {
    shown = names.filter { text.isEmpty || $0.contains(text) }
    if mistake != .search { table.reloadData() }
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[path.row]
    return cell
  }
}

/// Adds a badge to a cell whenever it's configured.
final class GrowingCells: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
    let label = UILabel(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
    label.text = "\(path.row)"
    cell.contentView.addSubview(label)
    return cell
  }
}

/// Sections that are opened by a button in their header, which may forget the table.
final class Foldable: UITableViewController {
  var tells = true
  private var isOpen = [true, true]
  final class Header: UITableViewHeaderFooterView {
    let fold = UIButton(frame: CGRect(x: 300, y: 0, width: 60, height: 30))
    var onFold: (() -> Void)?
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(fold)
      fold.addAction(UIAction { [weak self] _ in self?.onFold?() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.sectionHeaderHeight = 30
  }
  override func numberOfSections(in table: UITableView) -> Int { isOpen.count }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    isOpen[section] ? 2 : 0
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(path.section) \(path.row)"
    return cell
  }
  override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    header?.textLabel?.text = "Section \(section)"
    header?.onFold = { [weak self] in
      guard let self else { return }
      isOpen[section].toggle()
      if tells { tableView.reloadSections([section], with: .none) }
    }
    return header
  }
}
