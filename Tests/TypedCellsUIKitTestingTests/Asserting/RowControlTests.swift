import Testing
import TypedCells
import TypedCellsUIKitTesting

private final class NoteCell: UICollectionViewListCell, Updatable {
  func update(viewData text: String) {}
}

private final class TileCell: UICollectionViewCell, Updatable {
  func update(viewData text: String) {}
}

@MainActor
struct `Assertions about swipes and accessories` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func makeList() -> CollectionList {
    let list = CollectionList(in: window, appearance: .plain)
    list.apply {
      ListSection(id: 0) {
        Row(NoteCell.self, "a").id("a").on(.commitEdit) { _, _ in }.on(.move) { _, _ in }
        Row(NoteCell.self, "b").id("b").accessories([.disclosureIndicator()])
          .on(.trailingSwipeActions) { _ in [RowAction("Flag") {}, RowAction("Mute") {}] }
        Row(TileCell.self, "c").id("c")
        Row(NoteCell.self, "d").id("d").on(.trailingSwipeActions) { _ in
          [
            RowAction("Flag") {}, RowAction("Delete") {}.disabled(),
            RowAction("Move to", children: [RowAction("Inbox") {}, RowAction("Trash") {}]),
          ]
        }
      }
    }
    window.layoutIfNeeded()
    list.host.collectionView?.layoutIfNeeded()
    return list
  }

  @Test func `pass for what rows show`() {
    let list = makeList()
    assertSwipeActions(["Delete"], from: .trailing, ofRowWithID: "a", in: list)
    assertSwipeActions([], from: .leading, ofRowWithID: "a", in: list)
    assertSwipeActions(["Flag", "Mute"], from: .trailing, ofRowWithID: "b", in: list)
    assertAccessories([.delete, .reorder], ofRowWithID: "a", in: list)
    assertAccessories([.disclosureIndicator], ofRowWithID: "b", in: list)
  }

  @Test func `expect the actions that a swipe shows, without disabled ones and submenus`() {
    let list = makeList()
    assertSwipeActions(["Flag", "Inbox", "Trash"], from: .trailing, ofRowWithID: "d", in: list)
  }

  @Test func `name what they found`() {
    let list = makeList()
    expectFailure(containing: "a swipe from the trailing edge shows Flag, Mute, and not Flag") {
      assertSwipeActions(["Flag"], from: .trailing, ofRowWithID: "b", in: list)
    }
    expectFailure(containing: "the list has no such row") {
      assertSwipeActions([], from: .trailing, ofRowWithID: "z", in: list)
    }
    expectFailure(containing: "its cell has delete, reorder, and not nothing") {
      assertAccessories([], ofRowWithID: "a", in: list)
    }
    expectFailure(
      containing: "its cell is a TileCell. Let the class inherit from UICollectionViewListCell"
    ) {
      assertAccessories([], ofRowWithID: "c", in: list)
    }
    list.host.collectionView?.removeFromSuperview()
    expectFailure(containing: "the list has no such row") {
      assertAccessories([], ofRowWithID: "z", in: list)
    }
  }

  @Test func `notice a layout that asks for no swipe actions`() {
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let list = CollectionList(view)
    list.apply { ListSection(id: 0) { Row(NoteCell.self, "a").id("a") } }
    expectFailure(containing: "the layout doesn't ask for swipe actions") {
      assertSwipeActions([], from: .trailing, ofRowWithID: "a", in: list)
    }
  }

  @Test func `know the swipe actions of tables`() {
    let table = UITableView(frame: window.bounds, style: .plain)
    let list = TableList(table)
    list.apply {
      ListSection(id: 0) { Row(BasicTextCell.self, "a").id("a").on(.commitEdit) { _, _ in } }
    }
    assertSwipeActions(["Delete"], from: .trailing, ofRowWithID: "a", in: list)
  }
}

private final class BasicTextCell: UITableViewCell, Updatable {
  func update(viewData text: String) {}
}
