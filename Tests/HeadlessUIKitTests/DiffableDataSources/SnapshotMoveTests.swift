import HeadlessUIKit
import Testing

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
private typealias Sections = [(id: String, items: [Int])]

private func snapshot(_ sections: Sections) -> Snapshot {
  var snapshot = Snapshot()
  for section in sections {
    snapshot.appendSections([section.id])
    snapshot.appendItems(section.items, toSection: section.id)
  }
  return snapshot
}

/// A list with a diffable data source, in which every item is on screen.
@MainActor
private protocol DiffableScreen {
  init()
  func apply(_ snapshot: Snapshot)
  /// The cells on screen with their items, section by section.
  var shown: [[(item: Int, cell: ObjectIdentifier)]] { get }
  /// The items for which the data source made cells since the last call.
  func takeProvided() -> [Int]
}

private final class Provided {
  var items: [Int] = []

  func take() -> [Int] {
    defer { items = [] }
    return items
  }
}

private final class NumberCell: UITableViewCell {
  var number = 0
}

private final class NumberTile: UICollectionViewCell {
  var number = 0
}

@MainActor
private final class DiffableTable: DiffableScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
  let source: UITableViewDiffableDataSource<String, Int>
  let provided = Provided()

  init() {
    window.addSubview(table)
    table.register(NumberCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { [provided] table, path, item in
      provided.items.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? NumberCell)?.number = item
      return cell
    }
  }

  func apply(_ snapshot: Snapshot) { source.apply(snapshot) }
  func takeProvided() -> [Int] { provided.take() }

  var shown: [[(item: Int, cell: ObjectIdentifier)]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).compactMap { row in
        (table.cellForRow(at: path(section, row)) as? NumberCell)
          .map { ($0.number, ObjectIdentifier($0)) }
      }
    }
  }
}

@MainActor
private final class DiffableCollection: DiffableScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 4000),
    collectionViewLayout: UICollectionViewFlowLayout())
  let source: UICollectionViewDiffableDataSource<String, Int>
  let provided = Provided()

  init() {
    window.addSubview(collection)
    collection.register(NumberTile.self, forCellWithReuseIdentifier: "tile")
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      [provided] collection, path, item in
      provided.items.append(item)
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? NumberTile)?.number = item
      return cell
    }
  }

  func apply(_ snapshot: Snapshot) { source.apply(snapshot) }
  func takeProvided() -> [Int] { provided.take() }

  var shown: [[(item: Int, cell: ObjectIdentifier)]] {
    (0..<collection.numberOfSections).map { section in
      (0..<collection.numberOfItems(inSection: section)).compactMap { item in
        (collection.cellForItem(at: path(section, item)) as? NumberTile)
          .map { ($0.number, ObjectIdentifier($0)) }
      }
    }
  }
}

@MainActor
struct `Snapshots that move items` {
  private let screens: [any DiffableScreen] = [DiffableTable(), DiffableCollection()]

  /// Applies one snapshot after another, and returns the items for which the last one made cells.
  private func provided(
    _ sections: Sections, then next: Sections, in screen: any DiffableScreen
  ) -> [Int] {
    screen.apply(snapshot(sections))
    let cells = screen.shown.joined()
    _ = screen.takeProvided()
    screen.apply(snapshot(next))
    #expect(screen.shown.map { $0.map(\.item) } == next.map(\.items))
    let provided = screen.takeProvided()
    for shown in screen.shown.joined() where !provided.contains(shown.item) {
      #expect(cells.contains { $0 == shown }, "\(shown.item) has another cell")
    }
    return provided
  }

  @Test func `keep the cells of moved items`() {
    for screen in screens {
      #expect(
        provided([("a", [1, 2, 3, 4])], then: [("a", [4, 2, 5, 1])], in: screen) == [5])
    }
  }

  @Test func `keep the cell of an item that changes to another section`() {
    for screen in screens {
      #expect(
        provided(
          [("a", [1, 2]), ("b", [3])], then: [("a", [2]), ("b", [3, 1])], in: screen) == [])
    }
  }

  @Test func `keep the cells of a moved section`() {
    for screen in screens {
      #expect(
        provided(
          [("a", [1, 2]), ("b", [3]), ("c", [4])],
          then: [("b", [3]), ("c", [4, 5]), ("a", [2, 1])],
          in: screen) == [5])
    }
  }

  @Test func `replace cells of a table if several sections move, or rows move from a deleted one`()
  {
    let table = DiffableTable()
    let moved = provided(
      [("a", [1]), ("b", [2]), ("c", [3])], then: [("c", [3]), ("b", [2]), ("a", [1])], in: table)
    #expect(moved == [3, 2, 1])
    let merged = provided([("a", [1]), ("b", [2])], then: [("b", [2, 1])], in: table)
    #expect(merged == [2, 1])
    let collection = DiffableCollection()
    #expect(provided([("a", [1]), ("b", [2])], then: [("b", [2, 1])], in: collection) == [1])
    #expect(
      provided([("b", [2, 1])], then: [("a", [1]), ("b", [2])], in: collection) == [1])
  }

  @Test func `keep moved items selected`() {
    let table = DiffableTable()
    table.apply(snapshot([("a", [1, 2, 3])]))
    table.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    table.apply(snapshot([("a", [2, 3, 1])]))
    #expect(table.table.indexPathForSelectedRow == path(0, 2))
  }

  @Test func `reload what is marked after the changes`() {
    for screen in screens {
      screen.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
      _ = screen.takeProvided()
      var next = snapshot([("b", [4, 5]), ("a", [3, 6, 1, 2])])
      next.reloadItems([3, 6])
      next.reconfigureItems([1, 3])
      next.reloadSections(["b"])
      next.reloadItems([4])
      screen.apply(next)
      // The inserted item is made once for the insertion and once for the reload.
      #expect(screen.takeProvided().sorted() == [1, 3, 4, 5, 6, 6])
      #expect(screen.shown.map { $0.map(\.item) } == [[4, 5], [3, 6, 1, 2]])
    }
  }

  @Test func `ignore marks of items that are deleted again`() {
    for screen in screens {
      screen.apply(snapshot([("a", [1, 2]), ("b", [])]))
      _ = screen.takeProvided()
      var next = snapshot([("a", [1, 2]), ("b", [])])
      next.reloadItems([1])
      next.reconfigureItems([2])
      next.reloadSections(["b"])
      next.deleteItems([1, 2])
      next.deleteSections(["b"])
      screen.apply(next)
      #expect(screen.takeProvided() == [])
    }
  }

  @Test func `reload a first snapshot's marked items again if it's animated`() {
    let (animated, plain) = (DiffableTable(), DiffableTable())
    var first = snapshot([("a", [1, 2])])
    first.reloadItems([2])
    animated.source.apply(first)
    plain.source.apply(first, animatingDifferences: false)
    #expect(animated.takeProvided() == [1, 2, 2])
    #expect(plain.takeProvided() == [1, 2])
  }

  @Test func `turn animations off if the differences aren't animated`() {
    let screen = DiffableCollection()
    var enabled: [Bool] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(
      collectionView: screen.collection
    ) { collection, path, _ in
      enabled.append(UIView.areAnimationsEnabled)
      return collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
    source.apply(snapshot([("a", [1])]))
    source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false) {
      enabled.append(UIView.areAnimationsEnabled)
    }
    UIKitLoop.turn()
    #expect(enabled == [true, false, true])
  }

  @Test func `show reconfigured items before the completion`() {
    let screen = DiffableTable()
    var counts: [Int] = []
    var current = snapshot([("a", [1, 2])])
    screen.apply(current)
    _ = screen.takeProvided()
    current.reconfigureItems([2])
    screen.source.apply(current) { counts.append(screen.takeProvided().count) }
    UIKitLoop.turn()
    #expect(counts == [1])
  }

  @Test(arguments: UInt64(1)...60)
  func `show the same as a new list, in any order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for screen in screens {
      var previous: [Int: (section: String, cell: ObjectIdentifier)] = [:]
      for _ in 0..<8 {
        let names = ["a", "b", "c", "d", "e"].shuffled(using: &generator)
          .prefix(Int.random(in: 0...5, using: &generator))
        var numbers = (0..<12).shuffled(using: &generator)
        numbers.removeLast(Int.random(in: 0...11, using: &generator))
        var next: Sections = names.map { ($0, []) }
        for number in numbers where !next.isEmpty {
          next[Int.random(in: next.indices, using: &generator)].items.append(number)
        }
        let exceptions = UIKitException.recording { screen.apply(snapshot(next)) }
        #expect(exceptions == [])
        #expect(screen.shown.map { $0.map(\.item) } == next.map(\.items))
        // A new cell is provided, and any other item has the cell that it had.
        let provided = Set(screen.takeProvided())
        var current: [Int: (section: String, cell: ObjectIdentifier)] = [:]
        for (section, cells) in zip(next, screen.shown) {
          for (item, cell) in cells {
            current[item] = (section.id, cell)
            let before = previous[item]
            #expect(provided.contains(item) || before?.cell == cell)
            if screen is DiffableCollection, before?.section == section.id {
              #expect(!provided.contains(item), "\(item) stays in its section")
            }
          }
        }
        previous = current
      }
    }
  }
}
