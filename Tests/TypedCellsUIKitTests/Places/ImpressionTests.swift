import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting
import TypedCellsUIKit

@MainActor
@Suite struct `Impressions` {
  private final class Log {
    var seen: [Int] = []
    var count: [Int: Int] { Dictionary(seen.map { ($0, 1) }, uniquingKeysWith: +) }
  }

  private let list = TableList()
  private let time = ManualTime()
  private let log = Log()

  private func show(
    _ ids: some Sequence<Int>, visible: Double = 0.5, seconds: Double = 1, repeats: Bool = false
  ) {
    list.driver.timeSource = time
    list.show {
      for id in ids {
        Row(TallCell.self, 88).id(id)
          .onImpression(visible: visible, seconds: seconds, repeats: repeats, weak: log) { log, _ in
            log.seen.append(id)
          }
      }
    }
  }

  @Test func `count a row once, when enough of it was visible for long enough`() async {
    show(0..<100)
    await nextTurn()
    time.advance(by: 0.9)
    #expect(log.seen.isEmpty)
    time.advance(by: 0.1)
    // Five rows of 88 points fit into 440.
    #expect(log.seen.sorted() == [0, 1, 2, 3, 4])
    list.table.user.scroll(by: 40)
    time.advance(by: 2)
    #expect(log.seen.sorted() == [0, 1, 2, 3, 4])
    list.table.user.scroll(by: 5)
    time.advance(by: 0.5)
    // For less than a second.
    list.table.user.scroll(by: -5)
    time.advance(by: 5)
    #expect(log.seen.sorted() == [0, 1, 2, 3, 4])
    list.table.user.scroll(by: 5)
    time.advance(by: 1)
    #expect(log.seen.sorted() == [0, 1, 2, 3, 4, 5])
  }

  @Test func `don't count again when a row moves, changes, or comes back`() async {
    show(0..<100)
    await nextTurn()
    time.advance(by: 1)
    for ids in [Array((0..<100).reversed()), Array(50..<100), Array(0..<100)] {
      show(ids)
      list.driver.refreshVisible()
      time.advance(by: 1)
    }
    #expect(log.count.values.allSatisfy { $0 == 1 })
    #expect(Set(log.seen) == [0, 1, 2, 3, 4, 99, 98, 97, 96, 95, 50, 51, 52, 53, 54])
  }

  @Test func `go on while a row is moved or updated`() async {
    show(0..<100)
    await nextTurn()
    time.advance(by: 0.6)
    show([3, 2, 1, 0] + Array(4..<100))
    list.driver.refreshVisible()
    time.advance(by: 0.4)
    #expect(log.seen.sorted() == [0, 1, 2, 3, 4])
  }

  @Test func `count again after the row has left, if wanted`() async {
    show(0..<100, repeats: true)
    await nextTurn()
    time.advance(by: 1)
    time.advance(by: 9)
    #expect(log.seen.count == 5)
    list.table.user.scroll(by: 2000)
    list.table.user.scroll(by: -2000)
    time.advance(by: 1)
    #expect(log.count == [0: 2, 1: 2, 2: 2, 3: 2, 4: 2])
  }

  @Test func `count at once without a time`() async {
    show(0..<100, visible: 1, seconds: 0)
    await nextTurn()
    #expect(log.seen.sorted() == [0, 1, 2, 3, 4])
    list.table.user.scroll(by: 80)
    #expect(!log.seen.contains(5))
    list.table.user.scroll(by: 8)
    #expect(log.seen.contains(5))
  }

  @Test func `don't count what insets, the app, a superview or the keyboard covers`() async {
    show(0..<3, visible: 0.9)
    await nextTurn()
    list.table.contentInset.top = 20
    list.host.coveredInsets.top = 30
    list.window.layoutIfNeeded()
    // The table has scrolled nothing, so its first row begins below 20 points and is covered from there to 50.
    list.table.contentOffset.y = -20
    time.advance(by: 1)
    #expect(log.seen.sorted() == [1, 2])

    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    clip.clipsToBounds = true
    list.window.addSubview(clip)
    clip.addSubview(list.table)
    list.host.coveredInsets.top = 0
    list.table.contentInset.top = 0
    list.table.contentOffset.y = 0
    show(10..<20, visible: 0.9)
    await nextTurn()
    time.advance(by: 1)
    #expect(log.seen.sorted() == [1, 2, 10])
  }

  @Test func `don't count what the keyboard covers`() async throws {
    list.window.makeKeyAndVisible()
    list.window.keyboardHeight = 200
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    list.window.addSubview(field)
    show(0..<20, visible: 0.9)
    await nextTurn()
    #expect(field.becomeFirstResponder())
    list.window.layoutIfNeeded()
    time.advance(by: 1)
    // 240 points are above the keyboard.
    #expect(log.seen.sorted() == [0, 1])
    field.resignFirstResponder()
    list.window.layoutIfNeeded()
    time.advance(by: 1)
    #expect(log.seen.sorted() == [0, 1, 2, 3, 4])
  }

  @Test func `count again what the app doesn't cover any more`() async {
    list.host.coveredInsets.bottom = 300
    show(0..<20, visible: 0.9)
    await nextTurn()
    time.advance(by: 1)
    #expect(log.seen == [0])
    list.host.coveredInsets.bottom = 0
    time.advance(by: 1)
    #expect(log.seen.sorted() == [0, 1, 2, 3, 4])
  }

  @Test func `don't count in a view outside a window`() async {
    show(0..<3)
    await nextTurn()
    list.table.removeFromSuperview()
    time.advance(by: 1)
    #expect(log.seen.isEmpty)
    list.window.addSubview(list.table)
    list.window.layoutIfNeeded()
    time.advance(by: 1)
    #expect(log.seen.sorted() == [0, 1, 2])
  }

  @Test func `of a row larger than the viewport count the part of it that it fills`() async {
    list.driver.timeSource = time
    list.show {
      Row(TallCell.self, 5000).id(0)
        .onImpression(visible: 1, weak: log) { log, _ in log.seen.append(0) }
    }
    await nextTurn()
    time.advance(by: 1)
    #expect(log.seen == [0])
  }

  @Test func `of sections count their rows, or what they fill`() async {
    list.driver.timeSource = time
    list.apply {
      for section in 0..<20 {
        ListSection(id: section) {
          for row in 0..<(section == 3 ? 30 : 2) { Row(TallCell.self, 88).id(row) }
        }
        .onImpression(visible: 0.9, weak: log) { $0.seen.append(section) }
      }
    }
    await nextTurn()
    time.advance(by: 1)
    // Five rows fit, so the third section is half visible.
    #expect(log.seen.sorted() == [0, 1])
    list.table.user.scroll(by: 88)
    time.advance(by: 1)
    #expect(log.seen.sorted() == [0, 1, 2])
    list.table.user.scroll(by: 1000)
    time.advance(by: 1)
    #expect(log.seen.sorted() == [0, 1, 2, 3])
  }

  @Test func `in a carousel count in the outer viewport`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let controller = UIViewController()
    window.addSubview(controller.view)
    controller.view.frame = window.bounds
    let list = TypedCellsUIKit.CollectionList(
      in: controller.view, layout: .grid(columns: 1, itemHeight: .points(300)))
    list.timeSource = time
    list.apply {
      ListSection(id: "top") { Row(TileCell.self, "top").id(1000) }
      ListSection(id: "carousel") {
        for id in 0..<10 {
          Row(TileCell.self, "\(id)").id(id)
            .onImpression(weak: log) { log, _ in log.seen.append(id) }
        }
      }
      .layout(.carousel(itemWidth: .points(100), itemHeight: .points(250)))
      .onImpression(weak: log) { log in log.seen.append(-1) }
    }
    window.layoutIfNeeded()
    await nextTurn()
    time.advance(by: 1)
    // 100 of 250 points are in the viewport.
    #expect(log.seen.isEmpty)
    list.host.collectionView?.user.scroll(by: 50)
    time.advance(by: 1)
    #expect(log.seen.sorted() == [-1, 0, 1, 2])
    list.host.collectionView?.user.scroll(section: 1, by: 200)
    await nextTurn()
    time.advance(by: 1)
    #expect(log.seen.sorted() == [-1, 0, 1, 2, 3, 4])
  }

  @Test func `end with their owner`() async {
    var owner: Log? = Log()
    let isReleased = { [weak owner] in owner == nil }
    list.driver.timeSource = time
    list.show {
      for id in 0..<3 {
        Row(TallCell.self, 88).id(id).onImpression(weak: owner!) { log, _ in log.seen.append(id) }
      }
    }
    await nextTurn()
    owner = nil
    #expect(isReleased())
    time.advance(by: 1)
  }

  @Test func `are remembered for rows of the content, and for many others`() async {
    show(0..<100, seconds: 0)
    await nextTurn()
    for page in 1..<300 { show(page * 100..<(page + 1) * 100, seconds: 0) }
    let before = log.seen.count
    // The last 10,000 that left the content are remembered.
    show(29_800..<29_900, seconds: 0)
    show(29_900..<30_000, seconds: 0)
    #expect(log.seen.count == before)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `are those of a model of geometry and time, over random sessions`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var ids = Array(0..<60)
    var heights: [Int: Double] = [:]
    func height(_ id: Int) -> Double {
      let height = heights[id] ?? Double(Int.random(in: 20...200, using: &random))
      heights[id] = height
      return height
    }
    func show() {
      list.driver.timeSource = time
      list.show {
        for id in ids {
          Row(TallCell.self, height(id)).id(id).height(height(id))
            .onImpression(visible: 0.6, weak: log) { log, _ in log.seen.append(id) }
        }
      }
    }
    // The model: since when each row is visible enough.
    var since: [Int: Double] = [:]
    var expected: Set<Int> = []
    var now = 0.0
    func look() {
      var top = -list.table.contentOffset.y
      var enough: Set<Int> = []
      for id in ids {
        let height = heights[id] ?? 0
        let visible = min(top + height, 440) - max(top, 0)
        if visible > 0, visible / min(height, 440) >= 0.6 - 0.001 { enough.insert(id) }
        top += height
      }
      for id in enough where since[id] == nil { since[id] = now }
      for id in since.keys where !enough.contains(id) { since[id] = nil }
    }
    func pass(_ seconds: Double) {
      now += seconds
      for (id, start) in since where now - start >= 1 - 0.000_001 { expected.insert(id) }
      time.advance(by: seconds)
    }
    show()
    await nextTurn()
    look()
    for step in 0..<120 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        list.table.user.scroll(by: CGFloat(Int.random(in: -300...400, using: &random)))
      case 2:
        ids.remove(at: Int.random(in: ids.indices, using: &random))
        ids.insert(100 + step, at: Int.random(in: ids.indices, using: &random))
        show()
      default:
        let id = ids.remove(at: Int.random(in: ids.indices, using: &random))
        ids.insert(id, at: Int.random(in: ids.indices, using: &random))
        show()
      }
      look()
      pass([0.25, 0.5, 1.25].randomElement(using: &random) ?? 1)
      #expect(log.seen.sorted() == expected.sorted(), "seed \(seed), step \(step)")
      if Set(log.seen) != expected { return }
    }
  }
}

@MainActor
@Suite struct `Visible rows` {
  @Test func `are told with their fractions, and the most visible one`() async {
    let list = TableList()
    let journal = Journal()
    list.driver.onVisibleRowsChange(weak: journal) { journal, rows in
      let texts = rows.map { "\($0.id(as: Int.self) ?? -1): \($0.fraction)" }
      journal.note(texts.joined(separator: ", "))
    }
    list.show { for id in 0..<9 { Row(TallCell.self, 220).id(id) } }
    #expect(list.driver.visibleRows.map(\.fraction) == [1, 1])
    #expect(list.driver.mostVisibleRow()?.id(as: Int.self) == 0)
    list.table.user.scroll(by: 55)
    #expect(journal.entries.last == "0: 0.75, 1: 1.0, 2: 0.25")
    #expect(list.driver.mostVisibleRow()?.id(as: Int.self) == 1)
    #expect(list.driver.mostVisibleRow { $0.path.row % 2 == 0 }?.id(as: Int.self) == 0)
    #expect(list.driver.mostVisibleRow { $0.path.row > 5 } == nil)
    let count = journal.entries.count
    list.driver.refreshVisible()
    #expect(journal.entries.count == count)
    list.show { Row(TallCell.self, 220).id(5) }
    #expect(journal.entries.last == "5: 1.0")
  }

  @Test func `are told after the first content, and when a carousel is scrolled`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(
      in: view, layout: .carousel(itemWidth: .points(150), itemHeight: .points(200)))
    let journal = Journal()
    list.onVisibleRowsChange(weak: journal) { journal, rows in
      journal.note(rows.map { "\($0.path.row)" }.joined())
    }
    list.apply {
      ListSection(id: 0) { for id in 0..<9 { Row(TileCell.self, "\(id)").id(id) } }
    }
    window.layoutIfNeeded()
    await nextTurn()
    #expect(journal.entries.last == "01")
    list.host.collectionView?.user.scroll(section: 0, by: 450)
    await nextTurn()
    #expect(journal.entries.last == "34")
  }

  @Test func `aren't looked at if nobody listens`() {
    let list = TableList()
    list.show { for id in 0..<50 { Row(TallCell.self, 44).id(id) } }
    list.table.user.scroll(by: 300)
    #expect(list.table.subviews.allSatisfy { !"\(type(of: $0))".contains("Observer") })
  }
}
