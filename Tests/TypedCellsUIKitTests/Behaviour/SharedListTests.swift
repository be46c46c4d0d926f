import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// Evaluating the view of a list can create lists, because it can load a screen.
@MainActor
struct `Lists that are created while the view of another one is evaluated` {
  private let table = UITableView(frame: .zero, style: .plain)
  private let side = UITableView(frame: .zero, style: .plain)

  @Test func `share the content of the list in their view, however deep the evaluation`() {
    var inner: TableList.Driver?
    var middle: TableList.Driver?
    func sideTable() -> UITableView {
      inner = TableList.Driver(table)
      return side
    }
    func mainTable() -> UITableView {
      middle = TableList.Driver(sideTable())
      return table
    }
    let outer = TableList.Driver(mainTable())
    inner?.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
    #expect(outer.rowCount(in: 0) == 1)
    #expect(outer.host === inner?.host)
    #expect(middle?.host !== outer.host)
  }
}
