import Foundation
import HeadlessUIKit
import Testing

private final class TallCell: UITableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: 110)
  }
}

private final class Headers: NSObject, UITableViewDelegate {
  var displayed: [Int] = []
  var ended: [Int] = []
  var displayedRows = 0
  var endedRows = 0

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    view?.textLabel?.text = "Header \(section)"
    return view
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { displayed.append(section) }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { ended.append(section) }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayedRows += 1 }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { endedRows += 1 }
}

@MainActor
struct TableLayoutTests {
  @Test func `only the rows in the viewport have cells`() {
    let screen = TableScreen([numbers(0..<1_000_000)])
    #expect(screen.shown == numbers(0..<10))
    screen.table.scrollToRow(at: path(0, 999_999), at: .bottom, animated: false)
    #expect(screen.shown == numbers(999_990..<1_000_000))
    #expect(screen.table.contentSize.height == 44_000_000)
  }

  @Test func `rows with fixed heights have exact frames`() {
    let screen = TableScreen([numbers(0..<30), numbers(30..<60)])
    screen.table.rowHeight = 100
    #expect(screen.shown == numbers(0..<5))
    #expect(
      screen.table.rectForRow(at: path(1, 2)) == CGRect(x: 0, y: 3_200, width: 320, height: 100))
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 5, y: 3_250)) == path(1, 2))
  }

  @Test func `a self-sizing cell is as tall as it requests`() {
    let screen = TableScreen([numbers(0..<30)], cell: TallCell.self)
    #expect(screen.shown == numbers(0..<4))
    #expect(screen.table.visibleCells.allSatisfy { $0.frame.height == 110 })
  }

  @Test func `a plain table's header stays while its section is on screen`() throws {
    let screen = TableScreen([numbers(0..<20), numbers(20..<40)])
    let headers = Headers()
    screen.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    screen.table.delegate = headers
    screen.table.user.scroll(by: 200)
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "Header 0")
    #expect(header.frame.minY == 200)
    #expect(screen.table.headerView(forSection: 1) == nil)
    screen.table.user.scroll(by: 2_000)
    #expect(screen.table.headerView(forSection: 0) == nil)
    #expect(headers.displayed == [0, 1])
    #expect(headers.ended == [0])
  }

  @Test func `a plain table's header and footer stay inside the insets of the table`() throws {
    final class Titled: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView()
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView()
      }
    }
    let screen = TableScreen([numbers(0..<40)])
    let titled = Titled()
    screen.table.delegate = titled
    screen.table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 60, right: 0)
    screen.table.user.scroll(by: 200)
    #expect(screen.table.headerView(forSection: 0)?.frame.minY == 250)
    #expect(screen.table.footerView(forSection: 0)?.frame.maxY == 580)
  }

  @Test func `every display is paired with its end`() {
    let screen = TableScreen([numbers(0..<100)])
    let headers = Headers()
    screen.table.delegate = headers
    screen.table.reloadData()
    for distance in [300, 900, -450, 2_000, -3_000] {
      screen.table.user.scroll(by: CGFloat(distance))
    }
    let visible = screen.shown.count
    #expect(headers.displayedRows == headers.endedRows + visible - 10)
    screen.titles.sections = []
    screen.table.reloadData()
    #expect(screen.shown.isEmpty)
    #expect(headers.displayedRows == headers.endedRows - 10)
  }

  @Test func `a table that shrinks isn't scrolled past its end`() {
    let screen = TableScreen([numbers(0..<100)])
    screen.table.user.scroll(by: 4_000)
    screen.titles.sections = [numbers(0..<20)]
    screen.table.reloadData()
    #expect(screen.shown == numbers(10..<20))
  }

  @Test func `a table that scrolls back to its end keeps the cells that stay on screen`() {
    let screen = TableScreen([numbers(0..<100)])
    screen.table.user.scroll(by: 440)
    let cells = screen.table.visibleCells
    screen.titles.sections = [numbers(5..<20)]
    screen.table.deleteRows(
      at: (Array(0..<5) + Array(20..<100)).map { path(0, $0) }, with: .none)
    #expect(screen.table.contentOffset.y == 220)
    #expect(screen.shown == numbers(10..<20))
    #expect(screen.table.visibleCells == cells)
  }

  @Test func `a reconfigured row keeps its cell and the keyboard, and a reloaded one doesn't`()
    throws
  {
    let screen = TableScreen([["a", "b"]])
    let cell = try #require(screen.table.cellForRow(at: path(0, 0)))
    let field = UITextField()
    cell.contentView.addSubview(field)
    #expect(field.user.tap())
    screen.titles.sections = [["x", "y"]]
    screen.table.reconfigureRows(at: [path(0, 0)])
    #expect(screen.shown == ["x", "b"])
    #expect(screen.table.cellForRow(at: path(0, 0)) === cell)
    #expect(field.isFirstResponder)
    screen.table.reloadRows(at: [path(0, 0)], with: .none)
    #expect(!field.isFirstResponder)
  }

  @Test func `selection follows its row`() {
    let screen = TableScreen([["a", "b", "c"]])
    screen.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    screen.titles.sections = [["x", "a", "b", "c"]]
    screen.table.insertRows(at: [path(0, 0)], with: .none)
    #expect(screen.table.indexPathForSelectedRow == path(0, 2))
    screen.titles.sections = [["x", "a", "c"]]
    screen.table.deleteRows(at: [path(0, 2)], with: .none)
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test func `rows ahead are prefetched, and cancelled when the scrolling changes direction`() {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var wanted: [Int] = []
      var cancelled: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        wanted += indexPaths.map(\.row)
      }
      func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) {
        cancelled += indexPaths.map(\.row)
      }
    }
    let screen = TableScreen([numbers(0..<100)])
    let prefetcher = Prefetcher()
    screen.table.prefetchDataSource = prefetcher
    screen.table.user.scroll(by: 440)
    #expect(prefetcher.wanted == Array(10..<30))
    #expect(prefetcher.cancelled.isEmpty)
    screen.table.user.scroll(by: -44)
    #expect(Set(prefetcher.cancelled) == Set(20..<30))
  }

  @Test func `scrolling to a missing row is an exception`() {
    let screen = TableScreen([["a"]])
    let exceptions = UIKitException.recording {
      screen.table.scrollToRow(at: path(0, 1), at: .top, animated: false)
    }
    #expect(exceptions.map(\.name) == ["NSRangeException"])
    #expect(
      exceptions.map(\.reason) == [
        "Attempted to scroll the table view to an out-of-bounds row (1) when there are only 1 rows "
          + "in section 0."
      ])
  }
}
