import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
struct `The index of a table` {
  private let list = TableList()

  private func show(_ letters: [String]) {
    list.apply {
      for letter in letters {
        ListSection(id: letter, header: letter) {
          for number in 0..<20 { Row(TextCell.self, "\(letter)\(number)") }
        }
        .indexTitle(letter)
      }
    }
    list.table.layoutIfNeeded()
  }

  @Test func `has the titles of sections that are inserted and deleted`() {
    show([])
    show(["a", "b", "c"])
    #expect(list.table.user.tapIndexTitle("b"))
    #expect(list.shown.first == "b0")
    show(["b", "c"])
    #expect(!list.table.user.tapIndexTitle("a"))
    #expect(list.table.user.tapIndexTitle("c"))
    #expect(list.shown.first == "c0")
  }

  @Test func `is requested again only if it differs`() {
    final class Counting: NSObject, UITableViewDataSource {
      weak var list: (any UITableViewDataSource)?
      var requests = 0
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        list?.tableView(table, numberOfRowsInSection: section) ?? 0
      }
      func numberOfSections(in table: UITableView) -> Int {
        list?.numberOfSections(in: table) ?? 0
      }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        list?.tableView(table, cellForRowAt: path)
          ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func sectionIndexTitles(for table: UITableView) -> [String]? {
        requests += 1
        return list?.sectionIndexTitles(for: table)
      }
    }
    let counting = Counting()
    counting.list = list.table.dataSource
    list.table.dataSource = counting
    show(["a", "b"])
    let requests = counting.requests
    show(["b", "a"])
    #expect(counting.requests == requests + 1)
    show(["b", "a"])
    #expect(counting.requests == requests + 1)
    show([])
    #expect(counting.requests == requests + 2)
  }
}
