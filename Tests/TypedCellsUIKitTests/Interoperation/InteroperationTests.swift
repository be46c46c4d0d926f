import Testing
import TypedCells
import TypedCellsUIKit

@testable import HeadlessUIKitClasses

private struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
}

private final class PersonCell: UITableViewCell, Updatable {
  func update(viewData person: Person) { textLabel?.text = person.name }
}

private final class PersonTile: UICollectionViewCell, Updatable {
  private(set) var name = ""
  func update(viewData person: Person) { name = person.name }
}

/// A collection view in a window, whose diffable data source shows rows.
@MainActor
private final class ItemCollection {
  let collection: UICollectionView
  private let window: UIWindow
  private let rows: RowItems<UICollectionViewCell>
  private let source: UICollectionViewDiffableDataSource<Int, RowItem>

  init(_ rows: RowItems<UICollectionViewCell>) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    window = UIWindow(frame: frame)
    collection = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(collection)
    self.rows = rows
    source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
      rows.cell(for: item, at: path, in: view)
    }
  }

  func show(_ shown: [AnyRow<UICollectionViewCell>]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, RowItem>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows.items(of: shown))
    source.apply(snapshot)
  }
}

@MainActor
struct `Interoperation with UIKit's own ways` {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 440)

  @Test func `a configurator's cell type makes a registration`() throws {
    let window = UIWindow(frame: frame)
    let collection = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(collection)
    let registration = CellConfigurator<TileCell>.registration()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      view, path, title in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    #expect(collection.visibleCells.compactMap { ($0 as? TileCell)?.title } == ["a", "b"])
  }

  @Test func `a registration from a nib shows the same`() {
    NibLibrary.provide("InteroperationTests.Tile", in: .main, TileCell.self)
    let collection = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = CellConfigurator<TileCell>.registration(
      nib: UINib(nibName: "InteroperationTests.Tile", bundle: nil))
    let cell = collection.dequeueConfiguredReusableCell(
      using: registration, for: path(0, 0), item: "a")
    #expect(cell.title == "a")
  }

  @Test func `rows are the items of a table's diffable data source`() {
    let window = UIWindow(frame: frame)
    let table = UITableView(frame: frame, style: .plain)
    window.addSubview(table)
    let rows = RowItems<UITableViewCell>()
    let source = UITableViewDiffableDataSource<Int, RowItem>(tableView: table) {
      table, path, item in rows.cell(for: item, at: path, in: table)
    }
    func show(_ people: [Person]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, RowItem>()
      snapshot.appendSections([0])
      let items = rows.items(of: people.map { AnyRow(Row(PersonCell.self, $0)) })
      snapshot.appendItems(items)
      snapshot.reconfigureItems(items)
      source.apply(snapshot)
    }
    show([Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace"])
    let cell = table.cellForRow(at: path(0, 1))
    show([Person(id: 2, name: "Grace Hopper"), Person(id: 3, name: "Jean")])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Grace Hopper", "Jean"])
    #expect(table.cellForRow(at: path(0, 0)) === cell)
  }

  @Test func `Configuring the cell of an item creates no other view`() {
    let window = UIWindow(frame: frame)
    let table = UITableView(frame: frame, style: .plain)
    window.addSubview(table)
    let rows = RowItems<UITableViewCell>()
    let source = UITableViewDiffableDataSource<Int, RowItem>(tableView: table) {
      table, path, item in rows.cell(for: item, at: path, in: table)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, RowItem>()
    snapshot.appendSections([0])
    let items = rows.items(
      of: (0..<3).map { AnyRow(Row(PersonCell.self, Person(id: $0, name: "\($0)"))) })
    snapshot.appendItems(items)
    source.apply(snapshot)
    #expect(table.visibleCells.count == 3)
    let created = UIView.creationCount
    snapshot.reconfigureItems(items)
    source.apply(snapshot)
    #expect(UIView.creationCount == created)
  }

  @Test func `rows are the items of a collection's diffable data source`() {
    let rows = RowItems<UICollectionViewCell>()
    let shown = ItemCollection(rows)
    shown.show([AnyRow(Row(PersonTile.self, Person(id: 1, name: "Ada")))])
    #expect(shown.collection.visibleCells.compactMap { ($0 as? PersonTile)?.name } == ["Ada"])
  }

  @Test func `an item whose nib has another class is reported, and shows an empty cell`() throws {
    NibLibrary.provide("InteroperationTests.Wrong", in: .main, OtherTile.self)
    let registry = CellRegistry<UICollectionViewCell>()
    try registry.register(
      PersonTile.self, as: "wrong",
      from: .nib(name: "InteroperationTests.Wrong", bundlePath: Bundle.main.bundlePath))
    let rows = RowItems<UICollectionViewCell>(registry: registry)
    var failures: [String] = []
    rows.onFailure = { failures.append($0.description) }
    let shown = ItemCollection(rows)
    let row = AnyRow(Row(PersonTile.self, Person(id: 1, name: "Ada")).reuseIdentifier("wrong"))
    let raised = UIKitException.recording { shown.show([row]) }
    #expect(raised.isEmpty)
    let cell = try #require(shown.collection.cellForItem(at: path(0, 0)))
    #expect(cell is OtherTile, "the only cell that was dequeued for the item")
    #expect(cell.contentView.isHidden)
    #expect(failures.count == 1)
    #expect(failures.first?.contains("PersonTile") == true)
  }

  @Test func `an item of another object makes no cell`() {
    let table = UITableView(frame: frame, style: .plain)
    let collection = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let (rows, others) = (RowItems<UITableViewCell>(), RowItems<UITableViewCell>())
    let (tiles, otherTiles) = (RowItems<UICollectionViewCell>(), RowItems<UICollectionViewCell>())
    let item = others.items(of: [AnyRow(Row(PersonCell.self, Person(id: 1, name: "Ada")))])[0]
    let tile = otherTiles.items(of: [AnyRow(Row(PersonTile.self, Person(id: 1, name: "Ada")))])[0]
    #expect(rows.row(of: item) == nil)
    #expect(rows.cell(for: item, at: path(0, 0), in: table).textLabel?.text == nil)
    #expect(tiles.cell(for: tile, at: path(0, 0), in: collection) == nil)
  }

  @Test func `cells of items are reused, also those from a nib`() throws {
    var loads = 0
    NibLibrary.provide("InteroperationTests.Person", in: .main) {
      loads += 1
      return [PersonTile(frame: .zero)]
    }
    let registry = CellRegistry<UICollectionViewCell>()
    try registry.register(
      PersonTile.self, as: "person",
      from: .nib(name: "InteroperationTests.Person", bundlePath: Bundle.main.bundlePath))
    let rows = RowItems<UICollectionViewCell>(registry: registry)
    let shown = ItemCollection(rows)
    shown.show(
      (0..<400).map {
        AnyRow(Row(PersonTile.self, Person(id: $0, name: "\($0)")).reuseIdentifier("person"))
      })
    let collection = shown.collection
    for offset in stride(from: CGFloat(0), through: 5000, by: 200) {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
    }
    #expect(collection.visibleCells.compactMap { ($0 as? PersonTile)?.name }.last == "399")
    #expect(loads < 200)
  }

  @Test func `an item is that of its identity, and has the row that was passed last`() {
    let rows = RowItems<UITableViewCell>()
    func item(_ id: Int, _ name: String) -> RowItem {
      rows.items(of: [AnyRow(Row(PersonCell.self, Person(id: id, name: name)))])[0]
    }
    let ada = item(1, "Ada")
    let grace = item(2, "Grace")
    #expect(ada != grace)
    #expect(item(1, "Ada Lovelace") == ada)
    #expect((rows.row(of: ada)?.model as? Person)?.name == "Ada Lovelace")
    #expect((rows.row(of: grace)?.model as? Person)?.name == "Grace")
  }

  @Test func `rows without an identity, and duplicates, make no items`() {
    let rows = RowItems<UITableViewCell>()
    let items = rows.items(of: [
      AnyRow(Row(TextCell.self, "none")), AnyRow(Row(TextCell.self, "first").id(1)),
      AnyRow(Row(TextCell.self, "second").id(1)),
    ])
    #expect(items.map { rows.row(of: $0)?.identity } == [RowIdentity(1)])
    #expect(rows.row(of: items[0])?.model as? String == "first")
  }
}
