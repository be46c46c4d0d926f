import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private final class Tile: UICollectionViewCell, Updatable {
  func update(viewData number: Int) {}
}

private final class ScrolledCell: UITableViewCell, Updatable {
  func update(viewData number: Int) { textLabel?.text = "\(number)" }
}

@MainActor
struct `Scrolling a table` {
  private let list = TableList()

  private func show(_ count: Int) {
    list.show { for number in 0..<count { Row(ScrolledCell.self, number).id(number) } }
  }

  // Ten rows fit.
  @Test(arguments: [
    (RowScrollPosition.top, 50, 59), (.middle, 45, 55), (.bottom, 41, 50), (.nearest, 41, 50),
  ])
  func `puts a row where it is wanted`(position: RowScrollPosition, first: Int, last: Int) {
    show(100)
    #expect(list.driver.scroll(to: 50, at: position))
    list.table.layoutIfNeeded()
    #expect(list.shown.first == "\(first)")
    #expect(list.shown.last == "\(last)")
  }

  @Test func `calls the handler for its end once`() async {
    let journal = Journal()
    list.driver.onReachEnd(weak: journal) { $0.note("end") }
    show(40)
    list.table.user.scroll(by: 10_000)
    list.driver.refreshVisible()
    await nextTurn()
    #expect(journal.entries == ["end"])
  }

  @Test func `does nothing while the user drops a row`() async {
    func show(_ numbers: [Int]) {
      list.show {
        for number in numbers {
          Row(ScrolledCell.self, number).id(number)
            .on(.move, weak: list) { list, _, _ in
              show(numbers.reversed() + [100])
              list.driver.scroll(to: 100)
            }
        }
      }
    }
    show(Array(0..<3))
    list.table.isEditing = true
    let exceptions = UIKitException.recording {
      _ = list.table.user.dragRow(from: path(0, 0), to: path(0, 2))
    }
    #expect(exceptions.isEmpty)
    await nextTurn()
    list.table.layoutIfNeeded()
    #expect(list.shown == ["2", "1", "0", "100"])
  }

  @Test func `down refreshes it until the handler returns`() async {
    let journal = Journal()
    var waiting: CheckedContinuation<Void, Never>?
    list.driver.onRefresh(weak: journal) { journal in
      journal.note("refresh")
      await withCheckedContinuation { waiting = $0 }
    }
    show(3)
    #expect(list.table.user.pullToRefresh())
    await wait { waiting != nil }
    #expect(list.table.refreshControl?.isRefreshing == true)
    #expect(journal.entries == ["refresh"])
    waiting?.resume()
    await wait { list.table.refreshControl?.isRefreshing == false }
    #expect(list.table.refreshControl?.isRefreshing == false)
  }
}

@MainActor
struct `Scrolling a collection view` {
  private let list = CollectionList()

  @Test(arguments: [
    (RowScrollPosition.top, 50, 59), (.middle, 45, 55), (.bottom, 41, 50), (.nearest, 41, 50),
  ])
  func `puts an item where it is wanted`(position: RowScrollPosition, first: Int, last: Int) {
    list.apply {
      ListSection(id: 0) { for number in 0..<100 { Row(Tile.self, number).id(number) } }
    }
    #expect(list.driver.scroll(to: 50, at: position))
    list.collection.layoutIfNeeded()
    let visible = list.collection.indexPathsForVisibleItems.map(\.item).sorted()
    #expect(visible.first == first)
    #expect(visible.last == last)
  }

  @Test func `down refreshes it until the handler returns`() async {
    let journal = Journal()
    list.driver.onRefresh(weak: journal) { $0.note("refresh") }
    #expect(list.collection.user.pullToRefresh())
    await wait { list.collection.refreshControl?.isRefreshing == false && !journal.entries.isEmpty }
    #expect(journal.entries == ["refresh"])
    #expect(list.collection.refreshControl?.isRefreshing == false)
  }
}
