import Foundation
import HeadlessUIKit
import Testing

private final class Flow: NSObject, UICollectionViewDelegateFlowLayout {
  var entries: [String] = []
  var headerHeight: CGFloat = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 240, height: 60) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: headerHeight) }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item != 2 }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    entries.append("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    entries.append("deselect \(indexPath.item)")
  }
}

private final class Sectioned: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

@MainActor
struct CollectionTests {
  private let screen = CollectionScreen([numbers(0..<100)])

  @Test func `items flow in lines, and only those in the viewport have cells`() {
    #expect(screen.shown.count == 32)
    let frame = screen.collection.layoutAttributesForItem(at: path(0, 7))?.frame
    #expect(frame == CGRect(x: 190, y: 60, width: 50, height: 50))
  }

  @Test func `the delegate sizes items and headers`() throws {
    let flow = Flow()
    flow.headerHeight = 30
    let sectioned = Sectioned()
    screen.collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    screen.collection.dataSource = sectioned
    screen.collection.delegate = flow
    #expect(screen.collection.indexPathsForVisibleItems.count == 6)
    let header = try #require(
      screen.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(1, 0)))
    #expect(header.frame == CGRect(x: 0, y: 230, width: 240, height: 30))
  }

  @Test func `a tap selects unless the delegate refuses`() {
    let flow = Flow()
    screen.collection.delegate = flow
    #expect(screen.collection.user.tapItem(at: path(0, 0)))
    #expect(screen.collection.user.tapItem(at: path(0, 1)))
    #expect(!screen.collection.user.tapItem(at: path(0, 2)))
    #expect(flow.entries == ["select 0", "deselect 0", "select 1"])
    #expect(screen.collection.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func `code selects and deselects items only if selection is allowed`() {
    let collection = screen.collection
    collection.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    collection.allowsSelection = false
    collection.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    collection.deselectItem(at: path(0, 0), animated: false)
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(0, 0)])
    (collection.isEditing, collection.allowsSelectionDuringEditing) = (true, true)
    collection.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func `the number of items of a section that doesn't exist is an exception`() {
    let exceptions = UIKitException.recording {
      #expect(screen.collection.numberOfItems(inSection: 1) == 0)
    }
    #expect(
      exceptions.map(\.description) == [
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
          + "'request for number of items in section 1 when there are only 1 sections in the "
          + "collection view'"
      ])
  }

  @Test func `a reloaded item gets another cell, and a reconfigured one keeps its cell`() {
    let cell = screen.collection.cellForItem(at: path(0, 0))
    screen.tiles.sections[0][0] = "new"
    screen.collection.reconfigureItems(at: [path(0, 0)])
    #expect(screen.collection.cellForItem(at: path(0, 0)) === cell)
    #expect(screen.shown.first == "new")
    screen.tiles.sections[0][0] = "newer"
    screen.collection.reloadItems(at: [path(0, 0)])
    #expect(screen.shown.first == "newer")
  }

  @Test func `a cell that was not dequeued is an exception`() {
    final class Careless: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let careless = Careless()
    screen.collection.dataSource = careless
    let exceptions = UIKitException.recording { screen.collection.layoutIfNeeded() }
    #expect(
      exceptions.map(\.reason) == [
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      ])
  }

  @Test func `a view that is dequeued and not returned is an exception`() throws {
    final class Wasteful: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cells = (0..<2).map { _ in
          collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        cells[0].tag = 7
        return cells[1]
      }
    }
    let wasteful = Wasteful()
    screen.collection.dataSource = wasteful
    let exceptions = UIKitException.recording { screen.collection.layoutIfNeeded() }
    let exception = try #require(exceptions.first)
    #expect(exceptions.count == 1 && exception.name == "NSInternalInconsistencyException")
    #expect(
      exception.reason.hasPrefix(
        "Expected dequeued view to be returned to the collection view in preparation for display. "
          + "When the collection view's data source is asked to provide a view for a given index "
          + "path, ensure that a single view is dequeued and returned to the collection view."))
    #expect(exception.reason.contains("Dequeued view: <") && exception.reason.contains("tag = 7"))
    let others = UIKitException.recording {
      _ = wasteful.collectionView(screen.collection, cellForItemAt: path(0, 0))
      screen.collection.setNeedsLayout()
      screen.collection.layoutIfNeeded()
    }
    #expect(others == [], "a test may call the data source")
  }

  @Test func `a registration configures its cells and sees them again`() {
    var configured = 0
    let registration = UICollectionView.CellRegistration<TileCell, String> { cell, _, title in
      cell.title = title
      configured += 1
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: screen.collection
    ) { collection, path, title in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    #expect(screen.shown == ["a", "b", "c"])
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["d"])
    source.apply(snapshot)
    #expect(screen.shown == ["b", "c", "d"])
    #expect(configured == 4)
    #expect(source.indexPath(for: "d") == path(0, 2))
  }

  @Test func `a registration created in the cell provider is an exception`() {
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: screen.collection
    ) { collection, path, title in
      let registration = UICollectionView.CellRegistration<TileCell, String> { _, _, _ in }
      return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    let exceptions = UIKitException.recording { source.apply(snapshot) }
    #expect(exceptions.count == 1)
    #expect(
      exceptions.first?.reason.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside") == true)
  }
}
