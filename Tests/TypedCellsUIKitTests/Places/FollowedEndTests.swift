import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
@Suite struct `Following the end` {
  private nonisolated static let kinds = PlacedList.Kind.allCases

  private func blocks(_ ids: some Sequence<Int>, height: Double = 90) -> [BlockSection] {
    [BlockSection(id: 0, blocks: ids.map { Block(id: $0, height: height + Double($0 % 7) * 11) })]
  }

  private func shown(
    _ kind: PlacedList.Kind, _ following: EndFollowing, _ ids: some Sequence<Int> = 0..<60
  ) -> PlacedList {
    let list = PlacedList(kind)
    list.followsEnd = following
    list.apply(blocks(ids))
    list.view.layoutIfNeeded()
    return list
  }

  @Test(arguments: kinds)
  func `begins at the end, also if the content is shown before the window`(kind: PlacedList.Kind) {
    #expect(shown(kind, .near(points: 0)).room.down < 0.5)
    let list = PlacedList(kind)
    list.view.removeFromSuperview()
    list.followsEnd = .always
    list.apply(blocks(0..<60))
    #expect(list.isAtEnd)
    list.window.addSubview(list.view)
    list.window.layoutIfNeeded()
    list.view.layoutIfNeeded()
    #expect(list.room.down < 0.5 && list.view.contentOffset.y > 500)
    #expect(list.frames[59] != nil)
  }

  @Test(arguments: kinds, [true, false])
  func `stays at the end if the user is there`(kind: PlacedList.Kind, animated: Bool) {
    let list = shown(kind, .near(points: 0))
    list.apply(blocks(0..<63), animated: animated)
    #expect(list.frames[62] != nil && list.room.down < 0.5 && list.isAtEnd)
    // Also if rows get other heights, or are deleted.
    list.apply(blocks(0..<63, height: 140), animated: animated)
    #expect(list.frames[62] != nil && list.room.down < 0.5)
    list.apply(blocks(0..<40), animated: animated)
    #expect(list.frames[39] != nil && list.room.down < 0.5)
  }

  @Test(arguments: kinds)
  func `follows only from near the end, unless it always does`(kind: PlacedList.Kind) {
    let near = shown(kind, .near(points: 100))
    near.drag(by: -60)
    #expect(near.isAtEnd && near.room.down > 50)
    near.apply(blocks(0..<61))
    #expect(near.room.down < 0.5)

    let far = shown(kind, .near(points: 100))
    far.keptPlace = .top
    far.drag(by: -300)
    #expect(!far.isAtEnd)
    let before = far.frames
    far.apply(blocks(0..<66))
    #expect(far.room.down > 250)
    for (id, frame) in far.frames where before[id] != nil { #expect(before[id] == frame) }

    let always = shown(kind, .always)
    always.drag(by: -700)
    always.apply(blocks((-5..<60)))
    // Content at the start isn't followed.
    #expect(always.room.down > 250)
    always.apply(blocks((-5..<61)))
    #expect(always.room.down < 0.5 && always.frames[60] != nil)
  }

  // In a grid, rows change their lines.
  @Test(arguments: kinds.filter { $0 != .grid })
  func `doesn't take the content from the user's finger`(kind: PlacedList.Kind) {
    let list = shown(kind, .near(points: 200))
    list.keptPlace = .top
    let finger = list.beginScrolling()
    finger?.move(by: -90)
    #expect(list.isAtEnd)
    let before = list.frames
    list.apply(blocks(-10..<70))
    let after = list.frames
    for (id, frame) in before {
      if let new = after[id] { #expect(abs(new.minY - frame.minY) < 0.5) }
    }
    finger?.move(by: 20)
    finger?.lift(velocity: -1)
    finger?.goOn(by: 0.3)
    let gliding = list.frames
    list.apply(blocks(-20..<70))
    for (id, frame) in list.frames {
      if let old = gliding[id] { #expect(abs(old.minY - frame.minY) < 0.5) }
    }
    #expect(finger?.isUnderWay == true)
    finger?.finish()
  }

  @Test(arguments: kinds)
  func `needs content that is added, unless the list is exactly at its end`(
    kind: PlacedList.Kind
  ) {
    let list = shown(kind, .near(points: 100))
    list.keptPlace = .top
    list.drag(by: -60)
    list.apply(blocks(0..<60, height: 91))
    #expect(list.room.down > 50)
    list.view.frame.size.height = 470
    list.window.layoutIfNeeded()
    #expect(list.isAtEnd && list.room.down > 50)
    // A row that replaces the last one is added, as a message in place of "typing".
    list.apply(blocks(Array(0..<59) + [100], height: 91))
    #expect(list.room.down < 0.5 && list.frames[100] != nil)
  }

  @Test func `is told by a list that only asks`() {
    let list = shown(.plainTable, .never, 0..<3)
    let journal = Journal()
    list.table?.onAtEndChange(weak: journal) { $0.note("\($1)") }
    list.apply(blocks(0..<60))
    #expect(!list.isAtEnd && journal.entries == ["false"])
    list.apply(blocks(0..<2))
    #expect(list.isAtEnd && journal.entries == ["false", "true"])
  }

  @Test(arguments: kinds)
  func `isn't left while the list follows it, and isn't reached before the list is there`(
    kind: PlacedList.Kind
  ) {
    let list = shown(kind, .near(points: 20))
    let journal = Journal()
    list.table?.onAtEndChange(weak: journal) { $0.note("\($1)") }
    list.collection?.onAtEndChange(weak: journal) { $0.note("\($1)") }
    list.window.holdsAnimatedScrolls = true
    // Taller than 20 points.
    list.apply(blocks(0..<61))
    list.scrollUnderWay?.goOn(by: 0.1)
    while let scroll = list.scrollUnderWay { scroll.finish() }
    #expect(journal.entries.isEmpty && list.isAtEnd)
    list.drag(by: -900)
    #expect(journal.entries == ["false"])
    list.scroll(to: .end, animated: true)
    list.scrollUnderWay?.goOn(by: 0.3)
    #expect(journal.entries == ["false"] && !list.isAtEnd)
    while let scroll = list.scrollUnderWay { scroll.finish() }
    #expect(journal.entries == ["false", "true"])
  }

  @Test(arguments: kinds, [true, false])
  func `doesn't report the start of a list that begins at its end`(
    kind: PlacedList.Kind, isInWindow: Bool
  ) async {
    let list = PlacedList(kind)
    list.followsEnd = .near(points: 0)
    list.keptPlace = .bottom
    list.alignsContentToBottom = true
    let journal = Journal()
    list.table?.onReachStart(weak: journal) { $0.note("start") }
    list.collection?.onReachStart(weak: journal) { $0.note("start") }
    if !isInWindow { list.view.removeFromSuperview() }
    list.apply(blocks(0..<60))
    list.window.addSubview(list.view)
    list.window.layoutIfNeeded()
    await nextTurn()
    #expect(journal.entries.isEmpty)
    list.drag(by: -90_000)
    await nextTurn()
    #expect(journal.entries == ["start"])
  }

  @Test(arguments: kinds.filter { $0 != .grid })
  func `leaves rows below the finger that scrolls over rows without a height`(
    kind: PlacedList.Kind
  ) {
    let list = shown(kind, .near(points: 0))
    list.keptPlace = .top
    let finger = list.beginScrolling()
    for _ in 0..<20 {
      let before = list.frames
      finger?.move(by: -100)
      for (id, frame) in list.frames {
        if let old = before[id] { #expect(abs(frame.minY - old.minY - 100) < 0.5, "block \(id)") }
      }
    }
    finger?.lift()
  }

  @Test(arguments: kinds)
  func `tells when the end is reached and left`(kind: PlacedList.Kind) {
    let list = shown(kind, .near(points: 50))
    let journal = Journal()
    list.table?.onAtEndChange(weak: journal) { $0.note("\($1)") }
    list.collection?.onAtEndChange(weak: journal) { $0.note("\($1)") }
    list.drag(by: -400)
    list.apply(blocks(0..<65))
    list.drag(by: -100)
    list.scroll(to: .end, animated: true)
    list.view.layoutIfNeeded()
    list.apply(blocks(0..<2))
    #expect(journal.entries == ["false", "true"])
  }

  // In a grouped table and a flow layout that measure their rows, a batch changes the estimates of rows off screen, so the
  // content may end where the viewport is.
  @Test(arguments: kinds.filter { $0 != .groupedTable && $0 != .flow }, [true, false])
  func `scrolls to a new row in an animation, also to the first one`(
    kind: PlacedList.Kind, keepsBottom: Bool
  ) {
    let list = shown(kind, .near(points: 100))
    if keepsBottom { list.keptPlace = .bottom }
    list.window.holdsAnimatedScrolls = true
    for id in 60..<64 {
      list.apply(blocks(0...id), animated: true)
      let scroll = list.scrollUnderWay
      #expect(scroll != nil && list.room.down > 5, "block \(id)")
      // Not before it has arrived.
      scroll?.goOn(by: 0.5)
      #expect(list.room.down > 5)
      while let scroll = list.scrollUnderWay { scroll.finish() }
      #expect(list.room.down < 0.5 && list.frames[id] != nil, "block \(id)")
    }
    // Another row while the list is on its way.
    list.apply(blocks(0...64), animated: true)
    list.scrollUnderWay?.goOn(by: 0.3)
    list.apply(blocks(0...65), animated: true)
    while let scroll = list.scrollUnderWay { scroll.finish() }
    #expect(list.room.down < 0.5 && list.frames[65] != nil)
  }

  @Test(arguments: kinds)
  func `scrolls exactly to the edges`(kind: PlacedList.Kind) {
    let list = shown(kind, .never, 0..<200)
    list.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    for animated in [false, true, false] {
      #expect(list.scroll(to: .end, animated: animated))
      #expect(list.room.down < 0.5 && list.frames[199] != nil)
      #expect(list.scroll(to: .start, animated: animated))
      #expect(list.view.contentOffset.y == -30 && list.frames[0] != nil)
    }
  }

  // A grouped table has a gap below its last row.
  @Test(arguments: kinds.filter { $0 != .groupedTable }, [true, false])
  func `puts short content at the bottom`(kind: PlacedList.Kind, follows: Bool) {
    let list = PlacedList(kind)
    list.alignsContentToBottom = true
    if follows { list.followsEnd = .near(points: 0) }
    func lowest() -> CGFloat { list.frames.values.map(\.maxY).max() ?? 0 }
    list.apply(blocks(0..<2))
    #expect(abs(lowest() - 480) < 0.5)
    for count in 3..<20 {
      list.apply(blocks(0..<count), animated: count % 2 == 0)
      if !follows { list.scroll(to: .end) }
      #expect(abs(lowest() - 480) < 0.5, "\(count) blocks")
    }
    for count in (1..<10).reversed() {
      list.apply(blocks(0..<count))
      if !follows { list.scroll(to: .end) }
      #expect(abs(lowest() - 480) < 0.5, "\(count) blocks")
    }
    list.view.contentInset.bottom = 60
    list.window.layoutIfNeeded()
    #expect(abs(lowest() - 420) < 0.5)
    list.view.frame.size.height = 400
    list.window.layoutIfNeeded()
    #expect(abs(lowest() - 340) < 0.5)
    list.alignsContentToBottom = false
    list.view.layoutIfNeeded()
    #expect(list.view.contentInset.top == 0 && list.room.up < 0.5)
  }

  @Test(arguments: kinds, [true, false])
  func `stays at the end when the viewport changes`(kind: PlacedList.Kind, keepsTop: Bool) {
    let list = shown(kind, .near(points: 0))
    list.keptPlace = keepsTop ? .top : .bottom
    list.view.contentInset.bottom = 250
    list.window.layoutIfNeeded()
    #expect(list.room.down < 0.5)
    list.view.contentInset.bottom = 0
    list.window.layoutIfNeeded()
    #expect(abs(list.room.down) < 0.5)
    list.view.frame.size = CGSize(width: 480, height: 320)
    list.window.layoutIfNeeded()
    #expect(list.room.down < 0.5)
  }
}
