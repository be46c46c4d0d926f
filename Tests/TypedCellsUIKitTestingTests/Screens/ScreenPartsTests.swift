import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

/// A table with a header of UIKit, a footer and several sections.
private class Shelves: UITableViewController {
  var shelves = [["Tea", "Coffee"], ["Cake", "Bread"]]
  override func numberOfSections(in table: UITableView) -> Int { shelves.count }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shelves[path.section][path.row]
    return cell
  }
  override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(shelves[section].count) things"
  }
  override func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
    shelves[section].last
  }

  func removeFirst() {
    shelves[0].removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
}

/// Two lists of one class, next to each other or in a child.
private final class Pair: UIViewController {
  let upper = TodoTable()
  let lower = TodoTable()
  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [upper, lower] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    lower.todos = Todo.samples.map { Todo(id: $0.id, title: "Lower \($0.title)") }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height / 2)
    upper.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    lower.view.frame = CGRect(x: 0, y: height, width: width, height: height)
  }
}

/// A row with a carousel, which isn't reloaded when the row gets other items.
private class Carousels: UITableViewController {
  class var reloadsItems: Bool { true }
  let rows = (0..<30).map { row in (0..<3).map { "\(row) \($0)" } }

  final class Cell: UITableViewCell, UICollectionViewDataSource {
    var items: [String] = []
    let collection: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 40)
      layout.scrollDirection = .horizontal
      return UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 44), collectionViewLayout: layout)
    }()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      collection.dataSource = self
      collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
      contentView.addSubview(collection)
    }
    required init?(coder: NSCoder) { nil }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? Tile)?.label.text = items[path.item]
      return cell
    }
  }

  final class Tile: UICollectionViewCell {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    (cell as? Cell)?.items = rows[path.row]
    if Self.reloadsItems { (cell as? Cell)?.collection.reloadData() }
    return cell
  }
}

private final class StaleCarousels: Carousels {
  override class var reloadsItems: Bool { false }
}

/// Headers of an own class, with a badge that only some sections set.
private class Badges: UITableViewController {
  class var resetsBadge: Bool { true }

  final class Header: UITableViewHeaderFooterView {
    let badge = UILabel(frame: CGRect(x: 200, y: 0, width: 60, height: 20))
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(badge)
    }
    required init?(coder: NSCoder) { nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.sectionHeaderHeight = 30
  }
  override func numberOfSections(in table: UITableView) -> Int { 40 }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    header?.textLabel?.text = "\(section)"
    if section % 3 == 0 {
      header?.badge.text = "new"
    } else if Self.resetsBadge {
      header?.badge.text = nil
    }
    return header
  }
}

private final class StaleBadges: Badges {
  override class var resetsBadge: Bool { false }
}

@MainActor
struct `Parts of a screen` {
  @Test func `that are added or removed without the list are reported`() {
    expectViolation(
      "screen.followsItsData",
      containing: [
        "after the change of the test, section 0 shows 5 rows, reloaded: 6", "\"New\") isn't shown",
      ]
    ) {
      TodoTable()
    } changing: {
      $0.todos.append(Todo(id: 9, title: "New"))
    }
    expectViolation(
      "screen.followsItsData", containing: ["5 rows, reloaded: 4; row 0.4 (TodoCell \"Jam\")"]
    ) {
      TodoTable()
    } changing: {
      $0.todos.removeLast()
    }
    expectViolation("screen.followsItsData", containing: ["2 sections are shown, reloaded: 3"]) {
      Shelves(style: .plain)
    } changing: {
      $0.shelves.append(["Jam"])
    }
  }

  @Test func `include headers and footers that show an old number`() {
    expectViolation(
      "screen.followsItsData",
      containing: ["the header of section 0 (UITableViewHeaderFooterView \"2 things\") differs"]
    ) {
      Shelves(style: .plain)
    } changing: {
      $0.removeFirst()
    }
    expectViolation("screen.followsItsData", containing: ["the footer of section 0"]) {
      Shelves(style: .plain)
    } changing: { screen in
      screen.shelves[0][1] = "Cocoa"
      screen.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(
      violations {
        Shelves(style: .plain)
      } changing: { screen in
        screen.shelves[0].removeFirst()
        screen.tableView.reloadSections([0], with: .none)
      } == [])
  }

  @Test func `include headers that keep something of another section`() {
    #expect(violations { Badges(style: .plain) } == [])
    expectViolation("screen.rowsLookFresh", containing: ["the header of section", "badge.text"]) {
      StaleBadges(style: .plain)
    }
  }

  @Test func `include a second list, and lists of child controllers`() {
    #expect(violations { Pair() } == [])
    expectViolation(
      "screen.followsItsData", containing: ["in list 2 (UITableView), section 0 shows 5 rows"]
    ) {
      Pair()
    } changing: {
      $0.lower.todos.removeLast()
    }
  }

  @Test func `include a collection in a row`() {
    #expect(violations { Carousels(style: .plain) } == [])
    #expect(!violations { StaleCarousels(style: .plain) }.isEmpty)
  }
}
