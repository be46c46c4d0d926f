import Testing
import TypedCells

@testable import TypedCellsAppKit

@MainActor
@Suite(.serialized)
struct `The display of rows in an NSTableView` {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let screen = TableScreen()
  private let log = Log()
  private var list: TableList { screen.list }
  private var table: NSTableView { screen.table }

  private func noting<Cell: BaseCell & Updatable>(
    _ cell: Cell.Type, _ text: String
  ) -> Row<Cell, String> where Cell.ViewData == String {
    Row(cell, text)
      .on(.willDisplay) { [log] in log.lines.append("+\($0)") }
      .on(.didEndDisplaying) { [log] in log.lines.append("-\($0)") }
  }

  @Test func `is sent to rows, and so is its end`() {
    list.apply {
      ListSection(id: 0) {
        for number in 0..<30 { noting(TextCell.self, "\(number)").id("\(number)") }
      }
    }
    settle(table)
    #expect(log.take().prefix(3) == ["+0", "+1", "+2"])
    list.scroll(to: "29", animated: false)
    settle(table)
    let events = log.take()
    #expect(events.contains("-0"))
    #expect(events.contains("+29"))
  }

  @Test func `is sent to headers and footers, and so is its end`() {
    list.apply {
      ListSection<NSTableCellView>(id: 0) { Row(TextCell.self, "a") }
        .header(noting(TextHeader.self, "above")).footer(noting(TextHeader.self, "below"))
    }
    settle(table)
    #expect(log.take() == ["+above", "+below"])
    list.apply([])
    settle(table)
    #expect(log.take().sorted() == ["-above", "-below"])
  }

  @Test func `ends for the row that the cell shows, also if it was updated in place`() {
    for text in ["old", "new"] {
      list.apply { ListSection(id: 0) { noting(TextCell.self, text).id(1) } }
      settle(table)
    }
    #expect(log.take() == ["+old"])
    list.apply([])
    settle(table)
    #expect(log.take() == ["-new"])
  }

  @Test func `is sent to your delegate, and so is its end`() {
    @MainActor final class Delegate: NSObject, NSTableViewDelegate {
      var lines: [String] = []
      let rowView = NSTableRowView()

      func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
        row == 1 ? rowView : nil
      }

      func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
        lines.append("+\(row)")
      }

      func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
        lines.append("-\(row)")
      }
    }
    let delegate = Delegate()
    list.host.delegate = delegate
    list.apply {
      ListSection(id: 0) { for text in ["a", "b"] { Row(TextCell.self, text).id(text) } }
    }
    settle(table)
    #expect(delegate.lines == ["+0", "+1"])
    #expect(table.rowView(atRow: 1, makeIfNecessary: false) === delegate.rowView)
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a").id("a") } }
    settle(table)
    #expect(delegate.lines == ["+0", "+1", "--1"], "AppKit passes -1 for a row that was removed")
  }

  @Test func `doesn't end for rows of a section whose title changes`() {
    for title in ["3 people", "4 people"] {
      list.apply {
        ListSection(id: 0, header: title) { noting(TextCell.self, "a").id("a") }
      }
      settle(table)
    }
    #expect(log.take() == ["+a"])
    #expect(screen.rows == ["+4 people", "a"])
  }
}
