import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A delegate that notes what comes on screen and leaves it.
private final class DisplayDelegate: NSObject, UITableViewDelegate {
  let journal = Journal()
  let header = UITableViewHeaderFooterView(reuseIdentifier: nil)

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { journal.note("+row") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { journal.note("-row") }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { journal.note("+header") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { journal.note("-header") }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { journal.note("+footer") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { journal.note("-footer") }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    journal.note("highlight")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    journal.note("unhighlight")
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 77 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 1 ? header : nil
  }
}

@MainActor
struct `Your delegate of a table` {
  private let list = TableList()
  private let own = DisplayDelegate()

  init() { list.host.delegate = own }

  @Test func `is informed of the display of rows, headers and footers, and of its end`() {
    list.apply {
      ListSection(id: 0, header: "header", footer: "footer") { Row(TextCell.self, "a") }
    }
    #expect(Set(own.journal.entries) == ["+row", "+header", "+footer"])
    own.journal.removeAll()
    list.apply {}
    #expect(Set(own.journal.entries) == ["-row", "-header", "-footer"])
  }

  @Test func `is informed of rows that the user touches`() throws {
    list.show { Row(TextCell.self, "a") }
    own.journal.removeAll()
    let delegate = try #require(list.table.delegate)
    delegate.tableView(list.table, didHighlightRowAt: path(0, 0))
    delegate.tableView(list.table, didUnhighlightRowAt: path(0, 0))
    #expect(own.journal.entries == ["highlight", "unhighlight"])
  }

  @Test func `estimates rows that declare no estimate`() throws {
    list.show {
      Row(TextCell.self, "a")
      Row(TextCell.self, "b").estimatedHeight(55)
    }
    let delegate = try #require(list.table.delegate)
    #expect(delegate.tableView(list.table, estimatedHeightForRowAt: path(0, 0)) == 77)
    #expect(delegate.tableView(list.table, estimatedHeightForRowAt: path(0, 1)) == 55)
  }

  @Test func `provides headers of sections that declare none`() {
    list.apply {
      ListSection(id: 0, header: "title") { Row(TextCell.self, "a") }
      ListSection(id: 1) { Row(TextCell.self, "b") }
    }
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == "title")
    #expect(list.table.headerView(forSection: 1) === own.header)
  }
}
