import Foundation
import HeadlessUIKit
import Testing

/// The behavior of diffable data sources that apps rely on.
@MainActor
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let source: UITableViewDiffableDataSource<Int, String>
  private let provided = Provided()

  private final class Provided {
    var items: [String] = []
  }

  init() {
    window.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { [provided] table, path, item in
      provided.items.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    source.defaultRowAnimation = .fade
  }

  private func apply(_ sections: [(Int, [String])]) {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: true)
  }

  private var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func `items that stay keep their cells, and the provider isn't called again`() throws {
    apply([(0, ["a", "b", "c"])])
    #expect(provided.items == ["a", "b", "c"])
    let cell = try #require(table.cellForRow(at: path(0, 1)))
    provided.items = []
    apply([(0, ["b", "d"])])
    #expect(provided.items == ["d"])
    #expect(table.cellForRow(at: path(0, 0)) === cell)
    #expect(shown == ["b", "d"])
  }

  @Test func `an item that is reconfigured keeps its cell, one that is reloaded does not`() throws {
    apply([(0, ["a", "b"])])
    let (first, second) = (table.cellForRow(at: path(0, 0)), table.cellForRow(at: path(0, 1)))
    provided.items = []
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["a"])
    source.apply(snapshot)
    #expect(provided.items == ["a"] && table.cellForRow(at: path(0, 0)) === first)
    snapshot = source.snapshot()
    snapshot.reloadItems(["b"])
    source.apply(snapshot)
    #expect(provided.items == ["a", "b"])
    #expect(second != nil && shown == ["a", "b"])
  }

  @Test func `a snapshot is a copy without earlier reloads`() {
    apply([(0, ["a"]), (1, ["b", "c"])])
    var snapshot = source.snapshot()
    snapshot.reloadItems(["a"])
    snapshot.moveItem("c", beforeItem: "a")
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
    source.apply(snapshot)
    #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["c", "a"])
    #expect(source.itemIdentifier(for: path(0, 0)) == "c")
    #expect(source.itemIdentifier(for: path(0, 7)) == nil)
    #expect(source.indexPath(for: "b") == path(1, 0))
    #expect(source.index(for: 1) == 1 && source.sectionIdentifier(for: 2) == nil)
  }

  @Test func `the completion runs after the rows are inserted`() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    var counts: [Int] = []
    source.apply(snapshot) { [table] in counts.append(table.numberOfRows(inSection: 0)) }
    #expect(counts.isEmpty, "it runs in a later turn")
    UIKitLoop.turn()
    snapshot.appendItems(["b"])
    source.applySnapshotUsingReloadData(snapshot) { [table] in
      counts.append(table.numberOfRows(inSection: 0))
    }
    UIKitLoop.turn()
    #expect(counts == [1, 2])
  }

  @Test func `a first snapshot without animation is complete at once, because it reloads`() {
    let collection = CollectionScreen([]).collection
    let tiles = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      _, _, _ in nil
    }
    var calls: [String] = []
    source.apply(Snapshot(), animatingDifferences: false) { calls.append("first") }
    tiles.apply(Snapshot(), animatingDifferences: false) { calls.append("first") }
    #expect(calls == ["first", "first"])
    source.apply(Snapshot(), animatingDifferences: false) { calls.append("second") }
    tiles.apply(Snapshot(), animatingDifferences: false) { calls.append("second") }
    #expect(calls.count == 2)
    UIKitLoop.turn()
    #expect(calls.count == 4)
  }

  @Test func `the number of items of a section that doesn't exist is an exception`() {
    apply([(0, ["a", "b"])])
    let tiles = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: CollectionScreen([]).collection
    ) { _, _, _ in nil }
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 2)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let exceptions = UIKitException.recording {
      #expect(source.tableView(table, numberOfRowsInSection: 1) == 0)
      #expect(tiles.collectionView(collection, numberOfItemsInSection: 0) == 0)
    }
    let reason = "Invalid parameter not satisfying: section < _impl.numberOfSections"
    #expect(exceptions.map(\.reason) == [reason, reason])
  }

  @Test func `the completion runs also if the view is gone`() {
    var calls = 0
    let rows: UITableViewDiffableDataSource<Int, String>
    let tiles: UICollectionViewDiffableDataSource<Int, String>
    do {
      let table = UITableView(frame: .zero)
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      rows = UITableViewDiffableDataSource(tableView: table) { _, _, _ in nil }
      tiles = UICollectionViewDiffableDataSource(collectionView: collection) { _, _, _ in nil }
    }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    rows.apply(snapshot) { calls += 1 }
    tiles.apply(snapshot) { calls += 1 }
    UIKitLoop.turn()
    #expect(calls == 2)
    #expect(rows.snapshot().sectionIdentifiers == [0] && tiles.snapshot().numberOfSections == 1)
  }

  @Test func `the same item twice ends the process`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "a"])
    }
  }

  @Test func `the same section twice ends the process`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.insertSections([0], beforeSection: 0)
    }
  }

  @Test func `the same item twice in an outline ends the process`() async {
    await #expect(processExitsWith: .failure) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a"])
      outline.append(["a"])
    }
  }

  @Test func `items before any section end the process`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["a"])
    }
  }

  @Test func `a missing provider of headers raises UIKit's exception`() {
    let screen = CollectionScreen([])
    let tiles = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: screen.collection
    ) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
    screen.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    let exceptions = UIKitException.recording { tiles.apply(snapshot) }
    #expect(
      exceptions.map(\.reason) == [
        "Invalid parameter not satisfying: self.supplementaryViewProvider || "
          + "(self.supplementaryReuseIdentifierProvider && "
          + "self.supplementaryViewConfigurationHandler)"
      ])
  }
}
