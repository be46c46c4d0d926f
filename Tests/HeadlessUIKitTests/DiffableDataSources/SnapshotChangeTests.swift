import Foundation
import HeadlessUIKit
import Testing

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// The sections with their items: `a: 1 2 | b: 3`.
private func words(_ snapshot: Snapshot) -> String {
  snapshot.sectionIdentifiers.map { section in
    let items = snapshot.itemIdentifiers(inSection: section).map(String.init)
    return "\(section): \(items.joined(separator: " "))"
  }.joined(separator: " | ")
}

@MainActor
struct `Changes of a snapshot` {
  private var start: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `items are appended, inserted, moved and deleted`() {
    let changes: [(inout Snapshot) -> Void] = [
      { $0.insertItems([6, 7], beforeItem: 2) }, { $0.insertItems([8, 9], afterItem: 4) },
      { $0.moveItem(1, beforeItem: 5) }, { $0.moveItem(9, afterItem: 6) },
      { $0.moveItem(3, afterItem: 2) }, { $0.deleteItems([7, 5, 99]) },
      { $0.appendItems([10], toSection: "a") }, { $0.deleteAllItems() },
    ]
    var snapshot = start
    let steps = changes.map { change in
      change(&snapshot)
      return words(snapshot)
    }
    #expect(
      steps == [
        "a: 1 6 7 2 3 | b: 4 5", "a: 1 6 7 2 3 | b: 4 8 9 5", "a: 6 7 2 3 | b: 4 8 9 1 5",
        "a: 6 9 7 2 3 | b: 4 8 1 5", "a: 6 9 7 2 3 | b: 4 8 1 5", "a: 6 9 2 3 | b: 4 8 1",
        "a: 6 9 2 3 10 | b: 4 8 1", "",
      ])
  }

  @Test func `sections are inserted, moved and deleted with their items`() {
    let changes: [(inout Snapshot) -> Void] = [
      { $0.insertSections(["c", "d"], beforeSection: "b") },
      { $0.insertSections(["e"], afterSection: "a") },
      { $0.moveSection("b", beforeSection: "e") }, { $0.moveSection("a", afterSection: "c") },
      { $0.moveSection("d", afterSection: "b") }, { $0.deleteSections(["a", "e", "?"]) },
    ]
    var snapshot = start
    let steps = changes.map { change in
      change(&snapshot)
      return words(snapshot)
    }
    #expect(
      steps == [
        "a: 1 2 3 | c:  | d:  | b: 4 5", "a: 1 2 3 | e:  | c:  | d:  | b: 4 5",
        "a: 1 2 3 | b: 4 5 | e:  | c:  | d: ", "b: 4 5 | e:  | c:  | a: 1 2 3 | d: ",
        "b: 4 5 | d:  | e:  | c:  | a: 1 2 3", "b: 4 5 | d:  | c: ",
      ])
  }

  @Test func `a table's data source applies deleted and inserted sections and items`() {
    let screen = TableScreen([])
    let source = UITableViewDiffableDataSource<String, Int>(tableView: screen.table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(start)
    #expect(screen.shown == ["1", "2", "3", "4", "5"])
    let kept = screen.table.cellForRow(at: path(1, 1))
    var next = start
    next.deleteSections(["a"])
    next.deleteItems([4])
    next.insertSections(["c"], beforeSection: "b")
    next.appendItems([6], toSection: "c")
    next.appendItems([7], toSection: "b")
    source.apply(next)
    #expect(screen.shown == ["6", "5", "7"])
    #expect(screen.table.cellForRow(at: path(1, 0)) === kept)
    #expect(source.indexPath(for: 7) == path(1, 1) && source.indexPath(for: 4) == nil)
    #expect(source.index(for: "b") == 1 && source.index(for: "a") == nil)
    #expect(source.sectionIdentifier(for: 0) == "c" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.itemIdentifier(for: path(1, 2)) == nil)
    #expect(source.itemIdentifier(for: path(2, 0)) == nil)
  }

  @Test func `data sources whose views are gone keep their snapshots`() {
    var table: UITableView? = UITableView()
    var grid: UICollectionView? = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var sources:
      (
        UITableViewDiffableDataSource<String, Int>?,
        UICollectionViewDiffableDataSource<String, Int>?
      ) = (nil, nil)
    if let table { sources.0 = .init(tableView: table) { _, _, _ in nil } }
    if let grid { sources.1 = .init(collectionView: grid) { _, _, _ in nil } }
    (table, grid) = (nil, nil)
    sources.0?.apply(start)
    sources.1?.apply(start)
    #expect(sources.0.map { words($0.snapshot()) } == "a: 1 2 3 | b: 4 5")
    #expect(sources.1.map { words($0.snapshot()) } == "a: 1 2 3 | b: 4 5")
  }

  @Test func `a snapshot that is applied by a reload replaces all cells`() {
    let screen = CollectionScreen([])
    let source = UICollectionViewDiffableDataSource<String, Int>(
      collectionView: screen.collection
    ) { collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? TileCell)?.title = "\(item)"
      return cell
    }
    source.apply(start)
    screen.collection.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    var next = start
    next.deleteItems([2])
    var completions = 0
    source.applySnapshotUsingReloadData(next) { completions += 1 }
    UIKitLoop.turn()
    #expect(screen.shown == ["1", "3", "4", "5"] && completions == 1)
    #expect(screen.collection.indexPathsForSelectedItems == [])
    #expect(source.index(for: "b") == 1 && source.index(for: "c") == nil)
    source.apply(start, animatingDifferences: true) { completions += 1 }
    UIKitLoop.turn()
    #expect(screen.shown == ["1", "2", "3", "4", "5"] && completions == 2)
  }

  @Test func `outlines are inserted before and after items, at their levels`() {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["deep"], to: "a1")
    var added = Outline()
    added.append(["x"])
    added.append(["x1"], to: "x")
    var other = Outline()
    other.append(["y"])
    other.append(["y1"], to: "y")
    outline.insert(added, after: "a1")
    outline.insert(other, before: "b")
    #expect(outline.items == ["a", "a1", "deep", "x", "x1", "a2", "y", "y1", "b"])
    #expect(outline.items.map { outline.level(of: $0) } == [0, 1, 2, 1, 2, 1, 0, 1, 0])
    #expect(outline.parent(of: "x") == "a" && outline.parent(of: "x1") == "x")
    #expect(outline.parent(of: "y") == nil && outline.rootItems == ["a", "y", "b"])
    #expect(outline.visibleItems == ["a", "y", "b"])
    outline.expand(["a", "x"])
    #expect(outline.visibleItems == ["a", "a1", "x", "x1", "a2", "y", "b"])
    #expect(outline.snapshot(of: "a").items == ["a1", "deep", "x", "x1", "a2"])
    #expect(outline.snapshot(of: "x", includingParent: true).items == ["x", "x1"])
    #expect(outline.snapshot(of: "x", includingParent: true).level(of: "x1") == 1)
    outline.collapse(["a"])
    #expect(!outline.isVisible("x1") && outline.isExpanded("x") && outline.contains("x1"))
    #expect(outline.index(of: "y") == 6 && outline.index(of: "z") == nil)
  }
}
