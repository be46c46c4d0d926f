import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A prefetching data source of the app.
private final class OwnPrefetching: NSObject, UITableViewDataSourcePrefetching {
  let journal = Journal()

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { journal.note("own \(path.row)") }
  }
}

/// A delegate that notes which rows it is asked about.
private final class SelectionOwner: NSObject, UITableViewDelegate {
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    asked.append(indexPath.row)
    return indexPath
  }
}

/// Rows that allow, refuse, and don't decide about their selection, and a parent that allows it.
@MainActor
private func selectable(_ journal: Journal) -> [AnyRow<UITableViewCell>] {
  func row(_ text: String) -> Row<TextCell, String> {
    Row(TextCell.self, text).id(text).on(.shouldSelect, weak: journal) { journal, text in
      journal.note("asked \(text)")
      return text != "no"
    }
  }
  return [
    AnyRow(row("yes")), AnyRow(row("no")), AnyRow(Row(TextCell.self, "silent").id("silent")),
    AnyRow(row("parent").children { Row(TextCell.self, "child").id("child") }),
  ]
}

@MainActor
struct `Events of rows in a table` {
  private let list = TableList()
  private let journal = Journal()

  @Test func `a tap selects a row`() {
    list.show { Row(TextCell.self, "a").onSelect(weak: journal) { $0.note("select \($1)") } }
    #expect(list.table.user.tapRow(at: path(0, 0)))
    #expect(journal.entries == ["select a"])
  }

  @Test func `another tap deselects a row`() {
    list.table.allowsMultipleSelection = true
    list.show { Row(TextCell.self, "a").on(.deselect, weak: journal) { $0.note("deselect \($1)") } }
    list.table.user.tapRow(at: path(0, 0))
    list.table.user.tapRow(at: path(0, 0))
    #expect(journal.entries == ["deselect a"])
  }

  @Test func `a row can refuse to be selected`() {
    list.show {
      Row(TextCell.self, "no").on(.shouldSelect) { _ in false }
      Row(TextCell.self, "yes").on(.shouldSelect) { _ in true }
      Row(TextCell.self, "silent")
    }
    #expect(!list.table.user.tapRow(at: path(0, 0)))
    #expect(list.table.user.tapRow(at: path(0, 1)))
    #expect(list.table.user.tapRow(at: path(0, 2)))
  }

  @Test func `a row is asked once whether a tap selects it, before your delegate`() {
    let own = SelectionOwner()
    list.host.delegate = own
    list.show { for row in selectable(journal) { row } }
    for position in 0..<4 { list.table.user.tapRow(at: path(0, position)) }
    #expect(journal.entries == ["asked yes", "asked no", "asked parent"])
    #expect(own.asked == [2])
  }

  @Test func `a row can refuse to be highlighted, and handles its highlight`() {
    list.show {
      Row(TextCell.self, "no").on(.shouldHighlight) { _ in false }
        .on(.highlight, weak: journal) { $0.note("\($1) \($2)") }
      Row(TextCell.self, "yes").on(.highlight, weak: journal) { $0.note("\($1) \($2)") }
    }
    list.table.user.tapRow(at: path(0, 0))
    list.table.user.tapRow(at: path(0, 1))
    #expect(journal.entries == ["yes true", "yes false"])
  }

  @Test func `a row handles taps on its accessory`() {
    list.show {
      Row(TextCell.self, "a")
        .configure { cell, _, _ in cell.accessoryType = .detailButton }
        .on(.accessoryTap, weak: journal) { $0.note("accessory \($1)") }
    }
    #expect(list.table.user.tapAccessory(ofRowAt: path(0, 0)))
    #expect(journal.entries == ["accessory a"])
  }

  @Test func `a row handles taps on its accessory with its cell`() {
    list.show {
      Row(TextCell.self, "a")
        .configure { cell, _, _ in cell.accessoryType = .detailButton }
        .onAccessoryTapCell(weak: journal) { journal, text, cell, path in
          journal.note("\(text) \(cell.textLabel?.text ?? "") \(path)")
        }
    }
    #expect(list.table.user.tapAccessory(ofRowAt: path(0, 0)))
    #expect(journal.entries == ["a a 0.0"])
  }

  @Test func `rows handle their display and its end`() {
    list.show {
      for number in 0..<12 {
        Row(TextCell.self, "\(number)")
          .on(.willDisplay, weak: journal) { $0.note("+\($1)") }
          .on(.didEndDisplaying, weak: journal) { $0.note("-\($1)") }
      }
    }
    #expect(journal.entries == (0..<10).map { "+\($0)" })
    journal.removeAll()
    list.table.user.scroll(by: 88)
    #expect(Set(journal.entries) == ["-0", "-1", "+10", "+11"])
  }

  @Test func `a deleted row handles the end of its display, and rows that move up do not`() {
    func show(_ letters: [String]) {
      list.show {
        for letter in letters {
          Row(TextCell.self, letter).id(letter)
            .on(.didEndDisplaying, weak: journal) { $0.note("-\($1)") }
        }
      }
    }
    show(["a", "b", "c"])
    show(["b", "c"])
    #expect(journal.entries == ["-a"])
    show([])
    #expect(journal.entries == ["-a", "-b", "-c"])
  }

  @Test
  func `the end of display of a cell that was updated in place is handled by its current row`() {
    func show(_ name: String) {
      list.show {
        Row(TextCell.self, name).id(1).on(.didEndDisplaying, weak: journal) { $0.note("-\($1)") }
      }
    }
    show("old")
    show("new")
    list.show {}
    #expect(journal.entries == ["-new"])
  }

  @Test func `rows handle prefetching`() {
    list.show {
      for number in 0..<40 {
        Row(TextCell.self, "\(number)").on(.prefetch, weak: journal) { $0.note("\($1)") }
          .on(.cancelPrefetch, weak: journal) { $0.note("-\($1)") }
      }
    }
    #expect(journal.entries == (10..<20).map(String.init))
    journal.removeAll()
    list.table.scrollToRow(at: path(0, 39), at: .bottom, animated: false)
    list.table.layoutIfNeeded()
    list.table.user.scroll(by: -44)
    #expect(journal.entries.contains("-15"))
  }

  @Test func `A prefetching data source that the table had still receives all calls`() {
    let own = OwnPrefetching()
    let table = UITableView(frame: list.table.frame, style: .plain)
    table.prefetchDataSource = own
    list.window.addSubview(table)
    let driver = TableList.Driver(table)
    driver.apply { ListSection(id: 0) { for number in 0..<40 { Row(TextCell.self, "\(number)") } } }
    table.layoutIfNeeded()
    #expect(own.journal.entries.first == "own 10")
  }

  @Test func `A prefetching data source that the table gets later takes no calls from rows`() {
    let own = OwnPrefetching()
    func show() {
      list.show {
        for number in 0..<40 {
          Row(TextCell.self, "\(number)").on(.prefetch, weak: journal) { $0.note("\($1)") }
        }
      }
    }
    show()
    list.table.prefetchDataSource = own
    show()
    journal.removeAll()
    list.table.user.scroll(by: 440)
    #expect(journal.entries.first == "20")
    #expect(own.journal.entries == journal.entries.map { "own \($0)" })
  }

  @Test func `a long press shows the row's menu, with menus in it`() {
    list.show {
      Row(TextCell.self, "a").on(.contextMenu, weak: journal) { journal, text in
        [
          RowAction("Copy") { journal.note("copy \(text)") },
          RowAction("More", children: [RowAction("Share") { journal.note("share \(text)") }]),
        ]
      }
      Row(TextCell.self, "b")
    }
    let menu = list.table.user.longPressRow(at: path(0, 0))
    #expect(menu?.titles == ["Copy", "Share"])
    menu?.choose("Share")
    #expect(journal.entries == ["share a"])
    #expect(list.table.user.longPressRow(at: path(0, 1)) == nil)
  }

  @Test func `a menu without actions isn't shown`() {
    list.show { Row(TextCell.self, "a").on(.contextMenu) { _ in [] } }
    #expect(list.table.user.longPressRow(at: path(0, 0)) == nil)
  }

  @Test func `a change requested while a row is displayed waits for the end of the layout`() async {
    list.show {
      Row(TextCell.self, "a").id(1).on(.willDisplay, weak: list) { list, _ in
        list.driver.apply { ListSection(id: 0) { Row(TextCell.self, "b").id(2) } }
      }
    }
    #expect(list.shown == ["a"])
    await nextTurn()
    #expect(list.shown == ["b"])
  }

  @Test func `a waiting change is applied before the next one`() {
    list.show {
      Row(TextCell.self, "a").id(1).on(.willDisplay, weak: list) { list, _ in
        list.driver.apply { ListSection(id: 0) { Row(TextCell.self, "b").id(2) } }
      }
    }
    list.show { Row(TextCell.self, "c").id(3) }
    #expect(list.shown == ["c"])
  }
}
