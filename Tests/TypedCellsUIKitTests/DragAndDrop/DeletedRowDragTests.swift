import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
struct `A row of a table that is deleted while it is dragged` {
  private let list = TableList()

  @Test(arguments: [true, false])
  func `is dropped at the start of the empty section`(hasIdentity: Bool) throws {
    var indices: [Int] = []
    func show(_ texts: [String]) {
      list.apply {
        ListSection(id: 0) {
          for text in texts {
            if hasIdentity {
              Row(TextCell.self, text).id(text).draggable { _ in NSItemProvider() }
            } else {
              Row(TextCell.self, text).draggable { _ in NSItemProvider() }
            }
          }
        }
        .onDrop(of: String.self) { _, index in indices.append(index) }
      }
      list.table.layoutIfNeeded()
    }
    show(["a"])
    let drag = try #require(list.table.user.beginDrag(ofRowAt: path(0, 0)))
    show([])
    #expect(drag.drop(at: nil, of: list.table))
    #expect(indices == [0])
  }

  @Test func `is dropped there, too, if your own delegate began the drag`()
    throws
  {
    final class Own: NSObject, UITableViewDragDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] {
        let text = item("own")
        text.localObject = "own"
        return [text]
      }
    }
    let own = Own()
    list.table.dragDelegate = own
    var indices: [Int] = []
    func show(_ texts: [String]) {
      list.apply {
        ListSection(id: 0) { for text in texts { Row(TextCell.self, text).id(text) } }
          .onDrop(of: String.self) { _, index in indices.append(index) }
      }
      list.table.layoutIfNeeded()
    }
    show(["a"])
    let drag = try #require(list.table.user.beginDrag(ofRowAt: path(0, 0)))
    show([])
    #expect(drag.drop(at: nil, of: list.table))
    #expect(indices == [0])
  }
}
