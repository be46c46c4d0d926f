// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewDiffableDataSource.md and
// UITableViewDiffableDataSource.md.

import Foundation
import HeadlessUIKit
import Testing

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
private typealias Sections = [(id: String, items: [String])]

private final class Provided {
  var items: [String] = []
  var isMissing = false
}

private func snapshot(_ sections: Sections, _ mark: (inout Snapshot) -> Void) -> Snapshot {
  var snapshot = Snapshot()
  for section in sections {
    snapshot.appendSections([section.id])
    snapshot.appendItems(section.items, toSection: section.id)
  }
  mark(&snapshot)
  return snapshot
}

@MainActor
struct `Recorded data sources of collections` {
  private let screen = CollectionScreen([])
  private let source: UICollectionViewDiffableDataSource<String, String>
  private let provided = Provided()

  init() {
    source = UICollectionViewDiffableDataSource(collectionView: screen.collection) {
      [provided] collection, path, item in
      provided.items.append(item)
      guard !provided.isMissing else { return nil }
      return collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
  }

  /// Applies a snapshot, and returns the items for which cells were made.
  @discardableResult private func apply(
    _ sections: Sections, animated: Bool = true, _ mark: (inout Snapshot) -> Void = { _ in }
  ) -> [String] {
    provided.items = []
    source.apply(snapshot(sections, mark), animatingDifferences: animated)
    screen.collection.layoutIfNeeded()
    return provided.items.sorted()
  }

  private func apply(_ outline: Outline, to section: String) -> [String] {
    provided.items = []
    source.apply(outline, to: section)
    screen.collection.layoutIfNeeded()
    return provided.items.sorted()
  }

  private var sections: [String] {
    source.snapshot().sectionIdentifiers.map { section in
      "\(section): " + source.snapshot().itemIdentifiers(inSection: section).joined(separator: " ")
    }
  }

  @Test func `a collection view doesn't retain its data source`() {
    let collection = CollectionScreen([]).collection
    do {
      let source = UICollectionViewDiffableDataSource<String, String>(
        collectionView: collection
      ) { _, _, _ in nil }
      #expect(collection.dataSource === source)
    }
    #expect(collection.dataSource == nil)
  }

  @Test func `an index path outside of the content has no item`() {
    apply([("A", ["1"])])
    let outside = [path(0, -1), path(0, 1), path(1, 0), path(-1, 0)]
    #expect(outside.map(source.itemIdentifier) == [nil, nil, nil, nil])
    #expect(source.indexPath(for: "?") == nil)
  }

  @Test func `a cell provider that returns nil is an exception`() throws {
    provided.isMissing = true
    let reasons = exceptionReasons { apply([("A", ["1"])]) }
    let reason = try #require(reasons.first)
    #expect(
      reason.hasPrefix(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path "))
    #expect(
      reason.contains(
        "with item identifier '1', which is not allowed. You must always return a cell to the "
          + "collection view: "))
  }

  @Test func `marks of a first snapshot are read if it's animated`() {
    #expect(apply([("A", ["1", "2"])]) { $0.reloadItems(["2"]) } == ["1", "2", "2"])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    let other = Self()
    let plain = other.apply([("A", ["1", "2"])], animated: false) { $0.reloadItems(["2"]) }
    #expect(plain == ["1", "2"])
  }

  @Test func `an item that is marked with its section is reloaded once if nothing else changes`() {
    apply([("A", ["1", "2"])])
    let reloaded = apply([("A", ["1", "2"])]) {
      $0.reloadItems(["2"])
      $0.reloadSections(["A"])
    }
    #expect(reloaded == ["1", "2"])
  }

  @Test func `an outline becomes the last section`() {
    apply([("A", ["1"])])
    var outline = Outline()
    outline.append(["9"])
    #expect(apply(outline, to: "B") == ["9"])
    #expect(sections == ["A: 1", "B: 9"])
  }

  @Test func `the outline of a section without one has its items, and that of no section is empty`()
  {
    apply([("A", ["1", "2"])])
    #expect(source.snapshot(for: "A").rootItems == ["1", "2"])
    #expect(source.snapshot(for: "?").items.isEmpty)
  }
}

@MainActor
struct `Recorded data sources of tables` {
  private let screen = TableScreen([])
  private let source: UITableViewDiffableDataSource<String, String>
  private let provided = Provided()

  init() {
    source = UITableViewDiffableDataSource(tableView: screen.table) {
      [provided] table, path, item in
      provided.items.append(item)
      return provided.isMissing ? nil : table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  @discardableResult private func apply(
    _ sections: Sections, _ mark: (inout Snapshot) -> Void = { _ in }
  ) -> [String] {
    provided.items = []
    source.apply(snapshot(sections, mark), animatingDifferences: true)
    screen.table.layoutIfNeeded()
    return provided.items.sorted()
  }

  @Test func `a row that moves into an inserted section reloads the table`() {
    #expect(source.defaultRowAnimation == .automatic)
    apply([("A", ["1", "2"])])
    #expect(apply([("A", ["1"]), ("B", ["2"])]) == ["1", "2"])
  }

  @Test func `a row that is marked with its section is reloaded once`() {
    let mark: (inout Snapshot) -> Void = {
      $0.reloadItems(["1"])
      $0.reloadSections(["A"])
    }
    #expect(apply([("A", ["1"])], mark) == ["1", "1"], "once at first, and once for the mark")
    #expect(apply([("A", ["1"])], mark) == ["1"])
  }

  @Test func `a row that doesn't exist, and a missing cell, are exceptions`() throws {
    apply([("A", ["1"])])
    let outside = exceptionReasons { _ = source.tableView(screen.table, cellForRowAt: path(0, 4)) }
    #expect(outside == ["Invalid parameter not satisfying: itemIdentifier"])
    provided.isMissing = true
    let missing = exceptionReasons { _ = source.tableView(screen.table, cellForRowAt: path(0, 0)) }
    let reason = try #require(missing.first)
    #expect(
      reason.hasPrefix("UITableViewDiffableDataSource cell provider returned nil for index path "))
    #expect(
      reason.contains(
        "with item identifier '1', which is not allowed. You must always return a cell to the "
          + "table view: "))
  }
}
