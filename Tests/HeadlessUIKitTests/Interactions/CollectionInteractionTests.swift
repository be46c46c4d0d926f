import Foundation
import HeadlessUIKit
import Testing

/// A data source whose items can be moved.
private final class Movable: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var titles = ["a", "b", "c"]
  var primary: [Int] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { titles.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.title = titles[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { titles.insert(titles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { primary.append(indexPath.item) }
}

@MainActor
struct `Interactions with a collection` {
  private let screen = CollectionScreen([])
  private let source = Movable()

  init() {
    screen.collection.dataSource = source
    screen.collection.delegate = source
    screen.collection.layoutIfNeeded()
  }

  @Test func `an item that is moved interactively gets the index path under the finger`() throws {
    let target = try #require(screen.collection.cellForItem(at: path(0, 2))).center
    #expect(screen.collection.beginInteractiveMovementForItem(at: path(0, 0)))
    #expect(!screen.collection.beginInteractiveMovementForItem(at: path(0, 1)))
    screen.collection.updateInteractiveMovementTargetPosition(target)
    screen.collection.endInteractiveMovement()
    #expect(source.titles == ["b", "c", "a"] && screen.shown == ["b", "c", "a"])
  }

  @Test func `an interactive move that is cancelled changes nothing`() {
    #expect(screen.collection.beginInteractiveMovementForItem(at: path(0, 0)))
    screen.collection.cancelInteractiveMovement()
    screen.collection.endInteractiveMovement()
    #expect(source.titles == ["a", "b", "c"])
  }

  @Test func `the state of a cell is reordering during an interactive move`() throws {
    let cell = try #require(screen.collection.cellForItem(at: path(0, 0)))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isReordering) }
    cell.layoutIfNeeded()
    #expect(screen.collection.beginInteractiveMovementForItem(at: path(0, 0)))
    cell.layoutIfNeeded()
    screen.collection.cancelInteractiveMovement()
    cell.layoutIfNeeded()
    #expect(states == [false, true, false])
  }

  @Test func `a tap performs the primary action of an item`() {
    screen.collection.user.tapItem(at: path(0, 1))
    #expect(source.primary == [1])
  }

  @Test func `in editing mode, taps select items only if the properties for editing allow it`() {
    let collection = screen.collection
    collection.isEditing = true
    #expect(!collection.user.tapItem(at: path(0, 0)))
    collection.allowsMultipleSelectionDuringEditing = true
    collection.user.tapItem(at: path(0, 0))
    collection.user.tapItem(at: path(0, 2))
    #expect(collection.indexPathsForSelectedItems == [path(0, 0), path(0, 2)])
    #expect(!collection.user.tapItem(at: path(0, 0)), "a second tap deselects it")
    #expect(collection.indexPathsForSelectedItems == [path(0, 2)])
    #expect(source.primary.isEmpty)
    collection.allowsMultipleSelectionDuringEditing = false
    collection.allowsSelectionDuringEditing = true
    collection.user.tapItem(at: path(0, 1))
    #expect(collection.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func `a handler changes the separators of single rows`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = { path, separators in
      var separators = separators
      if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
      return separators
    }
    screen.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    screen.collection.layoutIfNeeded()
    let user = screen.collection.user
    #expect(user.separators(ofItemAt: path(0, 0))?.bottomSeparatorVisibility == .automatic)
    #expect(user.separators(ofItemAt: path(0, 1))?.bottomSeparatorVisibility == .hidden)
    #expect(user.separators(ofItemAt: path(0, 9)) == nil)
  }

  @Test func `a layout receives the items of a change`() {
    final class Noting: UICollectionViewFlowLayout {
      var actions: [UICollectionViewUpdateItem.Action] = []
      var isFinalized = false
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        actions = updateItems.map(\.updateAction)
      }
      override func finalizeCollectionViewUpdates() { isFinalized = true }
    }
    let layout = Noting()
    screen.collection.collectionViewLayout = layout
    screen.collection.layoutIfNeeded()
    source.titles = ["b", "c", "d"]
    screen.collection.performBatchUpdates {
      screen.collection.deleteItems(at: [path(0, 0)])
      screen.collection.insertItems(at: [path(0, 2)])
    }
    #expect(layout.actions == [.delete, .insert] && layout.isFinalized)
  }

  @Test func `accessories reserve widths, and a menu reports its selection`() {
    var options = UICellAccessory.CheckmarkOptions()
    #expect(!options.isHidden)
    options = UICellAccessory.CheckmarkOptions(reservedLayoutWidth: .custom(20))
    guard case .custom(20) = options.reservedLayoutWidth else {
      Issue.record("the width is \(options.reservedLayoutWidth)")
      return
    }
    var selected = 0
    let menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    let cell = UICollectionViewListCell(frame: .zero)
    cell.accessories = [
      .popUpMenu(menu) { changed in if changed === menu { selected += 1 } }
    ]
    #expect(cell.accessories.count == 1 && selected == 0)
  }
}
