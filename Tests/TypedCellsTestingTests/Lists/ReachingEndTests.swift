import Foundation
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class NumberCell: HeadlessCell, Updatable {
  func update(viewData number: Int) { lines = ["\(number)"] }
}

/// A list that loads more rows at its end.
@MainActor
private final class Pages {
  let list = ListDriver(host: HeadlessList(height: 10 * HeadlessList.lineHeight))
  var count = 30
  var showsLoading = false
  var loadingCount = 0

  func show() {
    list.apply {
      ListSection(id: 0) {
        for number in 0..<count { Row(NumberCell.self, number).id(number) }
        if showsLoading { Row(NumberCell.self, -1).id("Loading, \(loadingCount)…") }
      }
    }
  }

  func scrollToEnd() { list.scroll(to: count - 1, at: .bottom) }
}

@MainActor
struct `The assertion on the end of a list` {
  private let pages = Pages()

  init() { pages.show() }

  private func examine() async {
    await assertReachesOnce(.end, of: pages.list) { pages.scrollToEnd() }
  }

  @Test func `passes if the handler appends rows at each end`() async {
    pages.list.onReachEnd(weak: pages) { pages in
      await Task.yield()
      pages.count += 20
      pages.show()
    }
    await examine()
    #expect(pages.count == 70)
  }

  @Test func `passes if there are no more rows`() async {
    var calls = 0
    pages.list.onReachEnd(weak: pages) { _ in calls += 1 }
    await examine()
    await examine()
    #expect(calls == 1)
  }

  @Test func `passes if the handler shows a row while it loads others`() async {
    pages.list.onReachEnd(weak: pages) { pages in
      pages.showsLoading = true
      pages.show()
      await Task.yield()
      (pages.showsLoading, pages.count) = (false, pages.count + 20)
      pages.show()
    }
    await examine()
  }

  @Test func `passes if the handler is already loading the first rows`() async {
    pages.list.onReachEnd(weak: pages) { _ in for _ in 0..<5 { await Task.yield() } }
    pages.scrollToEnd()
    await Task.yield()
    await examine()
  }

  @Test func `fails if the handler changes the end after it has returned`() async {
    pages.list.onReachEnd(weak: pages) { pages in
      pages.showsLoading = true
      pages.show()
      Task {
        pages.showsLoading = false
        pages.show()
      }
    }
    await expectFailure(containing: "Return from the handler after the last change") {
      await examine()
    }
    pages.list.onReachEnd(weak: pages) { _ in }
  }

  @Test func `counts the rows that the handler added`() async {
    pages.list.onReachEnd(weak: pages) { pages in
      pages.showsLoading = true
      pages.show()
      Task {
        pages.loadingCount += 1
        pages.show()
      }
    }
    await expectFailure(containing: "and 1 row was added. Return") { await examine() }
    pages.list.onReachEnd(weak: pages) { _ in }
  }

  @Test func `fails if the list isn't scrolled to its end`() async {
    pages.list.onReachEnd(weak: pages) { _ in }
    await expectFailure(containing: "wasn't called when it was scrolled to its end") {
      await assertReachesOnce(.end, of: pages.list) {}
    }
    pages.list.onReachEnd(weak: pages) { pages in
      pages.count += 20
      pages.show()
    }
    var scrolls = 0
    await expectFailure(containing: "wasn't called when it was scrolled to its end a second time") {
      await assertReachesOnce(.end, of: pages.list) {
        scrolls += 1
        if scrolls == 1 { pages.scrollToEnd() }
      }
    }
  }

  @Test func `fails if the handler doesn't return`() async {
    var waiting: CheckedContinuation<Void, Never>?
    pages.list.onReachEnd(weak: pages) { _ in await withCheckedContinuation { waiting = $0 } }
    await expectFailure(containing: "hasn't returned after two seconds") { await examine() }
    waiting?.resume()
  }

  @Test func `fails without a handler or rows`() async {
    await expectFailure(containing: "it has no handler for its end. Call `onReachEnd`") {
      await examine()
    }
    pages.list.onReachEnd(weak: pages) { _ in }
    pages.count = 0
    pages.show()
    await expectFailure(containing: "it has no rows") { await examine() }
  }
}
