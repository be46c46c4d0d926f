import Foundation
import Testing
import TypedCells

@testable import TypedCellsAppKit

/// Time that passes when a test says so.
private final class TestTime: TimeSource {
  private var waiting: [(seconds: Double, body: @MainActor () -> Void)] = []

  func call(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    waiting.append((seconds, body))
  }

  func pass(_ seconds: Double) {
    let due = waiting.filter { $0.seconds <= seconds }
    waiting = waiting.filter { $0.seconds > seconds }.map { ($0.seconds - seconds, $0.body) }
    for call in due { call.body() }
  }
}

/// Notes what a list tells.
private final class Listener {
  var lines: [String] = []
}

/// The rows are 40 points high, and the viewport 200.
@MainActor
@Suite(.serialized)
struct `The place of a list in AppKit` {
  // MARK: The end

  private func followsEnd(_ list: some PlacedList) {
    list.list.followsEnd = .near(points: 50)
    list.apply(0..<20)
    settle(list.view)
    #expect(list.ids == [15, 16, 17, 18, 19])
    list.apply(0..<22, animated: true)
    settle(list.view)
    #expect(list.ids == [17, 18, 19, 20, 21])
    list.scroll(by: -40)
    #expect(list.list.isAtEnd)
    list.apply(0..<23)
    settle(list.view)
    #expect(list.ids == [18, 19, 20, 21, 22])
    list.scroll(by: -60)
    #expect(!list.list.isAtEnd)
    list.apply(0..<25)
    settle(list.view)
    #expect(list.ids == [16, 17, 18, 19, 20, 21])
  }

  @Test func `follows the end of a table`() { followsEnd(PlacedTable()) }
  @Test func `follows the end of a collection view`() { followsEnd(PlacedCollection()) }

  private func beginsAtEnd(_ list: some PlacedList) {
    let scrollView = list.scrollView
    scrollView.removeFromSuperview()
    list.list.followsEnd = .near(points: 0)
    list.apply(0..<20)
    #expect(list.list.isAtEnd)
    #expect(list.list.host.viewport == nil)
    #expect(!list.list.scroll(to: .end))
    list.window.contentView?.addSubview(scrollView)
    settle(list.view)
    #expect(list.ids == [15, 16, 17, 18, 19])
    scrollView.frame.size.height = 120
    settle(list.view)
    #expect(list.ids == [17, 18, 19])
    scrollView.frame.size.height = 160
    settle(list.view)
    #expect(list.ids == [16, 17, 18, 19])
  }

  @Test func `begins at the end of a table in a window, and stays there when it's resized`() {
    beginsAtEnd(PlacedTable())
  }

  @Test func `begins at the end of a collection view, and stays there when it's resized`() {
    beginsAtEnd(PlacedCollection())
  }

  private func tellsOfEnd(_ list: some PlacedList) {
    let listener = Listener()
    list.list.onAtEndChange(weak: listener) { $0.lines.append("\($1)") }
    list.apply(0..<20)
    settle(list.view)
    list.scroll(by: 10)
    #expect(listener.lines == ["false"])
    #expect(list.list.scroll(to: .end))
    #expect(listener.lines == ["false", "true"])
    list.scroll(by: -10)
    #expect(listener.lines == ["false", "true", "false"])
    #expect(list.list.scroll(to: .start, animated: true))
    settle(list.view)
    #expect(list.ids == [0, 1, 2, 3, 4])
    #expect(list.list.scroll(to: .end, animated: true))
    // The list is on its way.
    #expect(list.list.isAtEnd)
    settle(list.view)
    #expect(list.ids == [15, 16, 17, 18, 19])
    #expect(listener.lines == ["false", "true", "false", "true"])
  }

  @Test func `is at the end after an animation, also if rows arrive meanwhile`() {
    let list = PlacedTable()
    list.apply(0..<20)
    settle(list.view)
    var hasEnded = false
    list.list.host.scroll(to: .end, animated: true) { hasEnded = true }
    list.apply(0..<30)
    #expect(!hasEnded)
    settle(list.view)
    #expect(hasEnded)
    #expect(list.ids == [25, 26, 27, 28, 29])
  }

  @Test func `says when a table is at its end`() { tellsOfEnd(PlacedTable()) }
  @Test func `says when a collection view is at its end`() { tellsOfEnd(PlacedCollection()) }

  @Test func `ends where the insets end`() {
    let list = PlacedTable()
    list.clip.contentInsets = NSEdgeInsets(top: 20, left: 0, bottom: 60, right: 0)
    list.apply(0..<20)
    settle(list.view)
    list.list.scroll(to: .start)
    #expect(list.clip.bounds.minY == -20)
    #expect(list.list.visibleRows.map(\.fraction) == [1, 1, 1])
    list.list.scroll(to: .end)
    #expect(list.clip.bounds.maxY == 860)
    #expect(list.list.isAtEnd)
  }

  @Test func `belongs to the scroll view in which the view is now`() {
    let (list, listener) = (PlacedTable(), Listener())
    list.list.onAtEndChange(weak: listener) { $0.lines.append("\($1)") }
    list.apply(0..<20)
    let old = list.scrollView
    let new = NSScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    list.window.contentView?.addSubview(new)
    old.documentView = nil
    #expect(list.list.host.viewport == nil)
    new.documentView = list.view
    settle(list.view)
    list.list.scroll(to: .end)
    #expect(list.ids == [17, 18, 19])
    listener.lines = []
    NotificationCenter.default.post(
      name: NSScrollView.willStartLiveScrollNotification, object: old)
    #expect(list.list.host.activeScroll == .none)
    list.scroll(by: -10)
    #expect(listener.lines == ["false"])
  }

  // MARK: Saved places

  private func restores<List: PlacedList>(_ type: List.Type) throws {
    let list = List()
    list.list.keptPlace = .top
    list.apply(0..<20)
    settle(list.view)
    list.scroll(by: 190)
    let place = try #require(list.list.place(of: Int.self))
    #expect(place.id == 5)
    let saved = try JSONEncoder().encode(place)

    let other = List()
    var isRestored: Bool?
    other.list.restore(try JSONDecoder().decode(ListPlace<Int>.self, from: saved)) {
      isRestored = $0
    }
    other.apply(50..<55)
    settle(other.view)
    #expect(isRestored == nil)
    other.apply(Array(50..<55) + Array(3..<20))
    settle(other.view)
    #expect(isRestored == true)
    #expect(other.frames[5]?.minY == 10)
  }

  @Test func `is saved and restored in a table`() throws { try restores(PlacedTable.self) }
  @Test func `is saved and restored in a collection view`() throws {
    try restores(PlacedCollection.self)
  }

  // MARK: Visible rows

  private func tellsOfVisibleRows(_ list: some PlacedList) async {
    let listener = Listener()
    list.list.onVisibleRowsChange(weak: listener) { listener, rows in
      listener.lines = rows.map { "\($0.id(as: Int.self) ?? -1): \($0.fraction)" }
    }
    list.apply(0..<20)
    settle(list.view)
    await Task.yield()
    #expect(listener.lines == ["0: 1.0", "1: 1.0", "2: 1.0", "3: 1.0", "4: 1.0"])
    list.scroll(by: 390)
    #expect(
      listener.lines == ["9: 0.25", "10: 1.0", "11: 1.0", "12: 1.0", "13: 1.0", "14: 0.75"])
    list.scrollView.frame.size.height = 80
    #expect(listener.lines == ["9: 0.25", "10: 1.0", "11: 0.75"])
    settle(list.view)
    list.scrollView.frame.size.height = 160
    #expect(listener.lines == ["9: 0.25", "10: 1.0", "11: 1.0", "12: 1.0", "13: 0.75"])
  }

  @Test func `says which rows of a table are visible`() async {
    await tellsOfVisibleRows(PlacedTable())
  }
  @Test func `says which rows of a collection view are visible`() async {
    await tellsOfVisibleRows(PlacedCollection())
  }

  @Test func `says it also if rows come on screen without a scroll`() async {
    let (list, listener) = (PlacedTable(), Listener())
    list.list.keptPlace = .none
    list.apply(0..<20)
    settle(list.view)
    await Task.yield()
    list.list.host.reload()
    list.list.onVisibleRowsChange(weak: listener) { $0.lines.append("\($1.count)") }
    #expect(listener.lines == [])
    settle(list.view)
    await Task.yield()
    #expect(listener.lines == ["5"])
  }

  private func countsImpressions<List: PlacedList>(
    _ list: List, _ row: (Block, Listener) -> AnyRow<List.View.BaseCell>
  ) async {
    let (time, listener) = (TestTime(), Listener())
    list.list.timeSource = time
    list.list.apply {
      ListSection(id: 0) { for id in 0..<20 { row(Block(id: id), listener) } }
    }
    settle(list.view)
    await Task.yield()
    time.pass(0.5)
    #expect(listener.lines == [])
    list.scroll(by: 70)
    time.pass(0.5)
    #expect(listener.lines == ["2", "3", "4"])
    time.pass(0.5)
    #expect(listener.lines == ["2", "3", "4", "5", "6"])
    list.scroll(by: -70)
    time.pass(1)
    #expect(listener.lines == ["2", "3", "4", "5", "6", "0", "1"])
  }

  @Test func `counts impressions in a table`() async {
    await countsImpressions(PlacedTable()) { block, listener in
      AnyRow(
        Row(BlockCell.self, block).height(block.height)
          .onImpression(weak: listener) { $0.lines.append("\($1.id)") })
    }
  }

  @Test func `counts impressions in a collection view`() async {
    await countsImpressions(PlacedCollection()) { block, listener in
      AnyRow(
        Row(BlockItem.self, block).height(block.height)
          .onImpression(weak: listener) { $0.lines.append("\($1.id)") })
    }
  }

  // MARK: Layouts

  @Test func `is kept in a collection view that scrolls horizontally`() {
    let list = PlacedCollection()
    list.screen.layout.scrollDirection = .horizontal
    list.screen.layout.itemSize.width = 100
    list.list.keptPlace = .top
    list.apply([BlockSection(id: 0, blocks: (0..<20).map { Block(id: $0, height: 200) })])
    settle(list.view)
    list.clip.scroll(to: CGPoint(x: 450, y: 0))
    settle(list.view)
    let before = list.frames
    #expect(before.keys.sorted() == [4, 5, 6, 7])
    list.apply([BlockSection(id: 0, blocks: (-5..<20).map { Block(id: $0, height: 200) })])
    settle(list.view)
    #expect(list.frames == before)
    #expect(!list.list.isAtEnd)
    list.list.scroll(to: .end)
    #expect(list.frames[19]?.maxX == 320)
    #expect(list.list.isAtEnd)
    list.clip.contentInsets.left = 30
    list.list.scroll(to: .start)
    #expect(list.clip.bounds.minX == -30)
  }

  /// The table gets the heights of such rows only once one is on screen.
  @Test func `stays at the end when rows get other heights later`() async {
    let list = PlacedTable()
    list.list.followsEnd = .near(points: 0)
    list.list.apply {
      ListSection(id: 0) {
        LazyRows((0..<20).map { Block(id: $0) }, id: \.id) { block in
          // The height of the first row is automatic, so the table doesn't look for those of others.
          Row(BlockCell.self, block).height(block.id == 0 ? .infinity : block.height)
        }
      }
    }
    settle(list.view)
    for _ in 0..<3 { await Task.yield() }
    settle(list.view)
    #expect(Double(list.view.frame.height) == 780)
    #expect(list.ids == [15, 16, 17, 18, 19])
  }

  @Test func `stays when the layout changes`() async {
    let list = PlacedCollection()
    list.list.keptPlace = .top
    list.apply(0..<20)
    settle(list.view)
    list.scroll(by: 410)
    #expect(list.frames[11]?.minY == 30)
    list.screen.layout.minimumLineSpacing = 5
    list.screen.layout.invalidateLayout()
    settle(list.view)
    #expect(list.frames[11]?.minY == 85)
    await Task.yield()
    #expect(list.frames[11]?.minY == 30)
  }

  // MARK: Without a place

  @Test func `is unknown outside a scroll view`() {
    let table = NSTableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = NSWindow(contentRect: table.frame, styleMask: [], backing: .buffered, defer: false)
    window.contentView?.addSubview(table)
    let list = TableList(table)
    list.keptPlace = .top
    list.followsEnd = .always
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
    settle(table)
    #expect(list.host.viewport == nil)
    #expect(!list.scroll(to: .end))
    #expect(list.visibleRows.isEmpty)
    #expect(list.place(of: Int.self) == nil)
  }

  @Test func `isn't observed any more when the list is gone`() {
    let (table, listener) = (NSTableView(frame: .zero), Listener())
    let screen = Screen(table)
    weak var host: TableHost?
    do {
      let list = TableList(table)
      list.followsEnd = .always
      list.onVisibleRowsChange(weak: listener) { listener, _ in listener.lines.append("changed") }
      list.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
      settle(table)
      host = list.host
    }
    #expect(host == nil)
    listener.lines = []
    table.enclosingScrollView?.frame.size.height = 50
    table.enclosingScrollView?.removeFromSuperview()
    #expect(listener.lines == [])
    withExtendedLifetime(screen) {}
  }

  // MARK: The user

  /// A mouse wheel has only steps.
  @Test(arguments: [
    NSScrollView.willStartLiveScrollNotification, NSScrollView.didLiveScrollNotification,
  ])
  func `isn't restored after the user has scrolled`(_ notification: Notification.Name) throws {
    let list = PlacedTable()
    list.apply(0..<20)
    settle(list.view)
    let place = try #require(list.list.place(of: Int.self))
    list.apply(10..<20)
    var isRestored: Bool?
    list.list.restore(place) { isRestored = $0 }
    NotificationCenter.default.post(name: notification, object: list.scrollView)
    #expect(isRestored == false)
  }

  #if !os(macOS)
    private func belongsToUser(_ list: some PlacedList) {
      list.list.keptPlace = .top
      list.list.followsEnd = .near(points: 50)
      list.apply(0..<20)
      settle(list.view)
      #expect(list.list.host.activeScroll == .none)
      list.scrollView.userScrolls(by: -20) {
        #expect(list.list.host.activeScroll == .user)
        list.view.layoutSubtreeIfNeeded()
        let before = list.frames
        list.apply(-3..<22)
        #expect(list.frames == before)
      }
      #expect(list.list.host.activeScroll == .none)
      list.list.scroll(to: .end)
      list.apply(-3..<23)
      settle(list.view)
      #expect(list.ids == [18, 19, 20, 21, 22])
    }

    @Test func `belongs to the user of a table while they scroll`() {
      belongsToUser(PlacedTable())
    }

    @Test func `belongs to the user of a collection view while they scroll`() {
      belongsToUser(PlacedCollection())
    }

    @Test func `isn't that of an animation that the user has ended`() async {
      let list = PlacedCollection()
      list.list.keptPlace = .top
      list.apply(0..<20)
      settle(list.view)
      list.list.scroll(to: .end, animated: true)
      #expect(list.list.host.activeScroll == .listToEnd)
      var hasEnded = false
      list.list.host.scroll(to: RowPath(section: 0, row: 9), at: .top, animated: true) {
        hasEnded = true
      }
      #expect(list.list.host.activeScroll == .list)
      #expect(!hasEnded)
      list.scrollView.userScrolls(by: -30)
      #expect(hasEnded)
      #expect(list.list.host.activeScroll == .none)
      settle(list.view)
      #expect(list.clip.bounds.minY == 330)
    }
  #endif
}
