import HeadlessUIKit
import Testing

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
private typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

private final class Log {
  var calls: [String] = []
  var transactions: [Transaction] = []
}

/// As recorded on Mac Catalyst, except for outlines.
@MainActor
struct `Reordering items of a diffable data source` {
  private let screen = CollectionScreen([])
  private let source: UICollectionViewDiffableDataSource<String, Int>
  private let log = Log()

  init() {
    source = UICollectionViewDiffableDataSource(collectionView: screen.collection) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? TileCell)?.title = "\(item)"
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    source.apply(snapshot)
  }

  private func handle() {
    source.reorderingHandlers.canReorderItem = { [log] item in
      log.calls.append("can \(item)")
      return item != 3
    }
    source.reorderingHandlers.willReorder = { [log, source] transaction in
      log.calls.append("will \(source.snapshot().itemIdentifiers)")
      log.transactions.append(transaction)
    }
    source.reorderingHandlers.didReorder = { [log, source] _ in
      log.calls.append("did \(source.snapshot().itemIdentifiers)")
    }
  }

  private func offsets(_ difference: CollectionDifference<Int>) -> [[Int?]] {
    difference.map { change in
      switch change {
      case .remove(let offset, _, let other), .insert(let offset, _, let other): [offset, other]
      }
    }
  }

  @Test func `is refused without handlers, and for items that the handler refuses`() {
    #expect(!screen.collection.beginInteractiveMovementForItem(at: path(0, 0)))
    #expect(screen.collection.user.dragItem(from: path(0, 0), to: path(0, 1)) == nil)
    handle()
    #expect(screen.collection.user.dragItem(from: path(0, 2), to: path(0, 1)) == nil)
    #expect(log.calls == ["can 3"])
  }

  @Test func `calls the handlers before and after the end of an interactive movement`() throws {
    handle()
    let target = try #require(screen.collection.cellForItem(at: path(0, 2))).center
    #expect(screen.collection.beginInteractiveMovementForItem(at: path(0, 0)))
    screen.collection.updateInteractiveMovementTargetPosition(target)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(log.calls == ["can 1"])
    screen.collection.endInteractiveMovement()
    #expect(log.calls == ["can 1", "will [1, 2, 3, 4, 5]", "did [2, 3, 1, 4, 5]"])
    #expect(screen.shown == ["2", "3", "1", "4", "5"])
  }

  @Test func `calls no handler if the movement is cancelled`() {
    handle()
    #expect(screen.collection.beginInteractiveMovementForItem(at: path(0, 0)))
    screen.collection.cancelInteractiveMovement()
    #expect(log.calls == ["can 1"])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
  }

  @Test func `has a transaction with the snapshots, their difference and the changed sections`()
    throws
  {
    handle()
    #expect(screen.collection.user.dragItem(from: path(0, 0), to: path(1, 1)) == path(1, 1))
    #expect(screen.shown == ["2", "3", "4", "1", "5"])
    let transaction = try #require(log.transactions.first)
    #expect(transaction.initialSnapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "a") == [2, 3])
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "b") == [4, 1, 5])
    #expect(offsets(transaction.difference) == [[0, 3], [3, 0]])
    let sections = transaction.sectionTransactions
    #expect(sections.map(\.sectionIdentifier) == ["b", "a"])
    #expect(sections.map(\.initialSnapshot.items) == [[4, 5], [1, 2, 3]])
    #expect(sections.map(\.finalSnapshot.items) == [[4, 1, 5], [2, 3]])
    #expect(sections.map { offsets($0.difference) } == [[[1, nil]], [[0, nil]]])
  }

  @Test func `can apply another snapshot in the handler`() {
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [source] transaction in
      var snapshot = transaction.finalSnapshot
      snapshot.appendItems([6], toSection: "b")
      source.apply(snapshot)
    }
    screen.collection.user.dragItem(from: path(0, 0), to: path(1, 0))
    #expect(screen.shown == ["2", "3", "1", "4", "5", "6"])
  }

  @Test func `takes hidden children along, and leaves items with visible children in place`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2, 3])
    outline.append([11, 12], to: 1)
    outline.append([31], to: 3)
    outline.expand([3])
    source.apply(outline, to: "a")
    source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(screen.collection.user.dragItem(from: path(0, 2), to: path(0, 0)) == nil)
    #expect(screen.collection.user.dragItem(from: path(0, 0), to: path(0, 1)) == path(0, 1))
    #expect(source.snapshot(for: "a").items == [2, 1, 11, 12, 3, 31])
    #expect(screen.collection.user.dragItem(from: path(0, 1), to: path(1, 2)) == path(1, 2))
    #expect(source.snapshot(for: "b").items == [4, 5, 1, 11, 12])
    #expect(source.snapshot(for: "b").visibleItems == [4, 5, 1])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 31, 4, 5, 1])
    #expect(screen.shown == ["2", "3", "31", "4", "5", "1"])
  }
}
