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
    let window = UIWindow(frame: frame)
    let collection = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(collection)
    let rows = RowItems<UICollectionViewCell>()
    let source = UICollectionViewDiffableDataSource<Int, RowItem>(collectionView: collection) {
      view, path, item in rows.cell(for: item, at: path, in: view)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, RowItem>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      rows.items(of: [AnyRow(Row(PersonTile.self, Person(id: 1, name: "Ada")))]))
    source.apply(snapshot)
    #expect(collection.visibleCells.compactMap { ($0 as? PersonTile)?.name } == ["Ada"])
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
