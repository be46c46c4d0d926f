import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A drag and drop delegate of the developer's own.
@MainActor
private final class OwnDelegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  var calls: [String] = []
  var accepts = true

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    calls.append("begin \(path[0]).\(path[1])")
    return [item("own")]
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    calls.append("end")
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    accepts
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    calls.append("enter")
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    calls.append("drop, \(coordinator.proposal.operation)")
  }
}

@MainActor
struct `Drag and drop in a table with delegates of your own` {
  private let list = TableList()
  private let mailbox = Mailbox()
  private var table: UITableView { list.table }

  init() { list.show(mailbox) }

  @Test func `lets your own delegates have what rows don't handle`() throws {
    let (list, own) = (TableList(), OwnDelegate())
    list.table.dragDelegate = own
    list.table.dropDelegate = own
    list.show(mailbox)
    #expect(list.table.user.dragAndDropRow(from: path(2, 0), to: path(2, 1)))
    #expect(own.calls == ["begin 2.0", "enter", "drop, move", "end"])
    own.calls = []
    #expect(list.table.user.dragAndDropRow(from: path(0, 0), to: path(0, 1)))
    #expect(own.calls == ["enter", "end"])
    #expect(mailbox.ids == [[2, 1, 3], [4]])
    own.accepts = false
    own.calls = []
    #expect(!list.table.user.drop([item("text")], to: path(2, 0)))
    #expect(own.calls.isEmpty)
  }

  @Test func `asks your own delegate for selected rows that can't be dragged`() throws {
    let own = OwnDelegate()
    table.dragDelegate = own
    mailbox.show()
    list.driver.selectionMode = .multiple
    list.driver.select(1)
    list.driver.select("archive")
    #expect(try #require(table.user.beginDrag(ofRowAt: path(0, 0))).items.count == 2)
    #expect(own.calls == ["begin 2.0"])
  }

  @Test func `adopts delegates that you set later, at the next change`() throws {
    let own = OwnDelegate()
    table.dragDelegate = own
    table.dropDelegate = own
    mailbox.show()
    #expect(table.user.beginDrag(ofRowAt: path(2, 0)) != nil)
    #expect(table.user.dragAndDropRow(from: path(0, 0), to: path(2, 0)))
    #expect(mailbox.folders[0].messages == [1])
    #expect(own.calls == ["begin 2.0", "enter", "end"])
  }

  @Test func `survives your own delegates`() throws {
    let list = TableList()
    var own: OwnDelegate? = OwnDelegate()
    list.table.dragDelegate = own
    list.table.dropDelegate = own
    list.show(mailbox)
    own = nil
    #expect(list.table.user.beginDrag(ofRowAt: path(2, 0)) == nil)
    #expect(list.table.user.dragAndDropRow(from: path(0, 0), to: path(2, 0)))
  }
}
