import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private final class NoteCell: UICollectionViewListCell, Updatable {
  func update(viewData text: String) {}
}

/// A list can outlive its view, for example in a task that ends after its screen was closed.
@MainActor
struct `A list whose view is gone` {
  @Test(arguments: [true, false])
  func `reports nothing, whatever its rows handle`(usesLayout: Bool) {
    weak var view: UICollectionView?
    let list = {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let list =
        usesLayout
        ? TypedCellsUIKit.CollectionList(in: container, layout: .list(.plain))
        : TypedCellsUIKit.CollectionList(in: container, appearance: .plain)
      view = list.host.collectionView
      return list
    }()
    #expect(view == nil)
    var failures: [String] = []
    list.onFailure = { failures.append("\($0)") }
    list.apply {
      ListSection(id: 0, header: "Rows") {
        Row(NoteCell.self, "a").id("a")
          .on(.leadingSwipeActions) { _ in [] }
          .on(.commitEdit) { _, _ in }
      }
      .onDrop(of: String.self) { _, _ in }
    }
    list.refreshVisible()
    #expect(failures == [])
  }

  @Test func `reports nothing in a table`() {
    weak var view: UITableView?
    let list = {
      let table = UITableView(frame: .zero, style: .plain)
      view = table
      return TypedCellsUIKit.TableList(table)
    }()
    #expect(view == nil)
    var failures: [String] = []
    list.onFailure = { failures.append("\($0)") }
    list.apply {
      ListSection(id: 0, header: "Rows") {
        Row(TextCell.self, "a").on(.leadingSwipeActions) { _ in [] }
      }
      .onDrop(of: String.self) { _, _ in }
    }
    list.refreshVisible()
    #expect(failures == [])
  }
}
