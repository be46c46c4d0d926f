import HeadlessList
import Testing
import TypedCells

private final class ScrolledCell: HeadlessCell, Updatable {
  func update(viewData number: Int) { lines = ["\(number)"] }
}

/// A screen that appends pages of ten numbers when the user reaches the end.
@MainActor
private final class Screen {
  // Five rows fit.
  let list = ListDriver(host: HeadlessList(height: 100))
  private(set) var count: Int
  private(set) var loads = 0
  let pageCount: Int
  /// Suspends the next load until it is resumed.
  var waiting: CheckedContinuation<Void, Never>?
  var waits = false

  init(_ count: Int, pageCount: Int = 10, within distance: Int = 2) {
    self.count = count
    self.pageCount = pageCount
    list.onReachEnd(within: distance, weak: self) { await $0.load() }
    show()
  }

  func show() {
    list.apply {
      ListSection(id: "numbers") {
        for number in 0..<count { Row(ScrolledCell.self, number).id(number) }
      }
    }
  }

  func append(_ number: Int) { set(count + number) }

  func set(_ count: Int) {
    self.count = count
    show()
  }

  var shown: [Int] { list.host.visibleCells.compactMap { Int($0.cell.lines[0]) } }

  private func load() async {
    loads += 1
    if waits { await withCheckedContinuation { waiting = $0 } }
    guard count < 30 else { return }
    count += pageCount
    show()
  }
}

/// Waits until work that is scheduled on the main actor has run.
@MainActor
private func nextTurns() async {
  for _ in 0..<20 { await Task.yield() }
}

@MainActor
struct `Scrolling to a row` {
  private let screen = Screen(30, within: -1)

  @Test(arguments: [
    (RowScrollPosition.top, [20, 21, 22, 23, 24]), (.middle, [18, 19, 20, 21, 22]),
    (.bottom, [16, 17, 18, 19, 20]), (.nearest, [16, 17, 18, 19, 20]),
  ])
  func `puts it where it is wanted`(position: RowScrollPosition, shown: [Int]) {
    #expect(screen.list.scroll(to: 20, at: position))
    #expect(screen.shown == shown)
  }

  @Test func `doesn't move a row that is visible, if the nearest place is wanted`() {
    screen.list.scroll(to: 20, at: .top)
    screen.list.scroll(to: 22)
    #expect(screen.shown == [20, 21, 22, 23, 24])
    screen.list.scroll(to: 18)
    #expect(screen.shown == [18, 19, 20, 21, 22])
  }

  @Test func `stops at the ends of the list`() {
    screen.list.scroll(to: 1, at: .bottom)
    #expect(screen.shown == [0, 1, 2, 3, 4])
    screen.list.scroll(to: 28, at: .top)
    #expect(screen.shown == [25, 26, 27, 28, 29])
  }

  @Test func `is impossible for a row that isn't in the list`() {
    #expect(!screen.list.scroll(to: 30))
    #expect(screen.shown == [0, 1, 2, 3, 4])
  }
}

@MainActor
struct `The end of a list` {
  @Test func `is reached when a row near it comes on screen`() async {
    let screen = Screen(10)
    await nextTurns()
    #expect(screen.loads == 0)
    screen.list.host.scroll(by: 40)
    await nextTurns()
    #expect(screen.loads == 0)
    screen.list.host.scroll(by: 20)
    await nextTurns()
    #expect(screen.loads == 1)
    #expect(screen.count == 20)
  }

  @Test func `isn't reported while the handler runs`() async {
    let screen = Screen(10)
    screen.waits = true
    screen.list.host.scroll(by: 100)
    await nextTurns()
    screen.list.host.scroll(by: -100)
    screen.list.host.scroll(by: 100)
    screen.show()
    await nextTurns()
    #expect(screen.loads == 1)
    screen.waits = false
    screen.waiting?.resume()
    await nextTurns()
    #expect(screen.count == 20)
  }

  @Test func `is reported after the handler if other code appended rows meanwhile`() async {
    let screen = Screen(10)
    screen.waits = true
    screen.list.host.scroll(by: 100)
    await nextTurns()
    screen.append(20)
    screen.list.scroll(to: 29)
    await nextTurns()
    #expect(screen.loads == 1)
    screen.waits = false
    screen.waiting?.resume()
    await nextTurns()
    #expect(screen.loads == 2)
  }

  @Test func `isn't reported for a step of a change after which the end is far away`() async {
    let list = ListDriver(host: HeadlessList(height: 1_000))
    var loads = 0
    list.onReachEnd(within: 2, weak: list) { _ in loads += 1 }
    func section(_ id: String, _ rows: Range<Int>) -> ListSection<HeadlessCell> {
      ListSection(id: id) { for number in rows { Row(ScrolledCell.self, number).id(number) } }
    }
    list.apply {
      section("a", 0..<3)
      section("b", 10..<13)
    }
    await nextTurns()
    #expect(loads == 1)
    // Sections that change their places and their rows need two steps. The last section comes in the second.
    list.apply {
      section("b", 10..<14)
      section("a", 0..<4)
      section("c", 100..<300)
    }
    await nextTurns()
    #expect(loads == 1)
  }

  @Test func `isn't reported again if only a step of a change has another end`() async {
    let list = ListDriver(host: HeadlessList(height: 1_000))
    var loads = 0
    list.onReachEnd(within: 2, weak: list) { _ in loads += 1 }
    func show(_ sections: [(id: String, numbers: [Int])]) {
      list.apply(
        sections.map { id, numbers in
          ListSection(id: id) {
            for number in numbers { Row(ScrolledCell.self, number).id(number) }
          }
        })
    }
    show([("a", [0, 1]), ("b", [10, 11, 12]), ("z", [20, 21, 22])])
    await nextTurns()
    #expect(loads == 1)
    // The first step deletes and inserts rows, and the second moves a section and inserts one, which makes up for a
    // deleted row.
    show([("b", [10, 11]), ("a", [0, 1]), ("new", [30]), ("z", [20, 23, 22])])
    await nextTurns()
    #expect(loads == 1, "the list has as many rows and the same last row")
  }

  @Test func `is reported again after the list became shorter`() async {
    let screen = Screen(10)
    screen.list.host.scroll(by: 100)
    await nextTurns()
    #expect(screen.count == 20)
    // The user refreshes the list.
    screen.set(10)
    await nextTurns()
    #expect(screen.loads == 2)
    #expect(screen.count == 20)
  }

  @Test func `is reported if rows are deleted and no other row comes on screen`() async {
    let screen = Screen(20)
    await nextTurns()
    #expect(screen.loads == 0)
    screen.set(5)
    await nextTurns()
    #expect(screen.loads == 1)
  }

  @Test func `is reported when all rows are deleted, and not before the first rows`() async {
    let screen = Screen(0)
    await nextTurns()
    #expect(screen.loads == 0)
    screen.set(29)
    screen.set(0)
    await nextTurns()
    #expect(screen.loads == 1)
    #expect(screen.count == 10)
    let empty = Screen(10, pageCount: 0)
    empty.set(0)
    await nextTurns()
    empty.show()
    await nextTurns()
    #expect(empty.loads == 1, "no rows were added")
  }

  @Test func `is reported when all rows are deleted while the handler runs`() async {
    let screen = Screen(10)
    screen.waits = true
    screen.list.host.scroll(by: 100)
    await nextTurns()
    screen.set(0)
    await nextTurns()
    #expect(screen.loads == 1)
    screen.waits = false
    screen.waiting?.resume()
    await nextTurns()
    #expect(screen.loads == 1, "the handler added rows")
    #expect(screen.count == 10)
  }

  @Test func `isn't reported again if only a row that shows the progress came and went`() async {
    let list = ListDriver(host: HeadlessList(height: 100))
    func show(isLoading: Bool) {
      list.apply {
        ListSection(id: 0) {
          for number in 0..<3 { Row(ScrolledCell.self, number).id(number) }
          if isLoading { Row(ScrolledCell.self, -1).id("loading") }
        }
      }
    }
    show(isLoading: false)
    var loads = 0
    list.onReachEnd(weak: list) { _ in
      loads += 1
      show(isLoading: true)
      await Task.yield()
      show(isLoading: false)
    }
    await nextTurns()
    #expect(loads == 1)
  }

  /// The rows above a row "Loading…", which the handler removes because there are no others.
  @Test(arguments: [0, 3])
  func `isn't reported again if the handler only removed the last row`(count: Int) async {
    let list = ListDriver(host: HeadlessList(height: 100))
    func show(count: Int, isLoading: Bool) {
      list.apply {
        ListSection(id: 0) {
          for number in 0..<count { Row(ScrolledCell.self, number).id(number) }
          if isLoading { Row(ScrolledCell.self, -1).id("loading") }
        }
      }
    }
    show(count: count, isLoading: true)
    var loads = 0
    list.onReachEnd(weak: list) { _ in
      loads += 1
      show(count: count, isLoading: false)
    }
    await nextTurns()
    #expect(loads == 1)
    show(count: count + 1, isLoading: false)
    await nextTurns()
    #expect(loads == 2, "other rows make another end")
  }

  @Test func `is reported again if the handler, or a user meanwhile, removed another row`() async {
    let list = ListDriver(host: HeadlessList(height: 100))
    var numbers = [0, 1, 2]
    func show() {
      list.apply {
        ListSection(id: 0) { for number in numbers { Row(ScrolledCell.self, number).id(number) } }
      }
    }
    show()
    var loads = 0
    list.onReachEnd(weak: list) { _ in
      loads += 1
      if loads == 1 { numbers.removeFirst() } else if loads == 2 { numbers = [7] }
      show()
    }
    await nextTurns()
    #expect(loads == 2, "one more call for the removed first row, none for the removed last one")
  }

  @Test func `is reported again for new rows until they fill the screen`() async {
    let screen = Screen(1, pageCount: 2)
    await nextTurns()
    #expect(screen.loads == 4)
    #expect(screen.count == 9, "five rows fit, and the distance is less than the four below")
  }

  @Test func `is reported for each page although the last row stays the same`() async {
    let screen = Screen(6)
    let list = screen.list
    var (count, loads) = (6, 0)
    func show() {
      list.apply {
        ListSection(id: 0) {
          for number in 0..<count { Row(ScrolledCell.self, number).id(number) }
          Row(ScrolledCell.self, -1)
        }
      }
    }
    list.onReachEnd(weak: screen) { _ in
      loads += 1
      count += 10
      show()
    }
    for page in 1...3 {
      show()
      list.scroll(to: count - 1, at: .bottom)
      await nextTurns()
      #expect(loads == page)
    }
  }

  @Test func `is reported once if no rows were added, until the handler is set again`() async {
    let screen = Screen(30)
    screen.list.scroll(to: 29)
    await nextTurns()
    screen.list.scroll(to: 0)
    screen.list.scroll(to: 29)
    await nextTurns()
    #expect(screen.loads == 1)
    var loads = 0
    screen.list.onReachEnd(weak: screen) { _ in loads += 1 }
    await nextTurns()
    #expect(loads == 1, "the end is on screen when the handler is set")
  }

  @Test func `counts the rows of all sections below`() async {
    let screen = Screen(0)
    await nextTurns()
    var loads = 0
    screen.list.onReachEnd(within: 3, weak: screen) { _ in loads += 1 }
    screen.list.apply {
      ListSection(id: 0) { for number in 0..<6 { Row(ScrolledCell.self, number).id(number) } }
      ListSection(id: 1) { for number in 6..<9 { Row(ScrolledCell.self, number).id(number) } }
      ListSection(id: 2) {}
    }
    await nextTurns()
    #expect(loads == 0)
    screen.list.host.scroll(by: 20)
    await nextTurns()
    #expect(loads == 1)
  }

  @Test func `is reported to no owner that was released`() async {
    var screen: Screen? = Screen(10)
    weak var released: Screen?
    released = screen
    let list = screen?.list
    screen = nil
    list?.host.scroll(by: 100)
    await nextTurns()
    #expect(released == nil)
  }
}
