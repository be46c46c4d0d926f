import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A drop delegate of your own that shows a placeholder until the dropped text is loaded.
private final class Loading: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
  private(set) var inTable: (any UITableViewDropPlaceholderContext)?
  private(set) var inCollection: (any UICollectionViewDropPlaceholderContext)?

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    true
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    inTable = coordinator.drop(
      coordinator.items[0].dragItem,
      to: UITableViewDropPlaceholder(
        insertionIndexPath: coordinator.destinationIndexPath ?? path(0, 0), reuseIdentifier: "row",
        rowHeight: 44))
  }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    inCollection = coordinator.drop(
      coordinator.items[0].dragItem,
      to: UICollectionViewDropPlaceholder(
        insertionIndexPath: coordinator.destinationIndexPath ?? path(0, 0), reuseIdentifier: "tile")
    )
  }
}

@MainActor
struct `Content that is applied while the view has a placeholder` {
  private let rows = TableList()
  private let tiles = CollectionList()
  private let loading = Loading()

  init() {
    rows.table.dropDelegate = loading
    tiles.collection.dropDelegate = loading
    show(["a", "b", "c"])
    #expect(rows.table.user.drop([item("x")], to: path(0, 1)))
    #expect(tiles.collection.user.drop([item("x")], to: path(0, 1)))
  }

  private func show(_ letters: [String]) {
    rows.apply {
      ListSection(id: 0) { for letter in letters { Row(TextCell.self, letter).id(letter) } }
        .onDrop(of: Mail.self) { _, _ in }
    }
    tiles.apply {
      ListSection(id: 0) { for letter in letters { Row(TileCell.self, letter).id(letter) } }
        .onDrop(of: Mail.self) { _, _ in }
    }
  }

  private func settle() async {
    await nextTurn()
    rows.table.layoutIfNeeded()
    tiles.collection.layoutIfNeeded()
  }

  @Test func `is shown when the placeholder is deleted`() async {
    let raised = await UIKitException.recording {
      show(["a"])
      #expect(rows.shown == ["a", "b", "c"] && tiles.shown == ["a", "b", "c"])
      #expect(loading.inTable?.deletePlaceholder() == true)
      #expect(loading.inCollection?.deletePlaceholder() == true)
      await settle()
    }
    #expect(raised.isEmpty)
    #expect(rows.shown == ["a"] && tiles.shown == ["a"])
  }

  @Test(arguments: [["a", "x", "b", "c"], ["new", "a", "x", "c", "d"], ["x"]])
  func `is shown when the placeholder is replaced, whose row UIKit inserts`(letters: [String]) async
  {
    let raised = await UIKitException.recording {
      show(["a", "c"])
      #expect(loading.inTable?.commitInsertion { _ in show(letters) } == true)
      #expect(loading.inCollection?.commitInsertion { _ in show(letters) } == true)
      await settle()
    }
    #expect(raised.isEmpty)
    #expect(rows.shown == letters && tiles.shown == letters)
    #expect(rows.failures.isEmpty && tiles.failures.isEmpty)
  }

  @Test func `leaves the selection where it is`() async {
    rows.driver.select("b")
    tiles.driver.select("c")
    loading.inTable?.commitInsertion { _ in show(["a", "x", "b", "c"]) }
    loading.inCollection?.commitInsertion { _ in show(["a", "x", "b", "c"]) }
    await settle()
    #expect(rows.driver.selectedModels(as: String.self) == ["b"])
    #expect(tiles.driver.selectedModels(as: String.self) == ["c"])
    #expect(rows.table.indexPathsForSelectedRows == [path(0, 2)])
  }
}
