import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// Cells that a table or a collection dequeues ahead. UIKit displays them without asking for them again,
/// so updates have to reach them while they are off screen.
@MainActor
struct `Cells that are prepared` {
  private let list = TableList()
  private let collectionList = CollectionList()

  init() {
    list.table.preparedRowCount = 3
    collectionList.collection.preparedItemCount = 3
  }

  private func show(_ rows: [(id: Int, text: String)]) {
    list.show { for row in rows { Row(TextCell.self, row.text).id(row.id) } }
    collectionList.show { for row in rows { Row(TileCell.self, row.text).id(row.id) } }
  }

  private func scroll(by distance: CGFloat) {
    list.table.user.scroll(by: distance)
    collectionList.collection.user.scroll(by: distance)
  }

  @Test func `show changes that were applied while they were off screen`() {
    show((0..<20).map { ($0, "old \($0)") })
    let (row, item) = (list.cell(0, 11), collectionList.cell(0, 11))
    show((0..<20).map { ($0, "new \($0)") })
    scroll(by: 88)
    #expect(list.shown == (2..<12).map { "new \($0)" })
    #expect(collectionList.shown == list.shown)
    #expect(list.cell(0, 11) === row)
    #expect(collectionList.cell(0, 11) === item)
  }

  @Test func `show changes that were applied since they left the screen`() {
    show((0..<20).map { ($0, "old \($0)") })
    let (row, item) = (list.cell(0, 1), collectionList.cell(0, 1))
    scroll(by: 88)
    show((0..<20).map { ($0, "new \($0)") })
    scroll(by: -88)
    #expect(list.shown == (0..<10).map { "new \($0)" })
    #expect(collectionList.shown == list.shown)
    #expect(list.cell(0, 1) === row)
    #expect(collectionList.cell(0, 1) === item)
  }

  @Test func `are found after rows were inserted, deleted and moved`() {
    show((0..<20).map { ($0, "old \($0)") })
    scroll(by: 88)
    let (row, item) = (list.cell(0, 12), collectionList.cell(0, 12))
    // Deletes 3, inserts 30 at the top, and swaps 5 and 12.
    var ids = [30] + (0..<20).filter { $0 != 3 }
    ids.swapAt(5, 12)
    show(ids.map { ($0, "new \($0)") })
    #expect(list.cell(0, 5) === row)
    #expect(collectionList.cell(0, 5) === item)
    for distance: CGFloat in [-200, 200, 200] {
      scroll(by: distance)
      let top = Int(list.table.contentOffset.y / 44)
      #expect(list.shown.first == "new \(ids[top])")
      #expect(list.shown.allSatisfy { $0.hasPrefix("new") })
      #expect(collectionList.shown == list.shown)
    }
  }

  @Test func `are found after a section was inserted`() {
    func show(_ sections: [Int], _ text: String) {
      list.apply {
        for section in sections {
          ListSection(id: section) {
            for row in 0..<(section == 0 ? 1 : 20) { Row(TextCell.self, "\(text) \(row)").id(row) }
          }
        }
      }
      collectionList.apply {
        for section in sections {
          ListSection(id: section) {
            for row in 0..<(section == 0 ? 1 : 20) { Row(TileCell.self, "\(text) \(row)").id(row) }
          }
        }
      }
    }
    show([1], "old")
    let (row, item) = (list.cell(0, 11), collectionList.cell(0, 11))
    show([0, 1], "new")
    #expect(list.cell(1, 11) === row)
    #expect(collectionList.cell(1, 11) === item)
    scroll(by: 132)
    #expect(list.shown == (2..<12).map { "new \($0)" })
    #expect(collectionList.shown == list.shown)
  }

  @Test func `are updated only if their rows differ`() throws {
    show((0..<20).map { ($0, "\($0)") })
    let cell = try #require(list.cell(0, 11) as? TextCell)
    #expect(cell.updates == 1)
    show((0..<20).map { ($0, "\($0)") })
    #expect(cell.updates == 1)
    list.driver.refreshVisible()
    #expect(cell.updates == 2)
    list.driver.refreshRows(withID: 11)
    #expect(cell.updates == 3)
  }

  @Test func `are replaced if their rows have another class`() {
    show((0..<20).map { ($0, "\($0)") })
    list.show {
      for number in 0..<20 {
        if number == 11 {
          Row(SlimCell.self, "slim").id(11)
        } else {
          Row(TextCell.self, "\(number)").id(number)
        }
      }
    }
    collectionList.show {
      for number in 0..<20 {
        if number == 11 {
          Row(SlimTile.self, "slim").id(11)
        } else {
          Row(TileCell.self, "\(number)").id(number)
        }
      }
    }
    scroll(by: 88)
    #expect(list.cell(0, 11) is SlimCell)
    #expect(collectionList.cell(0, 11) is SlimTile)
    #expect(list.failures.isEmpty && collectionList.failures.isEmpty)
  }

  @Test func `don't count as cells on screen`() {
    let journal = Journal()
    func show(_ text: String) {
      list.show {
        for number in 0..<20 {
          Row(TextCell.self, "\(text) \(number)").id(number)
            .on(.willDisplay, weak: journal) { $0.note("+\($1)") }
            .on(.didEndDisplaying, weak: journal) { $0.note("-\($1)") }
        }
      }
    }
    show("old")
    list.table.user.scroll(by: 44)
    journal.removeAll()
    show("new")
    #expect(journal.entries.isEmpty)
    list.table.user.scroll(by: -44)
    #expect(journal.entries.sorted() == ["+new 0", "-new 10"])
    list.table.reloadData()
    list.table.layoutIfNeeded()
    #expect(journal.entries.filter { $0.hasPrefix("-") }.count == 11)
  }

  @Test func `are measured again if their height changes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = ReconfiguredTable(frame: window.frame, style: .plain)
    table.preparedRowCount = 3
    window.addSubview(table)
    let driver = ListDriver(table)
    func show(_ height: Double) {
      driver.apply {
        ListSection(id: 0) {
          for number in 0..<20 { Row(TallCell.self, number == 11 ? height : 44).id(number) }
        }
      }
      table.layoutIfNeeded()
    }
    show(44)
    #expect(table.reconfigured.isEmpty)
    show(70)
    #expect(table.reconfigured == [path(0, 11)])
    table.user.scroll(by: 88)
    #expect(table.rectForRow(at: path(0, 11)).height == 70)
  }

  @Test func `handle events like cells on screen`() throws {
    let journal = Journal()
    list.show {
      for number in 0..<20 {
        Row(PingCell.self, "\(number)").on(\.ping, weak: journal) { journal, text, _ in
          journal.note(text)
        }
      }
    }
    try #require(list.cell(0, 11) as? PingCell).ping.send()
    #expect(journal.entries == ["11"])
  }
}

private final class PingCell: UITableViewCell, Updatable {
  let ping = CellEvent<Void>()
  func update(viewData text: String) {}
}

/// A table that records the index paths it reconfigures.
private final class ReconfiguredTable: UITableView {
  private(set) var reconfigured: [IndexPath] = []

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigured += indexPaths
    super.reconfigureRows(at: indexPaths)
  }
}
